#pragma once
// Files of games and positions.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// GGF
inline constexpr Phrase ggfBegin{"a game of GGF begins with (;", "ένα παιχνίδι GGF αρχίζει με (;"};
inline constexpr Phrase ggfEnd{"the game has no end: ;) is missing", "το παιχνίδι δεν έχει τέλος: λείπει το ;)"};
inline constexpr Phrase ggfAfter{"something stands after the end of the game",
                                 "κάτι υπάρχει μετά το τέλος του παιχνιδιού"};
inline constexpr Phrase ggfName{"'{}' is no name of a property: capital letters, then [",
                                "το «{}» δεν είναι όνομα ιδιότητας: κεφαλαία γράμματα, μετά ["};
inline constexpr Phrase ggfOpen{"after the name {} a [ is missing", "μετά το όνομα {} λείπει το ["};
inline constexpr Phrase ggfClose{"the value of {} has no end: ] is missing",
                                 "η τιμή της {} δεν έχει τέλος: λείπει το ]"};
inline constexpr Phrase ggfTwice{"{} stands twice in one game", "η {} υπάρχει δύο φορές σε ένα παιχνίδι"};
inline constexpr Phrase ggfLate{"{} stands after the first move, but the moves need it",
                                "η {} βρίσκεται μετά την πρώτη κίνηση, αλλά οι κινήσεις τη χρειάζονται"};
inline constexpr Phrase ggfOtherGame{"'{}' is not Othello", "το «{}» δεν είναι Othello"};
inline constexpr Phrase ggfSize{"'{}' does not begin with the size of a board: 4, 6 or 8",
                                "το «{}» δεν αρχίζει με μέγεθος ταμπλό: 4, 6 ή 8"};
inline constexpr Phrase ggfSizes{"this board is of {}x{}, but TY says {}", "το ταμπλό είναι {}x{}, αλλά η TY λέει {}"};
inline constexpr Phrase ggfResult{"'{}' is no result: such as +12.00, -2.00:r (resigned), +64.00:t (time), 0:s or ?",
                                  "το «{}» δεν είναι αποτέλεσμα: π.χ. +12.00, -2.00:r (παραίτηση), +64.00:t (χρόνος), "
                                  "0:s ή ?"};
inline constexpr Phrase ggfTurn{"it is not the turn of {}", "δεν είναι η σειρά των {}"};
inline constexpr Phrase ggfMoveNumber{"'{}' is no number: a move is d3, d3/value or d3/value/seconds",
                                      "το «{}» δεν είναι αριθμός: κίνηση είναι d3, d3/αξία ή d3/αξία/δευτερόλεπτα"};
inline constexpr Phrase ggfUnwritable{"GGF cannot hold '{}': a ] would end it",
                                      "το GGF δεν χωρά το «{}»: ένα ] θα το τελείωνε"};
inline constexpr Phrase formatNumber{"a number of this game is not finite",
                                     "ένας αριθμός αυτού του παιχνιδιού δεν είναι πεπερασμένος"};

// WTHOR
inline constexpr Phrase wthorAt{"{}: game {}, byte {}: {}", "{}: παιχνίδι {}, byte {}: {}"};
inline constexpr Phrase wthorHeaderShort{"{}: no database of WTHOR: its header alone has 16 bytes",
                                         "{}: όχι βάση δεδομένων WTHOR: μόνο η κεφαλίδα της έχει 16 byte"};
inline constexpr Phrase wthorNamesOnly{"{}: this file of WTHOR holds names, not games",
                                       "{}: αυτό το αρχείο WTHOR περιέχει ονόματα, όχι παιχνίδια"};
inline constexpr Phrase wthorSize{"{}: these games are on a board of {}x{}; only 8x8 is read",
                                  "{}: αυτά τα παιχνίδια είναι σε ταμπλό {}x{}· διαβάζεται μόνο 8x8"};
inline constexpr Phrase wthorCut{"the file ends within this game", "το αρχείο τελειώνει μέσα σε αυτό το παιχνίδι"};
inline constexpr Phrase wthorFewer{"the file ends here, but its header promises {} [game|games]",
                                   "το αρχείο τελειώνει εδώ, αλλά η κεφαλίδα του υπόσχεται {} [παιχνίδι|παιχνίδια]"};
