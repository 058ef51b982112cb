#pragma once
// Placement games at the terminal: solving, checking, verifying, playing.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// Help
inline constexpr Phrase gameValue{"GAME", "ΠΑΙΧΝΙΔΙ"};
inline constexpr Phrase gridSubject{"Placement games by name or rule file; the word 'grid' may be left out",
                                    "Παιχνίδια τοποθέτησης, με όνομα ή αρχείο κανόνων· η λέξη «grid» μπορεί να λείπει"};
inline constexpr Phrase gameArgument{"A game of Mitos ({}), or the path of a rule file",
                                     "Παιχνίδι του Mitos ({}) ή διαδρομή αρχείου κανόνων"};
inline constexpr Phrase gameLabel{"Game", "Παιχνίδι"};
inline constexpr Phrase gridStartOption{"The board to begin on, one character a cell, _ where it is empty",
                                        "Το αρχικό ταμπλό, ένας χαρακτήρας ανά κελί, _ όπου είναι κενό"};
inline constexpr Phrase toMoveOption{"Who moves first (default: as the rules say)",
                                     "Ποιος παίζει πρώτος (αλλιώς όπως λένε οι κανόνες)"};
inline constexpr Phrase planOption{"Only tell what a complete solution would take: positions, bytes, time",
                                   "Μόνο τι θα χρειαζόταν η πλήρης λύση: θέσεις, μνήμη, χρόνος"};
inline constexpr Phrase weakOption{"Prove the value of the start only, by alpha-beta",
                                   "Απόδειξη μόνο της αξίας της αρχής, με άλφα-βήτα"};
inline constexpr Phrase saveSolutionOption{"Store the complete solution in a file; 'mitos verify' checks it",
                                           "Αποθηκεύει την πλήρη λύση σε αρχείο· την ελέγχει το «mitos verify»"};
inline constexpr Phrase playTimeOption{"Time for a move, where the game is too large to be solved: 500ms, 10s",
                                       "Χρόνος για κάθε κίνηση, όπου το παιχνίδι δεν λύνεται ολόκληρο: 500ms, 10s"};
inline constexpr Phrase gridThreadsOption{"Threads", "Νήματα"};
inline constexpr Phrase checkVerb{"Is a rule or evaluation file sound, and what does it mean?",
                                  "Είναι σωστό ένα αρχείο κανόνων ή αξιολόγησης, και τι σημαίνει;"};
inline constexpr Phrase checkArgument{"A rule file or an evaluation file (or the name of a game or an evaluation)",
                                      "Αρχείο κανόνων ή αξιολόγησης (ή όνομα παιχνιδιού ή αξιολόγησης)"};
inline constexpr Phrase verifyVerb{"Check a stored solution, every position against its successors",
                                   "Ελέγχει αποθηκευμένη λύση, κάθε θέση με τις επόμενές της"};
inline constexpr Phrase verifyArgument{"A solution stored by 'mitos solve GAME --save FILE'",
                                       "Λύση που αποθήκευσε το «mitos solve ΠΑΙΧΝΙΔΙ --save ΑΡΧΕΙΟ»"};
inline constexpr Phrase humanOption{"Which sides are played by people", "Ποιες πλευρές παίζουν άνθρωποι"};
inline constexpr Phrase firstOption{"Who moves first (default: as the rules say)",
                                    "Ποιος παίζει πρώτος (αλλιώς όπως λένε οι κανόνες)"};
inline constexpr Phrase playSeedOption{"Seed for the start and for the choice between equally good moves",
                                       "Σπόρος για την αρχή και για την επιλογή ανάμεσα σε ισάξιες κινήσεις"};
inline constexpr Phrase playDepthOption{"A weaker computer, which looks only so many moves ahead",
                                        "Πιο αδύναμος υπολογιστής, που κοιτά μόνο τόσες κινήσεις μπροστά"};

// Solving
inline constexpr Phrase gameTitle{"{}, {} [row|rows] and {} [column|columns]",
                                  "{}, {} [γραμμή|γραμμές] και {} [στήλη|στήλες]"};
