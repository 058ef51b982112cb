#pragma once
// Playing Othello: the dialogue, moves as people type them, records of games.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// Help
inline constexpr Phrase othelloHumanOption{"Which colours are played by people", "Ποια χρώματα παίζουν άνθρωποι"};
inline constexpr Phrase othelloFirstOption{"Which colour begins (default: black)",
                                           "Ποιο χρώμα αρχίζει (αλλιώς τα μαύρα)"};
inline constexpr Phrase othelloPlayDepthOption{"Moves that the computer looks ahead, 1 to 60",
                                               "Πόσες κινήσεις μπροστά κοιτά ο υπολογιστής, 1 έως 60"};
inline constexpr Phrase othelloWhiteDepthOption{"The same for white alone, with --human none",
                                                "Το ίδιο μόνο για τα λευκά, με --human none"};
inline constexpr Phrase othelloWhiteEvaluationOption{"What judges positions for white alone, with --human none",
                                                     "Τι αξιολογεί θέσεις μόνο για τα λευκά, με --human none"};
inline constexpr Phrase othelloNoClosedSetOption{"Do not remember the positions that were valued",
                                                 "Δεν θυμάται τις θέσεις που αξιολογήθηκαν (χωρίς κλειστό σύνολο)"};
inline constexpr Phrase othelloPlaySeedOption{"Seed of the choice between equally good moves (default: by chance)",
                                              "Σπόρος της επιλογής ανάμεσα σε ισάξιες κινήσεις (αλλιώς τυχαία)"};
inline constexpr Phrase othelloClosedSetByDefault{"Remember the positions that were valued (so by default)",
                                                  "Θυμάται τις θέσεις που αξιολογήθηκαν (έτσι κι αλλιώς)"};
inline constexpr Phrase othelloNeedsNone{"{} is for two computers: add --human none",
                                         "το {} είναι για δύο υπολογιστές: προσθέστε --human none"};
inline constexpr Phrase menuPlayOthello{"Play Othello against the computer", "Παίξτε Othello με τον υπολογιστή"};

// Questions before the game
inline constexpr Phrase othelloAskColour{"Which colour do you play, black (X) or white (O)? [black] ",
                                         "Με ποιο χρώμα παίζετε, μαύρα (X) ή λευκά (O); [μαύρα] "};
inline constexpr Phrase othelloAskFirst{"Who begins, black (X) or white (O)? [black] ",
                                        "Ποιος αρχίζει, τα μαύρα (X) ή τα λευκά (O); [μαύρα] "};
inline constexpr Phrase othelloAskDepth{"How many moves does the computer look ahead, 1 to {}? [{}] ",
                                        "Πόσες κινήσεις μπροστά κοιτά ο υπολογιστής, 1 έως {}; [{}] "};
inline constexpr Phrase othelloNoColour{"'{}' is not a colour: type black or white, X or O.",
                                        "Το «{}» δεν είναι χρώμα: δώστε μαύρα ή λευκά, X ή O."};
inline constexpr Phrase othelloNoDepth{"'{}' is not a whole number: type one from 1 to {}.",
                                       "Το «{}» δεν είναι ακέραιος αριθμός: δώστε έναν από 1 έως {}."};
inline constexpr Phrase othelloDepthRange{"{} is out of range: type a number from 1 to {}.",
                                          "Το {} είναι εκτός ορίων: δώστε αριθμό από 1 έως {}."};

// Who plays
inline constexpr Phrase othelloTitleAgainst{"Othello {}x{}: you play {}, the computer plays {}.",
                                            "Othello {}x{}: παίζετε με τα {}, ο υπολογιστής με τα {}."};
inline constexpr Phrase othelloTitlePeople{"Othello {}x{}: two people play.", "Othello {}x{}: παίζουν δύο άνθρωποι."};
inline constexpr Phrase othelloTitleComputers{"Othello {}x{}: the computer plays both colours.",
                                              "Othello {}x{}: ο υπολογιστής παίζει και τα δύο χρώματα."};
inline constexpr Phrase othelloBegins{"{} begins.", "Αρχίζουν τα {}."};
inline constexpr Phrase othelloGoesOn{"The game goes on after {}; {} to move.",
                                      "Το παιχνίδι συνεχίζεται μετά από {}· παίζουν τα {}."};
inline constexpr Phrase othelloLooks{"The computer looks {} ahead and judges by '{}'.",
                                     "Ο υπολογιστής κοιτά {} μπροστά και κρίνει κατά «{}»."};
inline constexpr Phrase othelloSideLooks{"{} looks {} ahead and judges by '{}'.",
                                         "Τα {} κοιτούν {} μπροστά και κρίνουν κατά «{}»."};