inline constexpr Phrase wthorMore{"the file goes on after the {} [game|games] that its header promises",
                                  "η κεφαλίδα του αρχείου υπόσχεται {} [παιχνίδι|παιχνίδια], αλλά το αρχείο συνεχίζει"};
inline constexpr Phrase wthorNoSquare{"{} is no square: 10 times the row and the column, 11 to 88",
                                      "το {} δεν είναι τετράγωνο: 10 φορές η σειρά και η στήλη, 11 ως 88"};
inline constexpr Phrase wthorDiscs{"black cannot have {} discs: there are 64 squares",
                                   "ο μαύρος δεν μπορεί να έχει {} πούλια: τα τετράγωνα είναι 64"};
inline constexpr Phrase wthorAfterEnd{"a move stands after the end of the moves",
                                      "υπάρχει κίνηση μετά το τέλος των κινήσεων"};
inline constexpr Phrase wthorNames{"{}: the file ends before its {} [name|names]",
                                   "{}: το αρχείο υπόσχεται {} [όνομα|ονόματα], αλλά τελειώνει νωρίτερα"};
inline constexpr Phrase wthorStart{"WTHOR holds only games on 8x8 from the usual start",
                                   "το WTHOR χωρά μόνο παιχνίδια σε 8x8 από τη συνηθισμένη αρχή"};
inline constexpr Phrase wthorNoResult{
    "WTHOR needs the discs of black at the end, but this game broke off without a result",
    "το WTHOR χρειάζεται τα πούλια των μαύρων στο τέλος, αλλά αυτό το παιχνίδι διακόπηκε "
    "χωρίς αποτέλεσμα"};
inline constexpr Phrase wthorResult{"WTHOR cannot hold the result {}: 64 discs are shared by the two sides",
                                    "το WTHOR δεν χωρά το αποτέλεσμα {}: οι δύο πλευρές μοιράζονται 64 πούλια"};

// Lists: a position or a game a line
inline constexpr Phrase obfScore{
    "'{}' is no score: whole discs from -64 to +64, alone or after a move (d3:+2)",
    "το «{}» δεν είναι βαθμός: ακέραια πούλια από -64 ως +64, μόνα ή μετά από κίνηση (d3:+2)"};
inline constexpr Phrase obfTwice{"{} has a score already", "το {} έχει ήδη βαθμό"};
inline constexpr Phrase obfScoreTwice{"the position has a score already", "η θέση έχει ήδη βαθμό"};
inline constexpr Phrase drawnRow{"a row of {} squares of the drawn board belongs here",
                                 "εδώ ανήκει μια σειρά {} τετραγώνων του σχεδιασμένου ταμπλό"};
inline constexpr Phrase transcriptStart{"a transcript cannot tell another start than the usual one",
                                        "μια σειρά κινήσεων δεν λέει άλλη αρχή από τη συνηθισμένη"};

// Games as JSON
inline constexpr Phrase jsonBroken{"this is no JSON object on one line",
                                   "αυτό δεν είναι αντικείμενο JSON σε μία γραμμή"};
inline constexpr Phrase jsonMissing{"the field '{}' is missing", "λείπει το πεδίο «{}»"};
inline constexpr Phrase jsonText{"'{}' must be a text", "το «{}» πρέπει να είναι κείμενο"};
inline constexpr Phrase jsonNumber{"'{}' must be a number", "το «{}» πρέπει να είναι αριθμός"};
inline constexpr Phrase jsonSize{"'{}' must be 4, 6 or 8", "το «{}» πρέπει να είναι 4, 6 ή 8"};
inline constexpr Phrase jsonEnded{"'{}' must be one of: {}", "το «{}» πρέπει να είναι ένα από: {}"};
inline constexpr Phrase jsonList{
    "'{}' must be a list of {} [number|numbers], null where one is not known: a number for each move and pass",
    "το «{}» πρέπει να είναι λίστα από {} [αριθμό|αριθμούς], null όπου δεν είναι γνωστός: ένας για κάθε "
    "κίνηση και πάσο"};

// Converting
inline constexpr Phrase notationNoGame{"{} holds no game", "το {} δεν έχει κανένα παιχνίδι"};
inline constexpr Phrase convertEmpty{"{} holds no game and no position",
                                     "το {} δεν έχει κανένα παιχνίδι και καμία θέση"};