inline constexpr Phrase toMove{"{} to move: {}", "Παίζει ο {}: {}"};
inline constexpr Phrase gridWin{"win", "νίκη"};
inline constexpr Phrase gridDraw{"draw", "ισοπαλία"};
inline constexpr Phrase gridLoss{"loss", "ήττα"};
inline constexpr Phrase pliesLeft{"{}, {} [ply|plies] to the end", "{}, {} [κίνηση|κινήσεις] ως το τέλος"};
inline constexpr Phrase byMargin{"{}, points {}", "{}, πόντοι {}"};
inline constexpr Phrase columnMove{"move", "κίνηση"};
inline constexpr Phrase columnValue{"value", "αξία"};
inline constexpr Phrase columnRemoteness{"plies to the end", "κινήσεις ως το τέλος"};
inline constexpr Phrase columnPoints{"points", "πόντοι"};
inline constexpr Phrase columnStart{"start", "αρχή"};
inline constexpr Phrase columnBestMoves{"best moves", "καλύτερες κινήσεις"};
inline constexpr Phrase columnPositions{"positions", "θέσεις"};
inline constexpr Phrase columnCanonical{"up to symmetry", "ως προς συμμετρία"};
inline constexpr Phrase columnSpace{"numbering", "αρίθμηση"};
inline constexpr Phrase columnSymmetries{"symmetries", "συμμετρίες"};
inline constexpr Phrase columnMemory{"memory", "μνήμη"};
inline constexpr Phrase andMore{"{} and {} more", "{} και {} ακόμη"};
inline constexpr Phrase completeSolution{
    "Complete solution: {} [position|positions], {} up to symmetry, in {}; memory {}.",
    "Πλήρης λύση: {} [θέση|θέσεις], {} ως προς συμμετρία, σε {}· μνήμη {}."};
inline constexpr Phrase storedSolution{
    "Complete solution from a file: {} [position|positions], {} up to symmetry; {} on disk.",
    "Πλήρης λύση από αρχείο: {} [θέση|θέσεις], {} ως προς συμμετρία· {} στον δίσκο."};
inline constexpr Phrase weakSolution{
    "Weak solution: the value of the start is proven; {} [node|nodes] in {}; memory {}.",
    "Ασθενής λύση: αποδείχθηκε η αξία της αρχής· {} [κόμβος|κόμβοι] σε {}· μνήμη {}."};
inline constexpr Phrase notSolved{
    "{} to move: not solved, {} came first after {}. For MAX the value lies from {} to {}.",
    "Παίζει ο {}: δεν λύθηκε, προηγήθηκε {} μετά από {}. Για τον MAX η αξία είναι από {} έως {}."};
inline constexpr Phrase haltTime{"the time limit", "το όριο χρόνου"};
inline constexpr Phrase haltMemory{"the memory limit", "το όριο μνήμης"};
inline constexpr Phrase haltNodes{"the node limit", "το όριο κόμβων"};
inline constexpr Phrase haltStopped{"the interruption", "η διακοπή"};
inline constexpr Phrase startsSummary{
    "{} [start|starts]. MAX wins {}, MIN wins {}, {} [is|are] drawn, {} [was|were] not solved; {} in all.",
    "{} [αρχή|αρχές]. Νίκες MAX: {}, νίκες MIN: {}, ισοπαλίες: {}, άλυτες: {}· σύνολο {}."};
inline constexpr Phrase solutionDamaged{"the stored solution was damaged and has been made again",
                                        "η αποθηκευμένη λύση ήταν κατεστραμμένη και ξαναφτιάχτηκε"};
inline constexpr Phrase saveNeedsStart{
    "--save stores one solution, and this game has {} starts: give one with --start",
    "το --save αποθηκεύει μία λύση και το παιχνίδι έχει {} αρχές: δώστε μία με --start"};
inline constexpr Phrase nothingToSave{"nothing is written to {}: there is no complete solution",
                                      "δεν γράφτηκε τίποτα στο {}: δεν υπάρχει πλήρης λύση"};
inline constexpr Phrase savingStopped{"nothing is written to {}: interrupted", "δεν γράφτηκε τίποτα στο {}: διακόπηκε"};
inline constexpr Phrase planPossible{"A complete solution takes at most {} [position|positions], {} and about {} on "
                                     "one core ({} symmetries, numbering '{}').",
                                     "Η πλήρης λύση χρειάζεται το πολύ {} [θέση|θέσεις], {} και περίπου {} σε έναν "
                                     "πυρήνα ({} συμμετρίες, αρίθμηση «{}»)."};
inline constexpr Phrase planOneSymmetry{"A complete solution takes at most {} [position|positions], {} and about {} on "
                                        "one core (no symmetry, numbering '{}').",
                                        "Η πλήρης λύση χρειάζεται το πολύ {} [θέση|θέσεις], {} και περίπου {} σε έναν "
                                        "πυρήνα (χωρίς συμμετρία, αρίθμηση «{}»)."};
inline constexpr Phrase planImpossible{
    "A complete solution is out of reach; only the value of the start can be proven.",
    "Η πλήρης λύση είναι ανέφικτη· μόνο η αξία της αρχής μπορεί να αποδειχθεί."};
