#pragma once
// Sliding puzzles.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// Reading boards
inline constexpr Phrase boardEmpty{"there is no board here: {} numbers are needed",
                                   "δεν υπάρχει ταμπλό εδώ: χρειάζονται {} αριθμοί"};
inline constexpr Phrase boardTooFew{"the board ends after {} of its {} numbers; missing: {}",
                                    "το ταμπλό τελειώνει μετά από {} από τους {} αριθμούς του· λείπουν: {}"};
inline constexpr Phrase boardTooMany{"more than the {} numbers of this board",
                                     "περισσότεροι από τους {} αριθμούς του ταμπλό"};
inline constexpr Phrase notANumber{"'{}' is not a number", "το «{}» δεν είναι αριθμός"};
inline constexpr Phrase foreignTile{"tile {} does not belong on this board: it takes 0 to {}",
                                    "το πλακίδιο {} δεν ανήκει στο ταμπλό: δέχεται 0 έως {}"};
inline constexpr Phrase tileTwice{"tile {} stands twice", "το πλακίδιο {} υπάρχει δύο φορές"};
inline constexpr Phrase blankTwice{"the blank (0) stands twice", "το κενό (0) υπάρχει δύο φορές"};
inline constexpr Phrase rowLength{"row {} has {} instead of {} numbers", "η γραμμή {} έχει {} αντί για {} αριθμούς"};
inline constexpr Phrase tablesCutOff{"the file ends before its tables do",
                                     "το αρχείο τελειώνει πριν από τους πίνακές του"};
inline constexpr Phrase tablesTooLong{"something follows the tables", "κάτι ακολουθεί τους πίνακες"};
inline constexpr Phrase tablesOfAnother{"the file has tables of another kind", "το αρχείο έχει πίνακες άλλου είδους"};
inline constexpr Phrase tablesAltered{"the tables do not match their checksum",
                                      "οι πίνακες δεν ταιριάζουν με το άθροισμα ελέγχου"};
inline constexpr Phrase milestoneKind{
    "{}: this is no search to be gone on with ('mitos tiles milestone 2' should stand at its beginning)",
    "{}: δεν είναι αναζήτηση προς συνέχιση (θα έπρεπε να αρχίζει με «mitos tiles milestone 2»)"};
inline constexpr Phrase milestoneDamaged{"{}: the file is damaged (its checksum does not hold)",
                                         "{}: το αρχείο είναι κατεστραμμένο (το άθροισμα ελέγχου δεν ταιριάζει)"};
inline constexpr Phrase milestoneOther{"{}: the file belongs to another search: there '{}', here '{}'",
                                       "{}: το αρχείο ανήκει σε άλλη αναζήτηση: εκεί «{}», εδώ «{}»"};
inline constexpr Phrase bfsCountsMoves{"bfs finds the fewest moves, which need not be the cheapest where steps cost "
                                       "differently: ucs, astar or champion do",
                                       "ο bfs βρίσκει τις λιγότερες κινήσεις, που δεν είναι πάντα οι φθηνότερες όταν "
                                       "τα βήματα κοστίζουν διαφορετικά: ucs, astar ή champion"};
inline constexpr Phrase exactCountsMoves{"the exact table counts moves, not what they cost",
                                         "ο ακριβής πίνακας μετρά κινήσεις, όχι το κόστος τους"};
inline constexpr Phrase atlasCountsMoves{"the atlas counts moves: it takes no --costs",
                                         "ο άτλαντας μετρά κινήσεις: δεν δέχεται --costs"};
inline constexpr Phrase badCosts{"'{}' is not what steps cost: along a row, along a column and, with king moves, "
                                 "diagonally, each from 1 to {}, such as 2,2,3",
                                 "το «{}» δεν είναι κόστος βημάτων: κατά μήκος γραμμής, στήλης και, με κινήσεις king, "
                                 "διαγώνια, το καθένα από 1 έως {}, όπως 2,2,3"};
inline constexpr Phrase noDiagonalCosts{"'{}': plain moves have no diagonal steps; two numbers are enough",
                                        "«{}»: οι κινήσεις plain δεν έχουν διαγώνια βήματα· αρκούν δύο αριθμοί"};