inline constexpr Phrase convertLostNames{
    "{} [name is|names are] not in WTHOR.JOU or WTHOR.TRN beside {}, and written as number 0: '{}' is the first",
    "{} [όνομα δεν υπάρχει|ονόματα δεν υπάρχουν] στα WTHOR.JOU και WTHOR.TRN δίπλα στο {}· γράφεται ο αριθμός 0: "
    "πρώτο το «{}»"};
inline constexpr Phrase notationNoText{"{} is no text: mitos convert writes it to a file",
                                       "το {} δεν είναι κείμενο: η mitos convert το γράφει σε αρχείο"};
inline constexpr Phrase convertVerb{"Convert games and positions of Othello between formats",
                                    "Μετατρέπει παιχνίδια και θέσεις Othello μεταξύ μορφών"};
inline constexpr Phrase convertFromArgument{"The file that is read, or - for standard input",
                                            "Το αρχείο που διαβάζεται, ή - για την τυπική είσοδο"};
inline constexpr Phrase convertToArgument{"The file that is written, or - for standard output",
                                          "Το αρχείο που γράφεται, ή - για την τυπική έξοδο"};
inline constexpr Phrase convertFromOption{"The format to read: {}", "Η μορφή εισόδου: {}"};
inline constexpr Phrase convertToOption{"The format to write; by the name of the file otherwise",
                                        "Η μορφή εξόδου· αλλιώς από το όνομα του αρχείου"};
inline constexpr Phrase convertFormatValue{"FORMAT", "ΜΟΡΦΗ"};
inline constexpr Phrase convertPositionsOption{"Of games to obf or board: the last position or every one",
                                               "Από παιχνίδια σε obf ή board: η τελευταία θέση ή όλες"};
inline constexpr Phrase convertSizeOption{"Board size of the transcripts that are read: 4, 6 or 8",
                                          "Μέγεθος ταμπλό για τις σειρές κινήσεων που διαβάζονται: 4, 6 ή 8"};
inline constexpr Phrase convertSkipOption{
    "Go on after bad games; they are told and counted, the exit code is 3",
    "Συνέχεια μετά από κακά παιχνίδια· αναφέρονται και μετρώνται, κωδικός εξόδου 3"};
inline constexpr Phrase convertUnknown{
    "the format of {} cannot be told from its name or its beginning: --from, one of {}",
    "η μορφή του {} δεν φαίνεται από το όνομα ή την αρχή του: --from, ένα από {}"};
inline constexpr Phrase convertUnknownTarget{"the format of {} cannot be told from its name: --to, one of {}",
                                             "η μορφή του {} δεν φαίνεται από το όνομά του: --to, ένα από {}"};
inline constexpr Phrase convertNoGames{"{} holds positions, {} holds games: nothing leads from one to the other",
                                       "το {} έχει θέσεις, το {} παιχνίδια: από τις μεν δεν προκύπτουν τα δε"};
inline constexpr Phrase convertNoPositions{"--positions is for games that become obf or board",
                                           "το --positions είναι για παιχνίδια που γίνονται obf ή board"};
inline constexpr Phrase convertOneRecord{"a record of Mitos holds one game only",
                                         "μια καταγραφή του Mitos έχει μόνο ένα παιχνίδι"};
inline constexpr Phrase convertItem{"{}: number {}: {}", "{}: αριθμός {}: {}"};
inline constexpr Phrase convertJsonMixed{"--json and the games would mix on standard output: name a file",
                                         "το --json και τα παιχνίδια θα μπερδεύονταν στην τυπική έξοδο: δώστε αρχείο"};
inline constexpr Phrase convertDone{
    "{} → {}: {} read ({}), {} written ({}), {} bad, {}",
    "{} → {}: {} [διαβάστηκε|διαβάστηκαν] ({}), {} [γράφτηκε|γράφτηκαν] ({}), {} [κακό|κακά], {}"};
inline constexpr Phrase convertStopped{"interrupted after {}: nothing was written to {}",
                                       "διακοπή μετά από {}: τίποτα δεν γράφτηκε στο {}"};
inline constexpr Phrase convertProgress{"{} read, {}/s", "{} [διαβάστηκε|διαβάστηκαν], {}/s"};
inline constexpr Phrase convertPercent{"{} read, {}/s, {} %", "{} [διαβάστηκε|διαβάστηκαν], {}/s, {} %"};

}  // namespace mitos::text