inline constexpr Phrase planNo{"out of reach", "ανέφικτη"};
inline constexpr Phrase progressGrid{"{} [position|positions], {} %", "{} [θέση|θέσεις], {} %"};
inline constexpr Phrase progressProof{"{} [position|positions] looked at, {}/s", "θέσεις που εξετάστηκαν: {}, {}/s"};

// Checking and verifying
inline constexpr Phrase checkSound{"{}: the rules are sound.", "{}: οι κανόνες είναι σωστοί."};
inline constexpr Phrase verifyHolds{"{}: the solution holds; {} [position|positions] checked in {}.",
                                    "{}: η λύση ισχύει· θέσεις που ελέγχθηκαν: {}, σε {}."};
inline constexpr Phrase verifyWrong{
    "{}: the solution does not hold: the value of {} does not follow from its successors.",
    "{}: η λύση δεν ισχύει: η αξία του {} δεν προκύπτει από τις επόμενες θέσεις."};
inline constexpr Phrase verifyCount{
    "{}: the solution does not hold: it should have {} [position|positions], {} [was|were] found.",
    "{}: η λύση δεν ισχύει: θα έπρεπε να έχει {} [θέση|θέσεις], {} [βρέθηκε|βρέθηκαν]."};
inline constexpr Phrase verifyDamaged{"{} is not a sound solution file: {}", "το {} δεν είναι σωστό αρχείο λύσης: {}"};
inline constexpr Phrase verifyStopped{"{}: ended by {} after {} of {} [position|positions]; so far all hold.",
                                      "{}: σταμάτησε ({}) μετά από {} από {} [θέση|θέσεις]· ως τώρα ισχύουν όλες."};

// Playing
inline constexpr Phrase playTitle{"{}: MAX is {}, MIN is {}.", "{}: MAX είναι {}, MIN είναι {}."};
inline constexpr Phrase playYou{"you", "εσείς"};
inline constexpr Phrase playPerson{"a person", "άνθρωπος"};
inline constexpr Phrase playComputer{"the computer", "ο υπολογιστής"};
inline constexpr Phrase playAsk{"Type a move such as {}, or 'help'.", "Δώστε κίνηση, π.χ. {}, ή «help»."};
inline constexpr Phrase playPerfect{"The computer plays perfectly: all {} [position is|positions are] solved.",
                                    "Ο υπολογιστής παίζει τέλεια: όλες οι θέσεις λύθηκαν ({})."};
inline constexpr Phrase playLimited{
    "The game is too large to be solved here: the computer searches for {} a move.",
    "Το παιχνίδι είναι πολύ μεγάλο για να λυθεί εδώ: ο υπολογιστής ψάχνει {} ανά κίνηση."};
inline constexpr Phrase playDepth{"The computer looks {} [move|moves] ahead.",
                                  "Ο υπολογιστής κοιτά {} [κίνηση|κινήσεις] μπροστά."};
inline constexpr Phrase playThinking{"The computer is thinking …", "Ο υπολογιστής σκέφτεται …"};
inline constexpr Phrase yourTurn{"Your turn ({}): ", "Σειρά σας ({}): "};
inline constexpr Phrase turnOf{"{}'s turn: ", "Σειρά του {}: "};
inline constexpr Phrase computerMoved{"{} (computer) plays {}.", "Ο {} (υπολογιστής) παίζει {}."};
inline constexpr Phrase personMoved{"{} plays {}.", "Ο {} παίζει {}."};
inline constexpr Phrase movesAgain{"{} moves once more.", "Ο {} ξαναπαίζει."};
inline constexpr Phrase moveEmpty{"Type a move such as {}, or 'help'.", "Δώστε κίνηση, π.χ. {}, ή «help»."};
inline constexpr Phrase moveUnclear{
    "'{}' is not understood: a move is row, column and letter, such as {}; 'help' tells more.",
    "το «{}» δεν είναι κατανοητό: κίνηση είναι γραμμή, στήλη και γράμμα, π.χ. {}· δείτε και «help»."};
inline constexpr Phrase moveOff{"There is no cell {} on this board: rows are 0 to {}, columns 0 to {}.",
                                "Δεν υπάρχει κελί {} στο ταμπλό: γραμμές 0 έως {}, στήλες 0 έως {}."};
inline constexpr Phrase moveNoColumn{"There is no column {} on this board: columns are 0 to {}.",
                                     "Δεν υπάρχει στήλη {} στο ταμπλό: στήλες 0 έως {}."};