inline constexpr Phrase spiralOnly3x3{"the goal 'spiral' is for 3x3 boards only",
                                      "ο στόχος «spiral» ισχύει μόνο για ταμπλό 3x3"};
inline constexpr Phrase badSize{"'{}' is not a size: rows x columns, each from 2 to 5, such as 3x3",
                                "το «{}» δεν είναι μέγεθος: γραμμές x στήλες, από 2 έως 5, π.χ. 3x3"};

// Requests that are refused
inline constexpr Phrase notAdmissible{
    "the heuristic '{}' can overestimate with {} moves, and then '{}' could not keep its promise: {}",
    "η ευρετική «{}» μπορεί να υπερεκτιμά με κινήσεις {}, και τότε ο «{}» δεν θα τηρούσε την υπόσχεσή του: {}"};
inline constexpr Phrase whyManhattanKing{"a diagonal move takes two off the Manhattan distance at the cost of one",
                                         "μια διαγώνια κίνηση μειώνει την απόσταση Μανχάταν κατά δύο με κόστος ένα"};
inline constexpr Phrase whyConflictKing{"tiles in conflict can pass each other by diagonal moves",
                                        "τα πλακίδια σε σύγκρουση προσπερνούν το ένα το άλλο με διαγώνιες κινήσεις"};
inline constexpr Phrase exactTooLarge{"the exact table is for boards of at most {} cells; this one has {}",
                                      "ο ακριβής πίνακας αποστάσεων είναι για έως {} κελιά· εδώ είναι {}"};
inline constexpr Phrase tablesNoMemory{
    "making the champion's {} tables needs {} of memory, more than the limit of {}; see --plan",
    "οι πίνακες του πρωταθλητή ({}) χρειάζονται {} μνήμης για να φτιαχτούν, πάνω από το όριο {}· δείτε --plan"};
inline constexpr Phrase atlasTooLarge{"the atlas is for boards of at most {} cells; this one has {}",
                                      "ο άτλας είναι για ταμπλό έως {} κελιών· εδώ είναι {}"};
inline constexpr Phrase atlasNoMemory{"the atlas of this board needs {} of memory, more than the limit of {}",
                                      "ο άτλας αυτού του ταμπλό χρειάζεται {} μνήμης, πάνω από το όριο {}"};

// Comparing
inline constexpr Phrase comparisonTitle{"Sliding puzzle {}x{}, {} moves: methods compared",
                                        "Παζλ ολίσθησης {}x{}, κινήσεις {}: σύγκριση μεθόδων"};
inline constexpr Phrase comparisonBoards{"{}, goal {}", "{}, στόχος {}"};
inline constexpr Phrase columnMethod{"method", "μέθοδος"};
inline constexpr Phrase columnSolved{"solved", "λυμένα"};
inline constexpr Phrase columnCost{"mean cost", "μέσο κόστος"};
inline constexpr Phrase columnUnsolved{"not solved", "δεν λύθηκαν"};
inline constexpr Phrase columnExpanded{"expanded", "ανεπτυγμένες"};
inline constexpr Phrase columnGenerated{"generated", "παραγμένες"};
inline constexpr Phrase columnStored{"most stored", "μέγ. στη μνήμη"};
inline constexpr Phrase columnTime{"time", "χρόνος"};
inline constexpr Phrase columnTable{"table", "πίνακας"};
inline constexpr Phrase tableNote{
    "table: what making or reading the table took, once for all boards; the time of the searches does not hold it",
    "πίνακας: ο χρόνος κατασκευής ή ανάγνωσης του πίνακα, μία φορά για όλα τα ταμπλό· δεν περιέχεται στον χρόνο των "
    "αναζητήσεων"};
inline constexpr Phrase andTable{"{} + {} for the table", "{} + {} για τον πίνακα"};
inline constexpr Phrase plotExpanded{"States expanded (logarithmic)", "Καταστάσεις που αναπτύχθηκαν (λογαριθμικά)"};
inline constexpr Phrase plotTime{"Time (logarithmic)", "Χρόνος (λογαριθμικά)"};
inline constexpr Phrase plotScatter{"States expanded over the cost of the solution",
                                    "Καταστάσεις που αναπτύχθηκαν ως προς το κόστος της λύσης"};
