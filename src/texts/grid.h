#pragma once
// Placement games.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

inline constexpr Phrase unknownShippedGame{"'{}' is no game of Mitos; known: {}",
                                           "το «{}» δεν είναι παιχνίδι του Mitos· γνωστά: {}"};
inline constexpr Phrase unknownGame{
    "'{}' is no game of Mitos; known: {} (or the path of a rule file)",
    "το «{}» δεν είναι παιχνίδι του Mitos· γνωστά: {} (ή η διαδρομή ενός αρχείου κανόνων)"};

// Rule files
inline constexpr Phrase tomlValue{
    "this is no value: a text stands in straight quotes (\"max\"), a number has digits only, a switch is true or false",
    "δεν είναι τιμή: το κείμενο μπαίνει σε ίσια εισαγωγικά (\"max\"), ο αριθμός έχει μόνο ψηφία, ο διακόπτης είναι "
    "true ή false"};
inline constexpr Phrase tomlHeading{
    "a heading is a name in brackets on a line of its own, such as [letters] or [[pattern]]",
    "η επικεφαλίδα είναι όνομα σε αγκύλες σε δική της γραμμή, π.χ. [letters] ή [[pattern]]"};
inline constexpr Phrase tomlPatternHeading{
    "every pattern begins with a line of its own, [[pattern]], in double brackets",
    "κάθε μοτίβο αρχίζει με δική του γραμμή, [[pattern]], σε διπλές αγκύλες"};
inline constexpr Phrase tomlEquals{"a key is followed by '=' and its value, such as rows = 3",
                                   "μετά το κλειδί έρχεται «=» και η τιμή του, π.χ. rows = 3"};
inline constexpr Phrase tomlLine{"a line is a key and its value (rows = 3), a heading ([end]) or a comment (# …)",
                                 "μια γραμμή είναι κλειδί και τιμή (rows = 3), επικεφαλίδα ([end]) ή σχόλιο (# …)"};
inline constexpr Phrase tomlList{"a list stands in brackets, its parts separated by commas, such as [\"X\", \"O\"]",
                                 "η λίστα μπαίνει σε αγκύλες, με κόμματα ανάμεσα στα μέρη της, π.χ. [\"X\", \"O\"]"};
inline constexpr Phrase keyInLetters{"below [letters]", "κάτω από το [letters]"};
inline constexpr Phrase keyInPattern{"below a [[pattern]]", "κάτω από ένα [[pattern]]"};
inline constexpr Phrase keyInEnd{"below [end]", "κάτω από το [end]"};
inline constexpr Phrase keyInStart{"below [start]", "κάτω από το [start]"};
inline constexpr Phrase typeTexts{"a list of texts in quotes, such as [\"X\", \"O\"]",
                                  "λίστα κειμένων σε εισαγωγικά, π.χ. [\"X\", \"O\"]"};
inline constexpr Phrase typeRows{"a list of rows in quotes, such as [\"X__\", \"___\"]",
                                 "λίστα γραμμών σε εισαγωγικά, π.χ. [\"X__\", \"___\"]"};
inline constexpr Phrase typeBoards{"a list of boards, each a list of rows", "λίστα ταμπλό, καθένα λίστα γραμμών"};
inline constexpr Phrase badName{"a game's name has 1 to {} characters, at least one of them a letter",
                                "το όνομα παιχνιδιού έχει 1 έως {} χαρακτήρες, τουλάχιστον έναν γράμμα"};
inline constexpr Phrase badLetter{
    "'{}' is not a letter of the Latin alphabet: only A to Z and a to z may be written",
    "το «{}» δεν είναι γράμμα του λατινικού αλφαβήτου: γράφονται μόνο A έως Z και a έως z"};
inline constexpr Phrase letterTwice{"the letter {} is given twice", "το γράμμα {} δίνεται δύο φορές"};
inline constexpr Phrase tooManyLetters{"a game has at most {} letters, those of both sides together",
                                       "ένα παιχνίδι έχει το πολύ {} γράμματα, και των δύο πλευρών μαζί"};
inline constexpr Phrase noPatterns{"a game needs at least one [[pattern]]",
                                   "ένα παιχνίδι χρειάζεται τουλάχιστον ένα [[pattern]]"};
inline constexpr Phrase patternLength{"a pattern has 2 to {} letters; this has {}",
                                      "ένα μοτίβο έχει 2 έως {} γράμματα· αυτό έχει {}"};
