#pragma once
// Othello compared: methods on the same positions, and players against each other.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// Help
inline constexpr Phrase comparePositionsOption{
    "Positions from a file, one a line; # and % begin comments, what follows ; is ignored ('-' is standard input)",
    "Θέσεις από αρχείο, μία ανά γραμμή· # και % αρχίζουν σχόλια, ό,τι ακολουθεί το ; αγνοείται («-» η τυπική είσοδος)"};
inline constexpr Phrase compareRandomOption{"That many random positions, no two of them symmetric",
                                            "Τόσες τυχαίες θέσεις, χωρίς συμμετρικές μεταξύ τους"};
inline constexpr Phrase comparePliesOption{"Random moves that lead to a random position or to an opening",
                                           "Τυχαίες κινήσεις ως την τυχαία θέση ή το άνοιγμα"};
inline constexpr Phrase comparePliesDefault{"20; openings 8", "20· ανοίγματα 8"};
inline constexpr Phrase compareSeedOption{"Seed of the random positions or openings",
                                          "Σπόρος των τυχαίων θέσεων ή ανοιγμάτων"};
inline constexpr Phrase compareDepthOption{"Plies to look ahead, one or more by commas, or 'end'",
                                           "Πόσες κινήσεις μπροστά, μία ή περισσότερες με κόμματα, ή «end»"};
inline constexpr Phrase compareDepthDefault{"5; round-robin 1,3", "5· όλοι με όλους 1,3"};
inline constexpr Phrase compareMethodsOption{"Methods by commas: minimax or alphabeta, and + before each switch: "
                                             "closed-set, weight or search (the order of moves), "
                                             "shallow:N, extend:N, deepen",
                                             "Μέθοδοι με κόμματα: minimax ή alphabeta, και + πριν από κάθε διακόπτη: "
                                             "closed-set, weight ή search (σειρά κινήσεων), "
                                             "shallow:N, extend:N, deepen"};
inline constexpr Phrase compareMethodsDefault{"a telling list", "χαρακτηριστικός κατάλογος"};
inline constexpr Phrase compareEvaluationsOption{"Evaluations by commas: names or files",
                                                 "Αποτιμήσεις με κόμματα: ονόματα ή αρχεία"};
inline constexpr Phrase compareEvaluationsDefault{"phased; round-robin positional,corners,phased",
                                                  "phased· όλοι με όλους positional,corners,phased"};
inline constexpr Phrase compareRepeatOption{"Repetitions of every search, in turn; the least time counts",
                                            "Επαναλήψεις κάθε αναζήτησης, εναλλάξ· μετρά ο μικρότερος χρόνος"};
inline constexpr Phrase roundRobinOption{"Evaluations and depths play each other: all against all, from both sides",
                                         "Αποτιμήσεις και βάθη παίζουν μεταξύ τους: όλοι με όλους, με κάθε χρώμα"};
inline constexpr Phrase openingsOption{"Openings of the round-robin, no two of them symmetric",
                                       "Ανοίγματα του «όλοι με όλους», χωρίς συμμετρικά μεταξύ τους"};
inline constexpr Phrase compareTimeOption{"Time limit: of each search, or of the whole round-robin: 500ms, 10s, 2m",
                                          "Όριο χρόνου: κάθε αναζήτησης, ή όλου του «όλοι με όλους»: 500ms, 10s, 2m"};
inline constexpr Phrase compareNodesOption{"Limit on the states of each search: 10000, 5M",
                                           "Όριο καταστάσεων κάθε αναζήτησης: 10000, 5M"};
inline constexpr Phrase compareMemoryOption{"Memory limit of each closed set: 64M, 1G",
                                            "Όριο μνήμης κάθε κλειστού συνόλου: 64M, 1G"};
inline constexpr Phrase compareThreadsOption{"Threads for the games of the round-robin",
                                             "Νήματα για τις παρτίδες του «όλοι με όλους»"};
inline constexpr Phrase compareCsvOption{"Write a CSV file, a row for each search or game",
                                         "Γράφει αρχείο CSV, μία σειρά ανά αναζήτηση ή παρτίδα"};
inline constexpr Phrase roundRobinLabel{"Round-robin", "Όλοι με όλους"};

// Refusals
inline constexpr Phrase methodBadWord{"'{}' in the method '{}' is not known; known: {}",
                                      "το «{}» στη μέθοδο «{}» δεν είναι γνωστό· γνωστά: {}"};
inline constexpr Phrase methodFirstWord{"the method '{}' must begin with minimax or alphabeta",
                                        "η μέθοδος «{}» πρέπει να αρχίζει με minimax ή alphabeta"};