inline constexpr Phrase methodsDisagree{
    "two optimal methods found different costs: a defect of Mitos, please report it",
    "δύο βέλτιστες μέθοδοι βρήκαν διαφορετικό κόστος: σφάλμα του Mitos, αναφέρετέ το"};

// Counts: one, and any other number
inline constexpr Phrase boardCount{"{} [board|boards]", "{} ταμπλό"};
inline constexpr Phrase moveCount{"{} [move|moves]", "{} [κίνηση|κινήσεις]"};
inline constexpr Phrase badLineCount{"{} bad [line|lines]", "{} λάθος [γραμμή|γραμμές]"};

// Why a board was not solved, in a word
inline constexpr Phrase reasonUnsolvable{"unsolvable", "άλυτο"};
inline constexpr Phrase reasonTime{"time", "χρόνος"};
inline constexpr Phrase reasonMemory{"memory", "μνήμη"};
inline constexpr Phrase reasonNodes{"nodes", "καταστάσεις"};
inline constexpr Phrase reasonStopped{"stopped", "διακοπή"};

// Reports
inline constexpr Phrase puzzleHead{"{}x{} puzzle, {} moves, goal {}", "Παζλ {}x{}, κινήσεις {}, στόχος {}"};
inline constexpr Phrase byMethod{"{} with the heuristic '{}'", "{} με την ευρετική «{}»"};
inline constexpr Phrase solvedIn{"Solved: cost {}, depth {}, optimal.", "Λύθηκε: κόστος {}, βάθος {}, βέλτιστη λύση."};
inline constexpr Phrase solvedWithin{
    "Solved: cost {}, depth {}; at most {} times the optimum is promised, at most {} times is proven.",
    "Λύθηκε: κόστος {}, βάθος {}· υπόσχεται έως {} φορές το βέλτιστο, αποδείχθηκε έως {} φορές."};
inline constexpr Phrase solvedSomehow{"Solved: cost {}, depth {}; nothing is promised about the optimum.",
                                      "Λύθηκε: κόστος {}, βάθος {}· καμία υπόσχεση για το βέλτιστο."};
inline constexpr Phrase alreadySolved{"The start is the goal, nothing to do: cost 0, depth 0.",
                                      "Η αρχή είναι ο στόχος, δεν χρειάζεται τίποτα: κόστος 0, βάθος 0."};
inline constexpr Phrase noSolution{
    "No solution: with plain moves this start and this goal lie in different halves of the boards.",
    "Δεν υπάρχει λύση: με απλές κινήσεις η αρχή και ο στόχος ανήκουν σε διαφορετικά μισά των ταμπλό."};
inline constexpr Phrase countsLine{"States: {} expanded ({} below the last layer), {} generated, {} stored at most.",
                                   "Καταστάσεις: {} [αναπτύχθηκε|αναπτύχθηκαν] ({} κάτω από το τελευταίο επίπεδο), {} "
                                   "[παράχθηκε|παράχθηκαν], έως {} στη μνήμη."};
inline constexpr Phrase countsLineFlat{
    "States: {} expanded, {} generated, {} stored at most.",
    "Καταστάσεις: {} [αναπτύχθηκε|αναπτύχθηκαν], {} [παράχθηκε|παράχθηκαν], έως {} στη μνήμη."};
inline constexpr Phrase timeLine{"Time: {} ({} [state|states] a second); memory of the search: {}.",
                                 "Χρόνος: {} ({} [κατάσταση|καταστάσεις] το δευτερόλεπτο)· μνήμη της αναζήτησης: {}."};
inline constexpr Phrase tableLine{"Table made or read in {}.", "Ο πίνακας αποστάσεων φτιάχτηκε ή διαβάστηκε σε {}."};
inline constexpr Phrase tableDamaged{"the stored table was damaged and has been made anew",
                                     "ο αποθηκευμένος πίνακας ήταν κατεστραμμένος και φτιάχτηκε εκ νέου"};
inline constexpr Phrase tablesNotStored{"the tables are not kept for the next time: {}",
                                        "οι πίνακες δεν κρατήθηκαν για την επόμενη φορά: {}"};