inline constexpr Phrase patternTooLong{"a pattern of {} letters cannot fit on a {}x{} board",
                                       "μοτίβο {} γραμμάτων δεν χωρά σε ταμπλό {}x{}"};
inline constexpr Phrase patternTooLongLines{
    "a pattern of {} letters fits none of the lines that 'lines' names on a {}x{} board",
    "μοτίβο {} γραμμάτων δεν χωρά σε καμία από τις γραμμές του «lines» σε ταμπλό {}x{}"};
inline constexpr Phrase patternLetter{"nobody may write the letter {} of this pattern",
                                      "κανείς δεν μπορεί να γράψει το γράμμα {} του μοτίβου"};
inline constexpr Phrase patternTwice{"the pattern {} is given twice", "το μοτίβο {} δίνεται δύο φορές"};
inline constexpr Phrase tooManyPatterns{"a game has at most {} patterns", "ένα παιχνίδι έχει το πολύ {} μοτίβα"};
inline constexpr Phrase patternTwoOwners{"the pattern {} is given to both sides",
                                         "το μοτίβο {} δίνεται και στις δύο πλευρές"};
inline constexpr Phrase patternNeedsOwner{
    "with winner = \"{}\" every pattern needs its side: for = \"max\" or for = \"min\"",
    "με winner = \"{}\" κάθε μοτίβο χρειάζεται την πλευρά του: for = \"max\" ή for = \"min\""};
inline constexpr Phrase patternNoOwner{"with winner = \"{}\" a pattern belongs to nobody: leave 'for' out",
                                       "με winner = \"{}\" το μοτίβο δεν ανήκει σε κανέναν: παραλείψτε το «for»"};
inline constexpr Phrase winnerNeedsEnd{"winner = \"{}\" needs when = \"any pattern\"",
                                       "το winner = \"{}\" χρειάζεται when = \"any pattern\""};
inline constexpr Phrase againNeedsFull{
    "'again' makes sense only when the game goes on after a pattern: when = \"board full\"",
    "το «again» έχει νόημα μόνο αν το παιχνίδι συνεχίζει μετά το μοτίβο: when = \"board full\""};
inline constexpr Phrase fullWithPoints{
    "with winner = \"more points\" equal points are a draw: leave 'full' out",
    "με winner = \"more points\" οι ίσοι πόντοι είναι ισοπαλία: παραλείψτε το «full»"};
inline constexpr Phrase startOneWay{"a start is given by one of board, boards and place, not by several",
                                    "η αρχή δίνεται με ένα από τα board, boards και place, όχι με πολλά"};
inline constexpr Phrase startNoWay{
    "[start] needs one of board, boards and place; without [start] the board is empty",
    "το [start] χρειάζεται ένα από τα board, boards και place· χωρίς [start] το ταμπλό είναι κενό"};
inline constexpr Phrase startNeedsPlace{"'{}' goes with 'place'", "το «{}» πάει με το «place»"};
inline constexpr Phrase boardRows{"this board has {} [row|rows], the game has {}",
                                  "το ταμπλό έχει {} [γραμμή|γραμμές], το παιχνίδι έχει {}"};
inline constexpr Phrase boardColumns{"this row has {} [cell|cells], the game has {} [column|columns]",
                                     "η γραμμή έχει {} [κελί|κελιά], το παιχνίδι έχει {} [στήλη|στήλες]"};
inline constexpr Phrase boardCells{"this board has {} [cell|cells], the game has {}",
                                   "το ταμπλό έχει {} [κελί|κελιά], το παιχνίδι έχει {}"};
inline constexpr Phrase boardLetter{"'{}' is neither a letter of this game ({}) nor an empty cell (_)",
                                    "το «{}» δεν είναι ούτε γράμμα του παιχνιδιού ({}) ούτε κενό κελί (_)"};
inline constexpr Phrase startOver{"the game would be over on this start",
                                  "το παιχνίδι θα είχε τελειώσει σε αυτή την αρχή"};
inline constexpr Phrase startFull{"this start leaves no empty cell", "η αρχή δεν αφήνει κενό κελί"};
inline constexpr Phrase startFloats{"with gravity nothing can float: the cell below {} is empty",
                                    "με βαρύτητα τίποτα δεν αιωρείται: το κελί κάτω από το {} είναι κενό"};
