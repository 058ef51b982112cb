#pragma once
// Path searches: reports that are the same for all puzzles.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// Comparing
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
inline constexpr Phrase moveCount{"{} [move|moves]", "{} [κίνηση|κινήσεις]"};
inline constexpr Phrase badLineCount{"{} bad [line|lines]", "{} λάθος [γραμμή|γραμμές]"};

// Why a board was not solved, in a word
inline constexpr Phrase reasonUnsolvable{"unsolvable", "άλυτο"};
inline constexpr Phrase reasonTime{"time", "χρόνος"};
inline constexpr Phrase reasonMemory{"memory", "μνήμη"};
inline constexpr Phrase reasonNodes{"nodes", "καταστάσεις"};
inline constexpr Phrase reasonStopped{"stopped", "διακοπή"};

// Reports
inline constexpr Phrase byMethod{"{} with the heuristic '{}'", "{} με την ευρετική «{}»"};
inline constexpr Phrase solvedIn{"Solved: cost {}, depth {}, optimal.", "Λύθηκε: κόστος {}, βάθος {}, βέλτιστη λύση."};
inline constexpr Phrase solvedWithin{
    "Solved: cost {}, depth {}; at most {} times the optimum is promised, at most {} times is proven.",
    "Λύθηκε: κόστος {}, βάθος {}· υπόσχεται έως {} φορές το βέλτιστο, αποδείχθηκε έως {} φορές."};
inline constexpr Phrase solvedSomehow{"Solved: cost {}, depth {}; nothing is promised about the optimum.",
                                      "Λύθηκε: κόστος {}, βάθος {}· καμία υπόσχεση για το βέλτιστο."};
inline constexpr Phrase alreadySolved{"The start is the goal, nothing to do: cost 0, depth 0.",
                                      "Η αρχή είναι ο στόχος, δεν χρειάζεται τίποτα: κόστος 0, βάθος 0."};
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
inline constexpr Phrase haltedTime{"Stopped by the time limit.", "Διακόπηκε από το όριο χρόνου."};
inline constexpr Phrase haltedNodes{"Stopped by the node limit.", "Διακόπηκε από το όριο καταστάσεων."};
inline constexpr Phrase haltedMemory{"Stopped by the memory limit.", "Διακόπηκε από το όριο μνήμης."};
inline constexpr Phrase haltedByUser{"Interrupted.", "Διακόπηκε από τον χρήστη."};
inline constexpr Phrase bestBound{"Best so far: no solution is cheaper than {}.",
                                  "Καλύτερο ως τώρα: καμία λύση δεν κοστίζει λιγότερο από {}."};
inline constexpr Phrase bestPath{
    "A path of cost {} to the goal is known, not yet proven to be the cheapest.",
    "Είναι γνωστή διαδρομή κόστους {} ως τον στόχο, χωρίς απόδειξη ότι είναι η φθηνότερη."};
inline constexpr Phrase heuristicIgnored{"'{}' asks no heuristic: '{}' is not used",
                                         "ο «{}» δεν χρησιμοποιεί ευρετική: η «{}» αγνοείται"};
inline constexpr Phrase weightIgnored{"--weight is for wastar and the champion only: not used",
                                      "το --weight αφορά μόνο τον wastar και τον πρωταθλητή: αγνοείται"};
inline constexpr Phrase recordCut{
    "the trace is cut: {} [expansion|expansions] kept, {} left out",
    "το ίχνος κόπηκε: {} [ανάπτυξη κρατήθηκε|αναπτύξεις κρατήθηκαν], {} [παραλείφθηκε|παραλείφθηκαν]"};
inline constexpr Phrase batchSummary{
    "{}: {} solved, {} without solution, {} ended by a limit, {}; {} expanded in {}",
    "{}: {} [λύθηκε|λύθηκαν], {} χωρίς λύση, {} [διακόπηκε|διακόπηκαν] από όριο, {}· {} [ανάπτυξη|αναπτύξεις] σε {}"};

// The atlas
inline constexpr Phrase atlasTotal{"{}, the deepest at distance {}; {}, {} of memory.",
                                   "{}, η μεγαλύτερη απόσταση {}· {}, μνήμη {}."};
inline constexpr Phrase atlasSoFar{"{} so far; {}, {} of memory.", "{} ως τώρα· {}, μνήμη {}."};
inline constexpr Phrase atlasPartial{"Not complete: only the layers up to {} are counted.",
                                     "Όχι πλήρης: μετρήθηκαν μόνο τα επίπεδα ως το {}."};
inline constexpr Phrase columnDistance{"distance", "απόσταση"};

// The replay
inline constexpr Phrase replayKeys{"Enter or n: next   b: back   a: play on   q: quit",
                                   "Enter ή n: επόμενη   b: πίσω   a: συνέχεια   q: τέλος"};

}  // namespace mitos::text