inline constexpr Phrase othelloMoveCount{"{} [move|moves]", "{} [κίνηση|κινήσεις]"};
inline constexpr Phrase othelloHowTo{
    "A move is its number in the list, its square ({0}), or its row and column ({1}); 'help' tells more.",
    "Κίνηση: ο αριθμός της στη λίστα, το τετράγωνο ({0}) ή γραμμή και στήλη ({1})· δείτε και «βοήθεια»."};
inline constexpr Phrase othelloBlackX{"black (X)", "μαύρα (X)"};
inline constexpr Phrase othelloWhiteO{"white (O)", "λευκά (O)"};
inline constexpr Phrase othelloBlackXFirst{"Black (X)", "μαύρα (X)"};  // where a sentence begins in English
inline constexpr Phrase othelloWhiteOFirst{"White (O)", "λευκά (O)"};

// Turns
inline constexpr Phrase othelloYourMoves{"Your moves:", "Οι κινήσεις σας:"};
inline constexpr Phrase othelloMovesOf{"Moves of {}:", "Κινήσεις για τα {}:"};
inline constexpr Phrase othelloYourTurn{"Your move ({}): ", "Η κίνησή σας ({}): "};
inline constexpr Phrase othelloTurnOf{"{} to move: ", "Παίζουν τα {}: "};
inline constexpr Phrase othelloYouPlay{"You ({}) play {} and turn {}.", "Παίζετε ({}) {} και γυρίζετε {}."};
inline constexpr Phrase othelloComputerPlays{"The computer ({}) plays {} and turns {}.",
                                             "Ο υπολογιστής ({}) παίζει {} και γυρίζει {}."};
inline constexpr Phrase othelloSidePlays{"{} plays {} and turns {}.", "Τα {} παίζουν {} και γυρίζουν {}."};
inline constexpr Phrase othelloWhatItTook{"Value: {}, {} [state|states] checked, depth {}, {}.",
                                          "Αξία: {}, καταστάσεις που εξετάστηκαν: {}, βάθος {}, {}."};
inline constexpr Phrase othelloTookWhole{"Value: {}, {} [state|states] checked to the end of the game, {}.",
                                         "Αξία: {}, καταστάσεις που εξετάστηκαν: {}, ως το τέλος του παιχνιδιού, {}."};
inline constexpr Phrase othelloValueOf{"{} (black minus white)", "{} (μαύρα μείον λευκά)"};
inline constexpr Phrase othelloYouPass{"You have no valid moves: you pass.", "Δεν έχετε έγκυρες κινήσεις: πάσο."};
inline constexpr Phrase othelloComputerPasses{"The computer has no valid moves: it passes.",
                                              "Ο υπολογιστής δεν έχει έγκυρες κινήσεις: πάσο."};
inline constexpr Phrase othelloSidePasses{"{} has no valid moves and passes.",
                                          "Τα {} δεν έχουν έγκυρες κινήσεις: πάσο."};
inline constexpr Phrase othelloLastMove{"Last move: {} {}, which turned {}.",
                                        "Τελευταία κίνηση: {} {}, που γύρισε {}."};

// What a person types
inline constexpr Phrase othelloMoveEmpty{"Type a move such as {}, or 'help'.", "Δώστε κίνηση, π.χ. {}, ή «βοήθεια»."};
inline constexpr Phrase othelloMoveUnclear{
    "'{0}' is neither a number of the list, nor a square such as {1}, nor row and column; 'help' tells more.",
    "Το «{0}» δεν είναι ούτε αριθμός της λίστας ούτε τετράγωνο όπως {1} ούτε γραμμή και στήλη· δείτε και «βοήθεια»."};
inline constexpr Phrase othelloMoveNotListed{"There is no move number {}: the list goes from 1 to {}.",
                                             "Δεν υπάρχει κίνηση με αριθμό {}: η λίστα πάει από 1 έως {}."};
inline constexpr Phrase othelloMoveOffBoard{"There is no square {} on this board: squares are a1 to {}.",
                                            "Δεν υπάρχει τετράγωνο {} στο ταμπλό: είναι a1 έως {}."};
inline constexpr Phrase othelloMoveOffRows{"There is no row {}, column {} on this board: both go from 1 to {}.",
                                           "Δεν υπάρχει γραμμή {}, στήλη {} στο ταμπλό: είναι 1 έως {}."};
inline constexpr Phrase othelloMoveTaken{"The square {} is taken: {} stands there.",
                                         "Το τετράγωνο {} είναι πιασμένο: έχει {}."};
inline constexpr Phrase othelloMoveTurnsNothing{"{} is no move for {}: it turns no disc.",
                                                "Το {} δεν είναι κίνηση για τα {}: δεν γυρίζει κανένα πούλι."};