inline constexpr Phrase byChampion{"{} with {} tables", "{} με πίνακες {}"};
inline constexpr Phrase championCounts{"States: {} searched.", "Καταστάσεις που εξετάστηκαν: {}."};
inline constexpr Phrase championTime{
    "Time: {} ({} [state|states] a second); memory of the tables: {}, made or read in {}.",
    "Χρόνος: {} ({} [κατάσταση|καταστάσεις] το δευτερόλεπτο)· μνήμη των πινάκων: {}, έτοιμοι σε {}."};
inline constexpr Phrase tablesInterrupted{"The champion's tables were not ready yet.",
                                          "Οι πίνακες του πρωταθλητή δεν ήταν ακόμη έτοιμοι."};
inline constexpr Phrase resumeFrom{"going on from {}: at {}, after {} [state|states]",
                                   "συνέχεια από {}: στο {}, μετά από {} [κατάσταση|καταστάσεις]"};
inline constexpr Phrase resumeLater{"the same command goes on from {}", "η ίδια εντολή συνεχίζει από {}"};
inline constexpr Phrase startLabel{"start", "αρχή"};
inline constexpr Phrase haltedTime{"Stopped by the time limit.", "Διακόπηκε από το όριο χρόνου."};
inline constexpr Phrase haltedNodes{"Stopped by the node limit.", "Διακόπηκε από το όριο καταστάσεων."};
inline constexpr Phrase haltedMemory{"Stopped by the memory limit.", "Διακόπηκε από το όριο μνήμης."};
inline constexpr Phrase haltedByUser{"Interrupted.", "Διακόπηκε από τον χρήστη."};
inline constexpr Phrase bestBound{"Best so far: no solution is cheaper than {}.",
                                  "Καλύτερο ως τώρα: καμία λύση δεν κοστίζει λιγότερο από {}."};
inline constexpr Phrase bestBoard{
    "The most promising board reached is {} from the start, an estimated {} from the goal:",
    "Το πιο ελπιδοφόρο ταμπλό απέχει {} από την αρχή και περίπου {} από τον στόχο:"};
inline constexpr Phrase bestPath{
    "A path of cost {} to the goal is known, not yet proven to be the cheapest.",
    "Είναι γνωστή διαδρομή κόστους {} ως τον στόχο, χωρίς απόδειξη ότι είναι η φθηνότερη."};
inline constexpr Phrase hintLine{"Next: tile {} moves {}; {} to go after that.",
                                 "Επόμενη: το πλακίδιο {} πάει {}· μετά {} [κίνηση|κινήσεις] ακόμη."};
inline constexpr Phrase heuristicIgnored{"'{}' asks no heuristic: '{}' is not used",
                                         "ο «{}» δεν χρησιμοποιεί ευρετική: η «{}» αγνοείται"};
inline constexpr Phrase weightIgnored{"--weight is for wastar and the champion only: not used",
                                      "το --weight αφορά μόνο τον wastar και τον πρωταθλητή: αγνοείται"};
inline constexpr Phrase badWeight{"'{}' is not a weight: a number from 1 to 100, at most two decimals",
                                  "το «{}» δεν είναι βάρος: αριθμός από 1 έως 100, με έως δύο δεκαδικά"};
inline constexpr Phrase recordCut{
    "the trace is cut: {} [expansion|expansions] kept, {} left out",
    "το ίχνος κόπηκε: {} [ανάπτυξη κρατήθηκε|αναπτύξεις κρατήθηκαν], {} [παραλείφθηκε|παραλείφθηκαν]"};
inline constexpr Phrase batchSummary{
    "{}: {} solved, {} without solution, {} ended by a limit, {}; {} expanded in {}",
    "{}: {} [λύθηκε|λύθηκαν], {} χωρίς λύση, {} [διακόπηκε|διακόπηκαν] από όριο, {}· {} [ανάπτυξη|αναπτύξεις] σε {}"};
inline constexpr Phrase batchEmpty{"{} holds no board", "το {} δεν περιέχει ταμπλό"};

