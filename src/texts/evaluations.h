#pragma once
// Evaluation files of Othello.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

inline constexpr Phrase unknownEvaluation{
    "'{}' is no evaluation of Mitos; known: {} (or the path of an evaluation file)",
    "το «{}» δεν είναι αξιολόγηση του Mitos· γνωστές: {} (ή η διαδρομή ενός αρχείου αξιολόγησης)"};
inline constexpr Phrase evaluationSize{
    "the evaluation {} cannot judge a board of {}x{}: its table '{}' is not given for that size",
    "η αξιολόγηση {} δεν κρίνει ταμπλό {}x{}: ο πίνακας βαρών «{}» δεν δίνεται για αυτό το μέγεθος"};

// The form of the file
inline constexpr Phrase evaluationValue{
    "this is no value: a number has digits only (100, -25), a text stands in straight quotes (\"rings\")",
    "δεν είναι τιμή: ο αριθμός έχει μόνο ψηφία (100, -25), το κείμενο μπαίνει σε ίσια εισαγωγικά (\"rings\")"};
inline constexpr Phrase evaluationHeading{
    "a heading is a name in double brackets on a line of its own: [[phase]] or [[table]]",
    "η επικεφαλίδα είναι όνομα σε διπλές αγκύλες σε δική της γραμμή: [[phase]] ή [[table]]"};
inline constexpr Phrase evaluationRepeated{
    "every phase and every table begins with a line of its own in double brackets: [[phase]], [[table]]",
    "κάθε φάση και κάθε πίνακας βαρών αρχίζει με δική του γραμμή σε διπλές αγκύλες: [[phase]], [[table]]"};
inline constexpr Phrase evaluationEquals{"a key is followed by '=' and its value, such as corner = 100",
                                         "μετά το κλειδί έρχεται «=» και η τιμή του, π.χ. corner = 100"};
inline constexpr Phrase evaluationLine{
    "a line is a key and its value (corner = 100), a heading ([[phase]]) or a comment (# …)",
    "μια γραμμή είναι κλειδί και τιμή (corner = 100), επικεφαλίδα ([[phase]]) ή σχόλιο (# …)"};
inline constexpr Phrase evaluationList{
    "a list stands in brackets, its parts separated by commas, such as [100, 30, 30, 100]",
    "η λίστα μπαίνει σε αγκύλες, με κόμματα ανάμεσα στα μέρη της, π.χ. [100, 30, 30, 100]"};
inline constexpr Phrase keyInPhase{"below a [[phase]]", "κάτω από ένα [[phase]]"};
inline constexpr Phrase keyInTable{"below a [[table]]", "κάτω από ένα [[table]]"};
inline constexpr Phrase evaluationName{"an evaluation's name has 1 to {} characters, at least one of them a letter",
                                       "το όνομα αξιολόγησης έχει 1 έως {} χαρακτήρες, τουλάχιστον έναν γράμμα"};

// Tables
inline constexpr Phrase tableName{
    "'{}' is no name for a table: 2 to {} small letters, digits and hyphens, a letter first",
    "το «{}» δεν είναι όνομα πίνακα βαρών: 2 έως {} μικρά λατινικά γράμματα, ψηφία και παύλες, πρώτα γράμμα"};
inline constexpr Phrase tableNameTaken{"'{}' means something else in a phase: give the table another name",
                                       "το «{}» σημαίνει κάτι άλλο σε μια φάση: δώστε άλλο όνομα στον πίνακα βαρών"};
inline constexpr Phrase tableSize{"a board is 4, 6 or 8 squares wide; {} is none of these",
                                  "το ταμπλό έχει πλάτος 4, 6 ή 8 τετράγωνα· το {} δεν είναι κανένα από αυτά"};
inline constexpr Phrase tableTwice{"the table '{}' is given twice for boards of {}x{}",
                                   "ο πίνακας βαρών «{}» δίνεται δύο φορές για μέγεθος {}x{}"};
inline constexpr Phrase typeWeights{"a list of rows, each a list of numbers, such as [[100, 30], [30, 0]]",
                                    "λίστα γραμμών, καθεμιά λίστα αριθμών, π.χ. [[100, 30], [30, 0]]"};