inline constexpr Phrase startTwice{"this board is given twice", "το ταμπλό δίνεται δύο φορές"};
inline constexpr Phrase placeOneLetter{"'{}' is not one letter; several are a list: [\"X\", \"O\"]",
                                       "το «{}» δεν είναι ένα γράμμα· τα πολλά δίνονται ως λίστα: [\"X\", \"O\"]"};
inline constexpr Phrase placeLetter{"'{}' is not a letter of this game ({})",
                                    "το «{}» δεν είναι γράμμα του παιχνιδιού ({})"};
inline constexpr Phrase placeNoRoom{"{} [letter does|letters do] not fit on {} [cell|cells]",
                                    "{} [γράμμα δεν χωρά|γράμματα δεν χωρούν] σε {} [κελί|κελιά]"};
inline constexpr Phrase placeTooMany{
    "there are more than {} ways to place these letters; place fewer, or name fewer 'cells'",
    "υπάρχουν πάνω από {} τρόποι να τοποθετηθούν τα γράμματα· βάλτε λιγότερα ή λιγότερα κελιά στο «cells»"};
inline constexpr Phrase tooManyBoards{"a game begins on at most {} boards",
                                      "ένα παιχνίδι αρχίζει από το πολύ {} ταμπλό"};
inline constexpr Phrase whereNeedsTwo{"'where' is about letters beside each other: 'place' must hold at least two",
                                      "το «where» αφορά γειτονικά γράμματα: το «place» πρέπει να έχει τουλάχιστον δύο"};
inline constexpr Phrase placeImpossible{"no start fulfils these conditions",
                                        "καμία αρχή δεν πληροί αυτές τις συνθήκες"};
inline constexpr Phrase badCell{"'{}' is no cell of this {}x{} board: row and column from 0, such as \"1 2\"",
                                "το «{}» δεν είναι κελί του ταμπλό {}x{}: γραμμή και στήλη από το 0, π.χ. \"1 2\""};

// The rules in plain words
inline constexpr Phrase wordsBoard{"{} is played on a board of {} rows and {} columns.",
                                   "Το παιχνίδι {} παίζεται σε ταμπλό με {} γραμμές και {} στήλες."};
inline constexpr Phrase wordsOneRow{"{} is played on a single row of {} [cell|cells].",
                                    "Το παιχνίδι {} παίζεται σε μία μόνο γραμμή με {} [κελί|κελιά]."};
inline constexpr Phrase wordsOneColumn{"{} is played on a single column of {} [cell|cells].",
                                       "Το παιχνίδι {} παίζεται σε μία μόνο στήλη με {} [κελί|κελιά]."};
inline constexpr Phrase wordsBothWriteOne{"MAX and MIN take turns, and both write {} into an empty cell.",
                                          "Ο MAX και ο MIN παίζουν εναλλάξ και γράφουν και οι δύο {} σε κενό κελί."};
inline constexpr Phrase wordsBothWriteAny{
    "MAX and MIN take turns, and both write any of the letters {} into an empty cell.",
    "Ο MAX και ο MIN παίζουν εναλλάξ και γράφουν και οι δύο όποιο από τα γράμματα {} θέλουν σε κενό κελί."};
inline constexpr Phrase wordsEachWrites{
    "MAX and MIN take turns to write a letter into an empty cell: MAX writes {}, MIN writes {}.",
    "Ο MAX και ο MIN γράφουν εναλλάξ ένα γράμμα σε κενό κελί: ο MAX γράφει {}, ο MIN γράφει {}."};
inline constexpr Phrase wordsGravity{"A letter falls to the lowest empty cell of its column.",
                                     "Το γράμμα πέφτει στο χαμηλότερο κενό κελί της στήλης του."};
inline constexpr Phrase wordsFirst{"{} begins.", "Αρχίζει ο {}."};
inline constexpr Phrase wordsPattern{"The pattern is {}.", "Το μοτίβο είναι {}."};
inline constexpr Phrase wordsPatterns{"The patterns are {}.", "Τα μοτίβα είναι {}."};
inline constexpr Phrase wordsPatternOf{"The pattern of {} is {}.", "Το μοτίβο του {} είναι {}."};
inline constexpr Phrase wordsPatternsOf{"The patterns of {} are {}.", "Τα μοτίβα του {} είναι {}."};
inline constexpr Phrase wordsPatternOfNobody{"The pattern {} belongs to nobody.",
                                             "Το μοτίβο {} δεν ανήκει σε κανέναν."};