inline constexpr Phrase directionUp{"up", "πάνω"};
inline constexpr Phrase directionDown{"down", "κάτω"};
inline constexpr Phrase directionLeft{"left", "αριστερά"};
inline constexpr Phrase directionRight{"right", "δεξιά"};
inline constexpr Phrase directionUpLeft{"up and left", "πάνω αριστερά"};
inline constexpr Phrase directionUpRight{"up and right", "πάνω δεξιά"};
inline constexpr Phrase directionDownLeft{"down and left", "κάτω αριστερά"};
inline constexpr Phrase directionDownRight{"down and right", "κάτω δεξιά"};

// What the champion's tables take
inline constexpr Phrase planHead{"The champion's {} tables for {}x{}, {} moves, goal {}:",
                                 "Οι πίνακες του πρωταθλητή ({}) για {}x{}, κινήσεις {}, στόχος {}:"};
inline constexpr Phrase planPatterns{"Patterns of tiles: {}", "Μοτίβα πλακιδίων: {}"};
inline constexpr Phrase planMemory{"Memory: {}, while they are made {}", "Μνήμη: {}, όσο φτιάχνονται {}"};
inline constexpr Phrase planTime{"Time to make them: about {} (threads: {})",
                                 "Χρόνος για να φτιαχτούν: περίπου {} (νήματα: {})"};
inline constexpr Phrase planNotKept{"They are not kept on disk.", "Δεν κρατιούνται στον δίσκο."};
inline constexpr Phrase planThere{"They are kept on disk, and are there: {}",
                                  "Κρατιούνται στον δίσκο, και υπάρχουν: {}"};
inline constexpr Phrase planNotThere{"They are kept on disk, and are not there yet: {}",
                                     "Κρατιούνται στον δίσκο, και δεν υπάρχουν ακόμη: {}"};

// The atlas
inline constexpr Phrase atlasHead{"All boards of {}x{} with {} moves by their distance from {}:",
                                  "Όλα τα ταμπλό {}x{} με κινήσεις {} κατά απόσταση από {}:"};
inline constexpr Phrase atlasTotal{"{}, the deepest at distance {}; {}, {} of memory.",
                                   "{}, η μεγαλύτερη απόσταση {}· {}, μνήμη {}."};
inline constexpr Phrase atlasSoFar{"{} so far; {}, {} of memory.", "{} ως τώρα· {}, μνήμη {}."};
inline constexpr Phrase atlasHalf{"The other {} boards cannot be reached with plain moves.",
                                  "Τα άλλα {} ταμπλό δεν είναι προσιτά με απλές κινήσεις."};
inline constexpr Phrase atlasHardest{"The hardest ({} of {}):", "Τα δυσκολότερα ({} από {}):"};
inline constexpr Phrase atlasPartial{"Not complete: only the layers up to {} are counted.",
                                     "Όχι πλήρης: μετρήθηκαν μόνο τα επίπεδα ως το {}."};
inline constexpr Phrase columnDistance{"distance", "απόσταση"};
inline constexpr Phrase columnBoards{"boards", "ταμπλό"};

// The dialogue
inline constexpr Phrase dialogueIntro{"Type the start row by row; 0 is the blank. For example: {}",
                                      "Πληκτρολογήστε την αρχή γραμμή γραμμή· το 0 είναι το κενό. Για παράδειγμα: {}"};
inline constexpr Phrase dialogueRow{"Row {} of {}: ", "Γραμμή {} από {}: "};
inline constexpr Phrase dialogueAgain{"Please type this row again.", "Πληκτρολογήστε ξανά αυτή τη γραμμή."};
inline constexpr Phrase dialogueEnded{"the input ended after {} of {} [row|rows]",
                                      "η είσοδος τελείωσε μετά από {} από {} [γραμμή|γραμμές]"};
inline constexpr Phrase sideBySide{"Side by side", "Σε σύγκριση"};

// The replay
inline constexpr Phrase replayKeys{"Enter or n: next   b: back   a: play on   q: quit",
                                   "Enter ή n: επόμενη   b: πίσω   a: συνέχεια   q: τέλος"};
inline constexpr Phrase replayStep{"Board {} of {}", "Ταμπλό {} από {}"};

}  // namespace mitos::text