inline constexpr Phrase tableRows{"this table has {} [row|rows], a board of size {} has {}",
                                  "ο πίνακας βαρών έχει {} [γραμμή|γραμμές], ένα ταμπλό μεγέθους {} έχει {}"};
inline constexpr Phrase tableColumns{"this row has {} [weight|weights], a board of size {} has {} columns",
                                     "η γραμμή έχει {} [βάρος|βάρη], ένα ταμπλό μεγέθους {} έχει {} στήλες"};
inline constexpr Phrase tooManyTables{"a file has at most {} tables of different names",
                                      "ένα αρχείο έχει το πολύ {} πίνακες βαρών με διαφορετικά ονόματα"};
inline constexpr Phrase tableUnused{"no phase uses the table '{}': write {} = 1 below a [[phase]], or leave it out",
                                    "καμία φάση δεν χρησιμοποιεί τον πίνακα βαρών «{}»: γράψτε {} = 1 κάτω από ένα "
                                    "[[phase]] ή παραλείψτε τον"};
inline constexpr Phrase tablesApart{"no board size has all tables: '{}' is not given for {}x{}",
                                    "κανένα μέγεθος δεν έχει όλους τους πίνακες βαρών: ο «{}» δεν δίνεται για {}x{}"};

// Phases
inline constexpr Phrase noPhases{"an evaluation needs at least one [[phase]]",
                                 "μια αξιολόγηση χρειάζεται τουλάχιστον μία [[phase]]"};
inline constexpr Phrase tooManyPhases{"an evaluation has at most {} phases", "μια αξιολόγηση έχει το πολύ {} φάσεις"};
inline constexpr Phrase phaseBackwards{"this phase ends with {} [disc|discs], before it begins with {}",
                                       "η φάση τελειώνει με {} [πούλι|πούλια], πριν αρχίσει με {}"};
inline constexpr Phrase phaseFirst{"the first phase begins with 0 discs: leave 'from' out",
                                   "η πρώτη φάση αρχίζει με 0 πούλια: παραλείψτε το «from»"};
inline constexpr Phrase phaseOverlap{
    "this phase begins with {} [disc|discs], but the phase before it goes up to {}",
    "η φάση αρχίζει με {} [πούλι|πούλια], αλλά η προηγούμενη φτάνει ως {} [πούλι|πούλια]"};
inline constexpr Phrase phaseGap{"no phase judges boards with {} to {} [disc|discs]",
                                 "καμία φάση δεν κρίνει ταμπλό με {} έως {} [πούλι|πούλια]"};
inline constexpr Phrase phaseLast{"the last phase goes up to {} discs: leave 'to' out",
                                  "η τελευταία φάση φτάνει ως τα {} πούλια: παραλείψτε το «to»"};
inline constexpr Phrase phaseEmpty{"a phase needs at least one term: {}",
                                   "μια φάση χρειάζεται τουλάχιστον έναν όρο: {}"};
inline constexpr Phrase phaseTooLarge{
    "on a board of {}x{} this phase could give up to {}; at most {} is allowed, because a finished game is worth a "
    "million",
    "σε ταμπλό {}x{} η φάση θα μπορούσε να δώσει έως {}· επιτρέπεται το πολύ {}, γιατί ένα τελειωμένο παιχνίδι αξίζει "
    "ένα εκατομμύριο"};

// In plain words
inline constexpr Phrase judgeDifference{
    "{} judges an Othello position as black minus white: each term is counted for black and for white, the difference "
    "is multiplied by the term's number, and all of these are added up.",
    "Η αξιολόγηση {} κρίνει μια θέση του Othello ως μαύρα μείον λευκά: κάθε όρος μετριέται για τα μαύρα και για τα "
    "λευκά, η διαφορά πολλαπλασιάζεται με τον αριθμό του όρου, και όλα αυτά προστίθενται."};
inline constexpr Phrase judgeAlways{"All through the game: {}.", "Σε όλο το παιχνίδι: {}."};
inline constexpr Phrase judgeUpTo{"Up to {} [disc|discs] on the board: {}.", "Ως {} [πούλι|πούλια] στο ταμπλό: {}."};
inline constexpr Phrase judgeBetween{"With {} to {} discs: {}.", "Με {} έως {} πούλια: {}."};
inline constexpr Phrase judgeExactly{"With {} [disc|discs]: {}.", "Με {} [πούλι|πούλια]: {}."};
inline constexpr Phrase judgeFrom{"From {} [disc|discs] on: {}.", "Από {} [πούλι|πούλια] και πάνω: {}."};
inline constexpr Phrase judgeNothing{
    "With {} to {} [disc|discs] every position is worth 0: all numbers of the phase are 0.",
    "Με {} έως {} [πούλι|πούλια] κάθε θέση αξίζει 0: όλοι οι αριθμοί της φάσης είναι 0."};