inline constexpr Phrase wordsPatternsOfNobody{"The patterns {} belong to nobody.",
                                              "Τα μοτίβα {} δεν ανήκουν σε κανέναν."};
inline constexpr Phrase wordsLinesEitherWay{"A pattern counts in adjacent cells along {}.",
                                            "Ένα μοτίβο μετρά σε διαδοχικά κελιά κατά μήκος {}."};
inline constexpr Phrase wordsLinesOneWay{
    "A pattern counts in adjacent cells along {}, read from left to right in a row and from top to bottom elsewhere.",
    "Ένα μοτίβο μετρά σε διαδοχικά κελιά κατά μήκος {}, διαβασμένο από αριστερά προς τα δεξιά στις γραμμές και από "
    "πάνω προς τα κάτω αλλού."};
inline constexpr Phrase wordsRows{"a row", "γραμμής"};
inline constexpr Phrase wordsColumns{"a column", "στήλης"};
inline constexpr Phrase wordsDiagonals{"a diagonal", "διαγωνίου"};
inline constexpr Phrase wordsRowsColumns{"a row or a column", "γραμμής ή στήλης"};
inline constexpr Phrase wordsRowsDiagonals{"a row or a diagonal", "γραμμής ή διαγωνίου"};
inline constexpr Phrase wordsColumnsDiagonals{"a column or a diagonal", "στήλης ή διαγωνίου"};
inline constexpr Phrase wordsAll{"a row, a column or a diagonal", "γραμμής, στήλης ή διαγωνίου"};
inline constexpr Phrase wordsCompleterWins{"Whoever completes a pattern wins, and the game is over.",
                                           "Όποιος συμπληρώσει μοτίβο κερδίζει και το παιχνίδι τελειώνει."};
inline constexpr Phrase wordsCompleterLoses{"Whoever completes a pattern loses, and the game is over.",
                                            "Όποιος συμπληρώσει μοτίβο χάνει και το παιχνίδι τελειώνει."};
inline constexpr Phrase wordsOnlyOwnerWins{
    "As soon as a pattern stands on the board, {} wins, whoever completed it.",
    "Μόλις σχηματιστεί μοτίβο στο ταμπλό κερδίζει ο {}, όποιος κι αν το συμπλήρωσε."};
inline constexpr Phrase wordsOwnerWins{
    "As soon as a pattern stands on the board, the side that it belongs to wins, whoever completed it; when a move "
    "completes patterns of both sides, the one who made it wins.",
    "Μόλις σχηματιστεί μοτίβο στο ταμπλό κερδίζει η πλευρά στην οποία ανήκει, όποιος κι αν το συμπλήρωσε· αν μια "
    "κίνηση συμπληρώσει μοτίβα και των δύο, κερδίζει όποιος την έκανε."};
inline constexpr Phrase wordsEndAny{
    "The game ends as soon as a pattern stands on the board, or when the board is full.",
    "Το παιχνίδι τελειώνει μόλις σχηματιστεί μοτίβο στο ταμπλό ή όταν γεμίσει το ταμπλό."};
inline constexpr Phrase wordsEndFull{"The game ends when the board is full.",
                                     "Το παιχνίδι τελειώνει όταν γεμίσει το ταμπλό."};
inline constexpr Phrase wordsMorePatterns{
    "Then all patterns on the board are counted: the side with more of its own wins, and equally many are a draw.",
    "Τότε μετρώνται όλα τα μοτίβα του ταμπλό: κερδίζει η πλευρά με τα περισσότερα δικά της, και ίσος αριθμός είναι "
    "ισοπαλία."};
inline constexpr Phrase wordsNoPatternWins{"If there is no pattern at all, {} wins.",
                                           "Αν δεν υπάρχει κανένα μοτίβο, κερδίζει ο {}."};
inline constexpr Phrase wordsPointCompleter{"Every pattern is a point for the one who completes it.",
                                            "Κάθε μοτίβο είναι ένας πόντος για όποιον το συμπληρώσει."};
inline constexpr Phrase wordsPointOwner{
    "Every pattern is a point for the side that it belongs to, whoever completes it.",
    "Κάθε μοτίβο είναι ένας πόντος για την πλευρά στην οποία ανήκει, όποιος κι αν το συμπληρώσει."};