inline constexpr Phrase methodTwice{"'{}' in the method '{}' repeats or contradicts what was said before",
                                    "το «{}» στη μέθοδο «{}» επαναλαμβάνει ή αναιρεί κάτι προηγούμενο"};
inline constexpr Phrase methodBadNumber{"'{}' in the method '{}' needs a number from {} to {}",
                                        "το «{}» στη μέθοδο «{}» χρειάζεται αριθμό από {} έως {}"};
inline constexpr Phrase methodMinimaxOrder{
    "'{}' in the method '{}' changes nothing for minimax: it looks at every move",
    "το «{}» στη μέθοδο «{}» δεν αλλάζει τίποτα στο minimax: εξετάζει κάθε κίνηση"};
inline constexpr Phrase methodShallowNeeds{"shallow:N in the method '{}' needs the order 'search'",
                                           "το shallow:N στη μέθοδο «{}» χρειάζεται τη σειρά «search»"};
inline constexpr Phrase openingsTooMany{
    "only {} [opening|openings] of {} [move|moves] found, not {}: take more moves",
    "ανοίγματα που βρέθηκαν: μόνο {} ({} [κίνησης|κινήσεων]), όχι {}: δώστε περισσότερες κινήσεις"};
inline constexpr Phrase positionsEmpty{"no position in {}", "καμία θέση στο {}"};
inline constexpr Phrase onlyRoundRobin{"{} is for --round-robin", "το {} είναι για το --round-robin"};
inline constexpr Phrase notRoundRobin{"{} is not for --round-robin", "το {} δεν είναι για το --round-robin"};
inline constexpr Phrase twoPlayers{
    "a round-robin needs at least two players: several evaluations, depths or methods",
    "το «όλοι με όλους» θέλει δύο παίκτες ή περισσότερους: αξιολογήσεις, βάθη ή μεθόδους"};
inline constexpr Phrase listedTwice{"{} names '{}' twice", "το {} ονομάζει δύο φορές το «{}»"};

// Methods compared
inline constexpr Phrase compareHead{"Othello {}x{}, {}: methods compared", "Othello {}x{}, {}: σύγκριση μεθόδων"};
inline constexpr Phrase positionCount{"{} [position|positions]", "{} [θέση|θέσεις]"};
inline constexpr Phrase columnEvaluation{"evaluation", "αξιολόγηση"};
inline constexpr Phrase columnMeanStates{"mean", "μέσος"};
inline constexpr Phrase columnCutOffs{"cut-offs", "αποκοπές"};
inline constexpr Phrase columnHits{"memory hits", "ευρέσεις"};
inline constexpr Phrase columnStateRate{"states/s", "ανά s"};
inline constexpr Phrase columnBranching{"branching", "διακλάδωση"};
inline constexpr Phrase columnStatesRatio{"states x", "καταστ. x"};
inline constexpr Phrase columnTimeRatio{"time x", "χρόνος x"};
inline constexpr Phrase columnAgrees{"agrees", "συμφωνεί"};
inline constexpr Phrase columnSearched{"searched", "έγιναν"};
inline constexpr Phrase agreesYes{"yes", "ναι"};
inline constexpr Phrase agreesNo{"NO: {}", "ΟΧΙ: {}"};
inline constexpr Phrase ratioNote{"x: times the first method of the same evaluation and depth. agrees: value and set "
                                  "of tied moves are those of the first "
                                  "method of the same evaluation, depth and extension.",
                                  "x: φορές την πρώτη μέθοδο με ίδια αξιολόγηση και βάθος. συμφωνεί: αξία και ισάξιες "
                                  "κινήσεις όπως στην πρώτη μέθοδο με "
                                  "ίδια αξιολόγηση, βάθος και επέκταση."};
inline constexpr Phrase chosenMoves{"Moves chosen, {}, depth {}{}: {}", "Κινήσεις, {}, βάθος {}{}: {}"};
inline constexpr Phrase effectsHead{"What a switch costs or saves (times the same method without it)",
                                    "Τι κοστίζει ή γλιτώνει ένας διακόπτης (φορές την ίδια μέθοδο χωρίς αυτόν)"};
inline constexpr Phrase columnSwitch{"switch", "διακόπτης"};
inline constexpr Phrase columnAddedTo{"added to", "πάνω σε"};
inline constexpr Phrase minimaxSkipped{
    "minimax is left out at depth {}: it would look at everything; name it in --methods if you have the time",
    "το minimax παραλείπεται σε βάθος {}: θα εξέταζε τα πάντα· ονομάστε το στο --methods αν έχετε τον χρόνο"};