inline constexpr Phrase moveTaken{"The cell {} is taken: {} stands there.", "Το κελί {} είναι πιασμένο: έχει {}."};
inline constexpr Phrase moveColumnFull{"The column {} is full.", "Η στήλη {} είναι γεμάτη."};
inline constexpr Phrase moveFloats{"A letter falls: in this column it comes to lie on {}.",
                                   "Το γράμμα πέφτει: σε αυτή τη στήλη καταλήγει στο {}."};
inline constexpr Phrase moveNotYours{"{} does not write {}, but {}.", "Ο {} δεν γράφει {}, αλλά {}."};
inline constexpr Phrase moveNoLetter{"'{}' is no letter of this game: {} writes {}.",
                                     "το «{}» δεν είναι γράμμα του παιχνιδιού: ο {} γράφει {}."};
inline constexpr Phrase moveWhichLetter{"Which letter? {} may write {}: for example {}.",
                                        "Ποιο γράμμα; Ο {} γράφει {}: για παράδειγμα {}."};
inline constexpr Phrase gridMoveHelp{
    "A move: row, column and letter (0 1 X), or column letter and row from 1 (b1=X);\n"
    "the letter may be left out where there is only one.",
    "Κίνηση: γραμμή, στήλη και γράμμα (0 1 X), ή γράμμα στήλης και γραμμή από το 1 (b1=X)·\n"
    "το γράμμα μπορεί να λείπει όπου είναι μόνο ένα."};
inline constexpr Phrase gridHintHelp{"value of every move, and how far the end is",
                                     "η αξία κάθε κίνησης και πόσο απέχει το τέλος"};
inline constexpr Phrase gridMovesHelp{"the moves so far", "οι κινήσεις ως τώρα"};
inline constexpr Phrase gridGravityHelp{"Letters fall: a column is enough (3, or d).",
                                        "Τα γράμματα πέφτουν: αρκεί η στήλη (3 ή d)."};
inline constexpr Phrase hintSearched{"Best found, looking {} [ply|plies] ahead: {}.",
                                     "Καλύτερες που βρέθηκαν, {} [κίνηση|κινήσεις] μπροστά: {}."};
inline constexpr Phrase patternsAgainst{"{} {} (MAX) against {} {} (MIN)", "{} {} (MAX) έναντι {} {} (MIN)"};
inline constexpr Phrase pointsAgainst{"{} [point|points] (MAX) against {} (MIN)", "πόντοι: {} (MAX) έναντι {} (MIN)"};
inline constexpr Phrase endWin{"{} wins.", "Κερδίζει ο {}."};
inline constexpr Phrase endWinOf{"{} wins: {}.", "Κερδίζει ο {}: {}."};
inline constexpr Phrase endDraw{"A draw.", "Ισοπαλία."};

// Records
inline constexpr Phrase recordKind{"this is no game record of Mitos: its first line is '{}'",
                                   "δεν είναι παιχνίδι του Mitos: η πρώτη του γραμμή είναι «{}»"};
inline constexpr Phrase recordKey{"a line of the head is one of 'game:', 'rules:', 'first:', 'start:'",
                                  "μια γραμμή της κεφαλίδας είναι «game:», «rules:», «first:» ή «start:»"};
inline constexpr Phrase recordTwice{"'{}' is given twice", "το «{}» δίνεται δύο φορές"};
inline constexpr Phrase recordMissing{"the line '{}' is missing", "λείπει η γραμμή «{}»"};
inline constexpr Phrase recordOther{"this is a game of {}, not of {}", "είναι παιχνίδι {}, όχι {}"};
inline constexpr Phrase recordFirst{"'{}' is neither max nor min", "το «{}» δεν είναι ούτε max ούτε min"};
inline constexpr Phrase recordOver{"the game was over before this move",
                                   "το παιχνίδι είχε τελειώσει πριν από αυτή την κίνηση"};

// The menu
inline constexpr Phrase menuPlayCse{"Play CSE against the computer", "Παίξτε CSE με τον υπολογιστή"};
inline constexpr Phrase menuPlayXox{"Play XOX against the computer", "Παίξτε XOX με τον υπολογιστή"};
inline constexpr Phrase menuSolveCse{"Solve CSE completely", "Πλήρης λύση του CSE"};
inline constexpr Phrase menuCheck{"Check a rule or evaluation file", "Έλεγχος αρχείου κανόνων ή αξιολόγησης"};
inline constexpr Phrase menuWhichFile{"Which file? (Enter: the rules of XOX) ",
                                      "Ποιο αρχείο; (Enter: οι κανόνες του XOX) "};

}  // namespace mitos::text