inline constexpr Phrase wordsPointMixed{"Every pattern is a point for the side that it belongs to, and if it belongs "
                                        "to nobody, for the one who completes it.",
                                        "Κάθε μοτίβο είναι ένας πόντος για την πλευρά στην οποία ανήκει και, αν δεν "
                                        "ανήκει σε κανέναν, για όποιον το συμπληρώσει."};
inline constexpr Phrase wordsMorePoints{"More points win, and equal points are a draw.",
                                        "Κερδίζουν οι περισσότεροι πόντοι, και οι ίσοι πόντοι είναι ισοπαλία."};
inline constexpr Phrase wordsAgain{"Whoever completes a pattern moves once more.",
                                   "Όποιος συμπληρώσει μοτίβο ξαναπαίζει."};
inline constexpr Phrase wordsFullDraw{"A full board without a pattern is a draw.",
                                      "Γεμάτο ταμπλό χωρίς μοτίβο είναι ισοπαλία."};
inline constexpr Phrase wordsFullWin{"A full board without a pattern is a win for {}.",
                                     "Γεμάτο ταμπλό χωρίς μοτίβο είναι νίκη του {}."};
inline constexpr Phrase wordsStartEmpty{"The board is empty at the start.", "Στην αρχή το ταμπλό είναι κενό."};
inline constexpr Phrase wordsStartBoard{"The game begins on this board: {}.", "Το παιχνίδι αρχίζει από το ταμπλό: {}."};
inline constexpr Phrase wordsStartBoards{"The game begins on one of {} boards, chosen at random: {}.",
                                         "Το παιχνίδι αρχίζει από ένα από {} ταμπλό, στην τύχη: {}."};
inline constexpr Phrase wordsStartLetter{"At the start a letter stands on the board: {}, {}.",
                                         "Στην αρχή υπάρχει ένα γράμμα στο ταμπλό: {}, {}."};
inline constexpr Phrase wordsStartLetters{"At the start letters stand on the board: {}, {}.",
                                          "Στην αρχή υπάρχουν γράμματα στο ταμπλό: {}, {}."};
inline constexpr Phrase wordsAnyCell{"on any cell", "σε οποιοδήποτε κελί"};
inline constexpr Phrase wordsAnyCells{"on any cells", "σε οποιαδήποτε κελιά"};
inline constexpr Phrase wordsAdjacentCells{"on cells that all touch each other, if only at a corner",
                                           "σε κελιά που αγγίζονται όλα μεταξύ τους, έστω και στη γωνία"};
inline constexpr Phrase wordsApartCells{"on cells that do not touch, not even at a corner",
                                        "σε κελιά που δεν αγγίζονται, ούτε στη γωνία"};
inline constexpr Phrase wordsStartAmong{
    "At the start {} stands on the board, on cells from this list (row and column from 0): {}.",
    "Στην αρχή υπάρχει στο ταμπλό {}, σε κελιά από αυτή τη λίστα (γραμμή και στήλη από το 0): {}."};
inline constexpr Phrase wordsStartCells{"Only these cells come into question (row and column from 0): {}.",
                                        "Επιτρέπονται μόνο αυτά τα κελιά (γραμμή και στήλη από το 0): {}."};
inline constexpr Phrase wordsStartCount{"Chance chooses one of {} such boards, all equally likely.",
                                        "Η τύχη διαλέγει ένα από {} τέτοια ταμπλό, όλα εξίσου πιθανά."};
inline constexpr Phrase wordsStartOnlyOne{"There is only one such board.", "Υπάρχει μόνο ένα τέτοιο ταμπλό."};

// Stored solutions
inline constexpr Phrase solutionNoHeader{"its header is not that of a solution", "η κεφαλίδα του δεν είναι λύσης"};
inline constexpr Phrase solutionNoGame{"its header names no game: {}", "η κεφαλίδα του δεν ονομάζει παιχνίδι: {}"};
inline constexpr Phrase solutionOther{"it is the solution of another game or start",
                                      "είναι λύση άλλου παιχνιδιού ή άλλης αρχής"};
inline constexpr Phrase solutionSize{"its size is not that of this game",
                                     "το μέγεθός του δεν είναι αυτού του παιχνιδιού"};

}  // namespace mitos::text
