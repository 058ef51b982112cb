#pragma once
// What the champions say.
#include "base/phrase.h"

namespace mitos::text {

inline constexpr base::Phrase weightsKind{
    "{}: this is no file of weights ('mitos weights 3' should stand at its beginning)",
    "{}: δεν είναι αρχείο βαρών (θα έπρεπε να αρχίζει με «mitos weights 3»)"};
inline constexpr base::Phrase weightsNone{
    "this program was built without weights; make them with 'mitos train othello' and name them by --weights",
    "το πρόγραμμα χτίστηκε χωρίς βάρη· φτιάξτε τα με «mitos train othello» και δώστε τα με --weights"};
inline constexpr base::Phrase weightsOther{
    "{}: these weights were learned for other patterns than this program looks at; make them again with 'mitos train "
    "othello'",
    "{}: αυτά τα βάρη έμαθαν άλλα μοτίβα από όσα εξετάζει το πρόγραμμα· φτιάξτε τα ξανά με «mitos train othello»"};
inline constexpr base::Phrase weightsDamaged{"{}: the weights are damaged (their checksum does not hold)",
                                             "{}: τα βάρη είναι κατεστραμμένα (το άθροισμα ελέγχου δεν ταιριάζει)"};
inline constexpr base::Phrase endgameSize{"{}:{}: the champion knows boards of 8x8 only",
                                          "{}:{}: ο πρωταθλητής ξέρει μόνο ταμπλό 8x8"};

// The champion at the end of a game: mitos play, search, the protocols and the web app
inline constexpr base::Phrase championSize{"the champion knows boards of 8x8 only",
                                           "ο πρωταθλητής ξέρει μόνο ταμπλό 8x8"};
inline constexpr base::Phrase championRange{
    "the champion knows positions with at most {} empty squares, and here are {}; search with --algorithm alphabeta",
    "ο πρωταθλητής ξέρει θέσεις με το πολύ {} κενά τετράγωνα, κι εδώ είναι {}· δώστε --algorithm alphabeta"};
inline constexpr base::Phrase championRefuses{
    "{} does not go with --algorithm champion, which has its own way of searching",
    "το {} δεν πάει με --algorithm champion, που έχει δικό του τρόπο αναζήτησης"};
inline constexpr base::Phrase championOnly{"{} is for --algorithm champion only",
                                           "το {} είναι μόνο για --algorithm champion"};
inline constexpr base::Phrase championNoTrace{
    "--trace does not go with --algorithm champion, which keeps nothing of a state once it has left it",
    "το --trace δεν πάει με --algorithm champion, που δεν κρατά τίποτα από μια κατάσταση μόλις την αφήσει"};
inline constexpr base::Phrase championTitle{"Othello 8x8, {} to move (values: discs for the side to move)",
                                            "Othello 8x8, παίζουν τα {} (αξίες: πούλια υπέρ τους)"};
inline constexpr base::Phrase patternSize{
    "the evaluation 'pattern' was learned on boards of 8x8 and knows no other; take another one, as phased",
    "η αξιολόγηση «pattern» έμαθε σε ταμπλό 8x8 και δεν ξέρει άλλα· πάρτε άλλη, π.χ. phased"};
inline constexpr base::Phrase patternWords{
    "Learned from games of Mitos against itself: {} groups of squares and the numbers of moves, in discs.",
    "Μαθημένη από παρτίδες του Mitos με τον εαυτό του: {} ομάδες τετραγώνων και τα πλήθη των κινήσεων, σε πούλια."};
// Its levels, 1 to 20
inline constexpr base::Phrase levelBeginner{"beginner: sees one move ahead and often misjudges it",
                                            "αρχάριος: βλέπει μία κίνηση μπροστά και συχνά την κρίνει λάθος"};
inline constexpr base::Phrase levelCasual{"casual player: knows what corners are worth, slips now and then",
                                          "περιστασιακός παίκτης: ξέρει τι αξίζουν οι γωνίες, σφάλλει πότε πότε"};
inline constexpr base::Phrase levelPractised{"practised player: sees a few moves ahead",
                                             "εξασκημένος παίκτης: βλέπει μερικές κινήσεις μπροστά"};
inline constexpr base::Phrase levelClub{
    "club player: no slips, the last ten squares and more perfectly",
    "παίκτης ομίλου: χωρίς σφάλματα, τέλειος στα τελευταία δέκα τετράγωνα και παραπάνω"};
inline constexpr base::Phrase levelExpert{"expert: hard to beat for most people",
                                          "ειδικός: οι περισσότεροι δύσκολα τον κερδίζουν"};
inline constexpr base::Phrase levelMaster{"master: the last eighteen squares and more perfectly",
                                          "μετρ: τέλειος στα τελευταία δεκαοχτώ τετράγωνα και παραπάνω"};
inline constexpr base::Phrase levelBeyond{"beyond people", "πέρα από τους ανθρώπους"};
inline constexpr base::Phrase championWithoutOption{
    "What the champion does without: probcut, leaf-cuts, etc, table-moves, looks, windows, with + between them",
    "Τι παραλείπει ο πρωταθλητής: probcut, leaf-cuts, etc, table-moves, looks, windows, με + ανάμεσά τους"};
inline constexpr base::Phrase levelSeedOption{
    "Seed of the slips of low levels; otherwise every game has another",
    "Σπόρος για τα σφάλματα των χαμηλών επιπέδων· αλλιώς κάθε παρτίδα έχει άλλον"};
inline constexpr base::Phrase levelOption{
    "The champion as strong as that, from a beginner (1) to beyond people (20)",
    "Ο πρωταθλητής τόσο δυνατός, από αρχάριος (1) ως πέρα από τους ανθρώπους (20)"};
inline constexpr base::Phrase championThreadsOption{"Threads of the champion", "Νήματα του πρωταθλητή"};
inline constexpr base::Phrase othelloSearchAlgorithmOption{
    "How to search; the champion (8x8) unless something only the textbook searches have is asked for",
    "Τρόπος αναζήτησης· ο πρωταθλητής (8x8), εκτός αν ζητηθεί κάτι που έχουν μόνο οι αναζητήσεις των βιβλίων"};
inline constexpr base::Phrase othelloPlayAlgorithmOption{
    "How the computer searches; the champion (8x8) unless something only the textbook searches have is asked for",
    "Πώς ψάχνει ο υπολογιστής· ο πρωταθλητής (8x8), εκτός αν ζητηθεί κάτι που έχουν μόνο οι αναζητήσεις των βιβλίων"};
inline constexpr base::Phrase othelloChampionEnds{
    "It is the champion: near the end it looks to the end, and proves its moves where it has the time.",
    "Είναι ο πρωταθλητής: κοντά στο τέλος κοιτά ως το τέλος, κι αποδεικνύει τις κινήσεις του όπου έχει χρόνο."};
inline constexpr base::Phrase othelloChampionLevel{"It is the champion at level {} ({}).",
                                                   "Είναι ο πρωταθλητής στο επίπεδο {} ({})."};
inline constexpr base::Phrase othelloTookLikely{
    "Value: {}, not proven ({} % sure), {} [state|states] checked, depth {}, {}.",
    "Αξία: {}, χωρίς απόδειξη (βεβαιότητα {} %), καταστάσεις που εξετάστηκαν: {}, βάθος {}, {}."};
inline constexpr base::Phrase othelloHintLikely{"Best: {}, value {}, not proven ({} % sure), looking {} ahead",
                                                "Καλύτερη: {}, αξία {}, χωρίς απόδειξη (βεβαιότητα {} %), {} μπροστά"};
inline constexpr base::Phrase championBounds{"{} (not proven: between {} and {})", "{} (χωρίς απόδειξη: από {} ως {})"};
inline constexpr base::Phrase championSure{"{}, {} % sure", "{}, βεβαιότητα {} %"};
inline constexpr base::Phrase championMethod{"champion", "πρωταθλητής"};
inline constexpr base::Phrase championHalted{"Ended by {} before the proof.", "Σταμάτησε ({}) πριν από την απόδειξη."};
inline constexpr base::Phrase championNothing{"Ended by {} before the first look.",
                                              "Σταμάτησε ({}) πριν από την πρώτη ματιά."};

// mitos solve othello
inline constexpr base::Phrase endgameFileOption{"Positions or games, one a line, with or without known scores (OBF)",
                                                "Θέσεις ή παρτίδες, μία στη γραμμή, με ή χωρίς γνωστά σκορ (OBF)"};
inline constexpr base::Phrase endgameAllOption{"The score of every move, not only of the best",
                                               "Το σκορ κάθε κίνησης, όχι μόνο της καλύτερης"};
inline constexpr base::Phrase endgameOutcomeOption{"Only who wins, which takes less time than by how much",
                                                   "Μόνο ποιος κερδίζει, που παίρνει λιγότερο από το πόσο"};
inline constexpr base::Phrase endgameCertifyOption{
    "Play the line to its end and prove the score again by the textbook search, where that can be done in time",
    "Παίζει τη γραμμή ως το τέλος και αποδεικνύει ξανά το σκορ με την αναζήτηση του βιβλίου, όπου προλαβαίνει"};
inline constexpr base::Phrase endgameWeightsOption{"Weights of the evaluation that orders the moves",
                                                   "Βάρη της αξιολόγησης που διατάσσει τις κινήσεις"};
inline constexpr base::Phrase endgameCpuOption{"Code for which CPU; the fastest that is there otherwise",
                                               "Κώδικας για ποιον επεξεργαστή· αλλιώς ο ταχύτερος που υπάρχει"};
inline constexpr base::Phrase endgameWhat{"what is to be solved? Name a file, or give --position or --moves",
                                          "τι να λυθεί; Δώστε αρχείο, ή --position ή --moves"};
inline constexpr base::Phrase endgameNone{"{}: there is no position in it", "{}: δεν περιέχει καμία θέση"};
inline constexpr base::Phrase endgameProgress{
    "depth {}, {} sure: {} by {}, {} [node|nodes], {} a second",
    "βάθος {}, βεβαιότητα {}: {} με {}, {} [κόμβος|κόμβοι], {} το δευτερόλεπτο"};
inline constexpr base::Phrase endgameScore{"{} to move: {}", "παίζει {}: {}"};
inline constexpr base::Phrase endgameBounds{"{} to move: between {} so far, probably {}",
                                            "παίζει {}: ως τώρα {}, μάλλον {}"};
inline constexpr base::Phrase endgameWins{"{} to move: wins", "παίζει {}: κερδίζει"};
inline constexpr base::Phrase endgameLoses{"{} to move: loses", "παίζει {}: χάνει"};
inline constexpr base::Phrase endgameTable{
    "a table of {} does not fit into the {} that are free; ask for less with --memory",
    "ένας πίνακας {} δεν χωράει στα {} που είναι ελεύθερα· ζητήστε λιγότερα με --memory"};
inline constexpr base::Phrase endgameLine{"Line: {}", "Γραμμή: {}"};
inline constexpr base::Phrase endgameMove{"Best move so far: {}", "Καλύτερη κίνηση ως τώρα: {}"};
inline constexpr base::Phrase endgameSpeed{"{} [node|nodes] in {}, {} a second",
                                           "{} [κόμβος|κόμβοι] σε {}, {} το δευτερόλεπτο"};
inline constexpr base::Phrase endgamePublished{"line {}: the list says {}", "γραμμή {}: ο κατάλογος λέει {}"};
inline constexpr base::Phrase certificateWhole{
    "Certified: the line ends at the score, and the textbook search proves both bounds.",
    "Επικυρώθηκε: η γραμμή τελειώνει στο σκορ και η αναζήτηση του βιβλίου αποδεικνύει τα δύο φράγματα."};
inline constexpr base::Phrase certificateLineOnly{
    "The line ends at the score; proving it again by the textbook search would take too long.",
    "Η γραμμή τελειώνει στο σκορ· η απόδειξη με την αναζήτηση του βιβλίου θα αργούσε πολύ."};
inline constexpr base::Phrase certificateBroken{"The score does not hold: a defect of ours.",
                                                "Το σκορ δεν ισχύει: δικό μας σφάλμα."};
inline constexpr base::Phrase cpuMissing{"--cpu: this machine has no '{}'", "--cpu: το μηχάνημα δεν έχει «{}»"};
inline constexpr base::Phrase cpuUnknown{"--cpu: '{}' is not known; known: portable, avx2, avx512",
                                         "--cpu: το «{}» δεν είναι γνωστό· γνωστά: portable, avx2, avx512"};

// mitos train othello
inline constexpr base::Phrase trainVerb{"Learn the champion's weights from games of Mitos against itself",
                                        "Μαθαίνει τα βάρη του πρωταθλητή από παρτίδες του Mitos με τον εαυτό του"};
inline constexpr base::Phrase trainOutOption{"Where the weights go", "Πού γράφονται τα βάρη"};
inline constexpr base::Phrase trainSamplesOption{
    "Folder of the samples, from which an ended run goes on; the name of --out with .samples otherwise",
    "Φάκελος των δειγμάτων, από τα οποία συνεχίζει μια διακοπή· αλλιώς το όνομα του --out με .samples"};
inline constexpr base::Phrase trainSeedOption{"Of the games: the same seed learns the same weights",
                                              "Των παρτίδων: ο ίδιος σπόρος μαθαίνει τα ίδια βάρη"};
inline constexpr base::Phrase trainScaleOption{"More or fewer games than usual",
                                               "Περισσότερες ή λιγότερες παρτίδες από τις συνήθεις"};
inline constexpr base::Phrase trainProgress{"stage '{}': {} of {}, about {} left",
                                            "στάδιο «{}»: {} από {}, μένουν περίπου {}"};
inline constexpr base::Phrase trainEmptiesColumn{"empty", "κενά"};
inline constexpr base::Phrase trainSamplesColumn{"samples", "δείγματα"};
inline constexpr base::Phrase trainErrorColumn{"error", "σφάλμα"};
inline constexpr base::Phrase trainHeldOutColumn{"held out", "άγνωστα"};
inline constexpr base::Phrase trainDone{"{}: {} in {}", "{}: {} σε {}"};
inline constexpr base::Phrase trainStopped{
    "Stopped. The samples so far are in {}: the same command goes on from there.",
    "Διακόπηκε. Τα δείγματα ως τώρα είναι στο {}: η ίδια εντολή συνεχίζει από εκεί."};
inline constexpr base::Phrase trainFolder{"the folder {} cannot be made: {}", "ο φάκελος {} δεν δημιουργείται: {}"};

}  // namespace mitos::text