inline constexpr Phrase othelloMoveNoPass{"You cannot pass while you have a move, such as {}.",
                                          "Δεν επιτρέπεται πάσο όσο υπάρχει κίνηση, π.χ. {}."};
inline constexpr Phrase othelloMoveHelp{
    "A move: its number in the list (2), its square (d3), or row and column from 1 (3 4 is d3).\n"
    "On the board X is black, O is white, a dot marks where you may play.",
    "Κίνηση: ο αριθμός της στη λίστα (2), το τετράγωνο (d3) ή γραμμή και στήλη από το 1 (3 4 είναι το d3).\n"
    "Στο ταμπλό X είναι τα μαύρα, O τα λευκά, η τελεία δείχνει πού μπορείτε να παίξετε."};
inline constexpr Phrase othelloHintHelp{"the best move with its value and line, and the value of every move",
                                        "η καλύτερη κίνηση με αξία και βαριάντα, και η αξία κάθε κίνησης"};
inline constexpr Phrase othelloMovesHelp{"the game so far, and your moves", "το παιχνίδι ως τώρα και οι κινήσεις σας"};
inline constexpr Phrase othelloHint{"Best: {}, value {}, looking {} ahead: {}",
                                    "Καλύτερη: {}, αξία {}, {} μπροστά: {}"};
inline constexpr Phrase othelloHintWhole{"Best: {}, {}, seen to the end of the game: {}",
                                         "Καλύτερη: {}, {}, ως το τέλος του παιχνιδιού: {}"};
inline constexpr Phrase othelloHighIsGood{"You play black: high values are good for you.",
                                          "Παίζετε με τα μαύρα: οι μεγάλες αξίες σας ευνοούν."};
inline constexpr Phrase othelloLowIsGood{"You play white: low values are good for you.",
                                         "Παίζετε με τα λευκά: οι μικρές αξίες σας ευνοούν."};
inline constexpr Phrase othelloColumnNumber{"no.", "αρ."};
inline constexpr Phrase othelloColumnMove{"move", "κίνηση"};
inline constexpr Phrase othelloColumnValue{"value (black minus white)", "αξία (μαύρα μείον λευκά)"};
inline constexpr Phrase othelloBestMark{"best", "καλύτερη"};

// The end
inline constexpr Phrase othelloEndScore{"The game is over. Black: {}  White: {}",
                                        "Το παιχνίδι τελείωσε. Μαύρα: {}  Λευκά: {}"};
inline constexpr Phrase othelloEndYou{"You win with {}.", "Κερδίζετε με τα {}."};
inline constexpr Phrase othelloEndComputer{"The computer wins with {}.", "Κερδίζει ο υπολογιστής με τα {}."};
inline constexpr Phrase othelloEndSide{"{} wins.", "Κερδίζουν τα {}."};
inline constexpr Phrase othelloEndDraw{"A draw.", "Ισοπαλία."};

// Records
inline constexpr Phrase othelloRecordKind{"this is no Othello game of Mitos: its first line is '{}'",
                                          "δεν είναι παιχνίδι Othello του Mitos: η πρώτη του γραμμή είναι «{}»"};
inline constexpr Phrase othelloRecordKey{
    "a line of the head is one of 'size:', 'first:', 'black:', 'white:', 'start:', and 'moves:' ends it",
    "μια γραμμή της κεφαλίδας είναι «size:», «first:», «black:», «white:» ή «start:», και το «moves:» την κλείνει"};
inline constexpr Phrase othelloRecordTwice{"'{}' is given twice", "το «{}» δίνεται δύο φορές"};
inline constexpr Phrase othelloRecordMissing{"the line '{}' is missing", "λείπει η γραμμή «{}»"};
inline constexpr Phrase othelloRecordSize{"'{}' is not a size of the board: 4, 6 or 8",
                                          "το «{}» δεν είναι μέγεθος ταμπλό: 4, 6 ή 8"};
inline constexpr Phrase othelloRecordFirst{"'{}' is neither black nor white",
                                           "το «{}» δεν είναι ούτε black ούτε white"};
inline constexpr Phrase othelloRecordBegan{"the start has the other colour to move, not {}",
                                           "στην αρχή παίζει το άλλο χρώμα, όχι το {}"};
inline constexpr Phrase othelloRecordSeat{"'{}' is no player: 'person', 'computer, depth N, evaluation NAME' with a "
                                          "depth of 1 to {}, or 'computer, level N' with 1 to {}",
                                          "το «{}» δεν είναι παίκτης: «person», «computer, depth N, evaluation NAME» "
                                          "με βάθος 1 έως {}, ή «computer, level N» με 1 έως {}"};

}  // namespace mitos::text
