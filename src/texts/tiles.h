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

// Counts: one, and any other number
inline constexpr Phrase boardCount{"{} [board|boards]", "{} ταμπλό"};

// Reports
inline constexpr Phrase puzzleHead{"{}x{} puzzle, {} moves, goal {}", "Παζλ {}x{}, κινήσεις {}, στόχος {}"};
inline constexpr Phrase noSolution{
    "No solution: with plain moves this start and this goal lie in different halves of the boards.",
    "Δεν υπάρχει λύση: με απλές κινήσεις η αρχή και ο στόχος ανήκουν σε διαφορετικά μισά των ταμπλό."};
inline constexpr Phrase resumeFrom{"going on from {}: at {}, after {} [state|states]",
                                   "συνέχεια από {}: στο {}, μετά από {} [κατάσταση|καταστάσεις]"};
inline constexpr Phrase resumeLater{"the same command goes on from {}", "η ίδια εντολή συνεχίζει από {}"};
inline constexpr Phrase startLabel{"start", "αρχή"};
inline constexpr Phrase bestBoard{
    "The most promising board reached is {} from the start, an estimated {} from the goal:",
    "Το πιο ελπιδοφόρο ταμπλό απέχει {} από την αρχή και περίπου {} από τον στόχο:"};
inline constexpr Phrase hintLine{"Next: tile {} moves {}; {} to go after that.",
                                 "Επόμενη: το πλακίδιο {} πάει {}· μετά {} [κίνηση|κινήσεις] ακόμη."};
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
inline constexpr Phrase atlasHalf{"The other {} boards cannot be reached with plain moves.",
                                  "Τα άλλα {} ταμπλό δεν είναι προσιτά με απλές κινήσεις."};
inline constexpr Phrase atlasHardest{"The hardest ({} of {}):", "Τα δυσκολότερα ({} από {}):"};
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
inline constexpr Phrase replayStep{"Board {} of {}", "Ταμπλό {} από {}"};

}  // namespace mitos::text