inline constexpr Phrase termMobility{"mobility: the number of legal moves.",
                                     "mobility: το πλήθος των νόμιμων κινήσεων."};
inline constexpr Phrase termVulnerable{"vulnerable: the discs with at least one empty square beside them.",
                                       "vulnerable: τα πούλια με τουλάχιστον ένα κενό τετράγωνο δίπλα τους."};
inline constexpr Phrase termEdge{
    "edge: the discs on an edge, except on corners and on the squares beside them (on 8x8: a3-a6, h3-h6, c1-f1, "
    "c8-f8).",
    "edge: τα πούλια στην άκρη, εκτός από τις γωνίες και τα διπλανά τους τετράγωνα (στο 8x8: a3-a6, h3-h6, c1-f1, "
    "c8-f8)."};
inline constexpr Phrase termC{"c: the discs on an edge, right beside a corner (on 8x8: a2 a7 b1 b8 g1 g8 h2 h7).",
                              "c: τα πούλια στην άκρη, ακριβώς δίπλα σε γωνία (στο 8x8: a2 a7 b1 b8 g1 g8 h2 h7)."};
inline constexpr Phrase termX{"x: the discs diagonally beside a corner (on 8x8: b2 b7 g2 g7).",
                              "x: τα πούλια διαγώνια δίπλα σε γωνία (στο 8x8: b2 b7 g2 g7)."};
inline constexpr Phrase termCorner{"corner: the discs on the four corners.", "corner: τα πούλια στις τέσσερις γωνίες."};
inline constexpr Phrase termCloseness{"closeness: the discs that touch a corner that is still empty.",
                                      "closeness: τα πούλια που αγγίζουν μια γωνία που είναι ακόμη κενή."};
inline constexpr Phrase termDiscs{"discs: all discs of the side.", "discs: όλα τα πούλια της πλευράς."};
inline constexpr Phrase termTable{
    "{}: a table of the file; the weights of the squares under a side's discs are added up. They go from {} to {}.",
    "{}: πίνακας βαρών του αρχείου· προστίθενται τα βάρη των τετραγώνων κάτω από τα πούλια της πλευράς. Είναι από "
    "{} "
    "έως {}."};
inline constexpr Phrase judgeSizes{"It can judge boards of {}.", "Κρίνει ταμπλό {}."};
inline constexpr Phrase judgeLacks{"It cannot judge boards of {}x{}: the table '{}' is not given for that size.",
                                   "Δεν κρίνει ταμπλό {}x{}: ο πίνακας βαρών «{}» δεν δίνεται για αυτό το μέγεθος."};
inline constexpr Phrase judgeUnreached{
    "A board of {}x{} never has more than {} discs: there the later phases are not reached.",
    "Ένα ταμπλό {}x{} δεν έχει ποτέ πάνω από {} πούλια: εκεί το παιχνίδι δεν φτάνει στις τελευταίες φάσεις."};
inline constexpr Phrase judgeLargest{
    "No position is worth more than {} to either side; a finished game is worth a million and its difference in discs.",
    "Καμία θέση δεν αξίζει πάνω από {} για καμία πλευρά· ένα τελειωμένο παιχνίδι αξίζει ένα εκατομμύριο και τη διαφορά "
    "των πουλιών."};

// mitos check
inline constexpr Phrase evaluationSound{"{}: the evaluation is sound.", "{}: η αξιολόγηση είναι σωστή."};
inline constexpr Phrase neitherKind{
    "this is neither a rule file (rows, columns, [letters], [[pattern]] …) nor an evaluation file ([[phase]] with "
    "mobility, corner …)",
    "δεν είναι ούτε αρχείο κανόνων (rows, columns, [letters], [[pattern]] …) ούτε αρχείο αξιολόγησης ([[phase]] με "
    "mobility, corner …)"};

}  // namespace mitos::text