inline constexpr Phrase compareDisagree{
    "methods disagree in {} of the searches: this is a defect of Mitos, please report it",
    "οι μέθοδοι διαφωνούν σε {} [αναζήτηση|αναζητήσεις]: είναι σφάλμα του Mitos, παρακαλούμε αναφέρετέ το"};
inline constexpr Phrase compareUnfinished{"{} of the searches reached a limit and [is|are] left out of the ratios",
                                          "{} [αναζήτηση έφτασε|αναζητήσεις έφτασαν] σε όριο, εκτός των λόγων"};
inline constexpr Phrase plotStates{"States visited (logarithmic)", "Καταστάσεις (λογαριθμικά)"};
inline constexpr Phrase plotEffects{"What a switch costs or saves: states and time, times without it",
                                    "Τι κοστίζει ή γλιτώνει ένας διακόπτης: καταστάσεις και χρόνος, φορές χωρίς αυτόν"};
inline constexpr Phrase plotEffectsNote{"Below 1 the switch saves, above 1 it costs. Round marks and whole lines: "
                                        "states; square marks and broken lines: time.",
                                        "Κάτω από το 1 ο διακόπτης γλιτώνει, πάνω κοστίζει. Κύκλοι και συνεχείς "
                                        "γραμμές: καταστάσεις· τετράγωνα και διακεκομμένες: "
                                        "χρόνος."};
inline constexpr Phrase plotPositions{"Positions", "Θέσεις"};

// The round-robin
inline constexpr Phrase roundRobinHead{
    "Othello {}x{}: {} [player|players], {} [opening|openings] of {} [move|moves] from both sides",
    "Othello {}x{}: {} [παίκτης|παίκτες], {} [άνοιγμα|ανοίγματα] {} [κίνησης|κινήσεων] με κάθε χρώμα"};
inline constexpr Phrase roundRobinPlayed{"{} of {} [game|games] played in {}", "{} από {} [παρτίδα|παρτίδες] σε {}"};
inline constexpr Phrase columnPlayer{"player", "παίκτης"};
inline constexpr Phrase columnGames{"games", "παρτίδες"};
inline constexpr Phrase columnWins{"won", "νίκες"};
inline constexpr Phrase columnDraws{"drawn", "ισοπ."};
inline constexpr Phrase columnLosses{"lost", "ήττες"};
inline constexpr Phrase columnMatchPoints{"points %", "βαθμοί %"};
inline constexpr Phrase columnDiscs{"discs", "πούλια"};
inline constexpr Phrase columnElo{"Elo", "Έλο"};
inline constexpr Phrase columnError{"± 95 %", "± 95 % (όρια)"};
inline constexpr Phrase columnStatesAMove{"states/move", "καταστ./κίνηση"};
inline constexpr Phrase columnTimeAMove{"time/move", "χρόνος/κίνηση"};
inline constexpr Phrase eloNote{"Elo: maximum likelihood over all games, draws as half a win, the mean of all players "
                                "is 0; ± is the 95 % interval against "
                                "that mean. discs: mean difference, empty squares to the winner.",
                                "Έλο: μέγιστη πιθανοφάνεια από όλες τις παρτίδες, ισοπαλία μισή νίκη, μέσος όρος όλων "
                                "0· ± το διάστημα 95 % ως προς αυτόν. "
                                "πούλια: μέση διαφορά, τα κενά στον νικητή."};
inline constexpr Phrase eloPrior{
    "Someone won or lost everything, which no finite rating explains: half a drawn game was added to every pair.",
    "Κάποιος κέρδισε ή έχασε τα πάντα, κάτι που καμία βαθμολογία δεν εξηγεί: προστέθηκε μισή ισοπαλία σε κάθε ζεύγος."};
inline constexpr Phrase eloPools{"Not all players have met: only those who did can be compared.",
                                 "Δεν συναντήθηκαν όλοι: συγκρίνονται μόνο όσοι έπαιξαν μεταξύ τους."};
inline constexpr Phrase crossTable{"Cross table: points of the row against the column, and mean discs",
                                   "Πίνακας: βαθμοί της γραμμής έναντι της στήλης, και μέση διαφορά πουλιών"};
inline constexpr Phrase crossPoints{"{} of {} ({})", "{} από {} ({})"};
inline constexpr Phrase plotElo{"Elo with 95 % intervals", "Έλο με διαστήματα 95 %"};
inline constexpr Phrase progressGames{"{} of {} [game|games]", "{} από {} [παρτίδα|παρτίδες]"};
inline constexpr Phrase roundRobinTitle{"Othello {}x{}: a round-robin", "Othello {}x{}: όλοι με όλους"};

}  // namespace mitos::text
