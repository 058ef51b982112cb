#pragma once
// The command line: help, options, errors of usage, the menu.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// Help
inline constexpr Phrase tagline{"a workbench for classic search that solves puzzles optimally and shows how",
                                "εργαστήρι κλασικής αναζήτησης που λύνει παζλ βέλτιστα και δείχνει πώς"};
inline constexpr Phrase usageLabel{"Usage", "Χρήση"};
inline constexpr Phrase optionsLabel{"Options", "Επιλογές"};
inline constexpr Phrase optionsInUsage{"options", "επιλογές"};
inline constexpr Phrase verbInUsage{"VERB", "ΡΗΜΑ"};
inline constexpr Phrase subjectInUsage{"SUBJECT", "ΘΕΜΑ"};
inline constexpr Phrase fileValue{"FILE", "ΑΡΧΕΙΟ"};
inline constexpr Phrase directoryValue{"DIR", "ΚΑΤΑΛΟΓΟΣ"};
inline constexpr Phrase nameValue{"NAME", "ΟΝΟΜΑ"};
inline constexpr Phrase boardValue{"BOARD", "ΤΑΜΠΛΟ"};
inline constexpr Phrase sizeValue{"RxC", "ΓxΣ"};
inline constexpr Phrase timeValue{"TIME", "ΧΡΟΝΟΣ"};
inline constexpr Phrase bytesValue{"BYTES", "ΜΝΗΜΗ"};
inline constexpr Phrase textValue{"TEXT", "ΚΕΙΜΕΝΟ"};
inline constexpr Phrase verbsLabel{"Verbs", "Ρήματα"};
inline constexpr Phrase subjectsLabel{"Subjects", "Θέματα"};
inline constexpr Phrase positionalsLabel{"Arguments", "Ορίσματα"};
inline constexpr Phrase commonLabel{"Common options", "Κοινές επιλογές"};
inline constexpr Phrase limitsLabel{"Limits", "Όρια"};
inline constexpr Phrase methodLabel{"Method", "Μέθοδος"};
inline constexpr Phrase outputLabel{"Output", "Έξοδος"};
inline constexpr Phrase boardLabel{"Boards", "Ταμπλό"};
inline constexpr Phrase examplesLabel{"Examples", "Παραδείγματα"};
inline constexpr Phrase exitCodes{
    "Exit codes: 0 done; 1 no solution, or a check did not hold; 2 bad usage; 3 bad input; 4 a limit was reached; 5 "
    "the system refused; 130 interrupted; 70 a defect.",
    "Κωδικοί εξόδου: 0 εντάξει· 1 δεν υπάρχει λύση ή δεν ίσχυσε ένας έλεγχος· 2 λάθος χρήση· 3 λάθος είσοδος· 4 "
    "εξαντλήθηκε όριο· 5 άρνηση του συστήματος· 130 διακοπή· 70 σφάλμα του Mitos."};
inline constexpr Phrase helpOption{"Print this help and exit", "Δείχνει αυτή τη βοήθεια"};
inline constexpr Phrase versionOption{"Print the version and exit", "Δείχνει την έκδοση"};
inline constexpr Phrase langOption{"Language of all messages: en or el (otherwise by LANG)",
                                   "Γλώσσα μηνυμάτων: en ή el (αλλιώς από το LANG)"};
inline constexpr Phrase jsonOption{"One JSON object on standard output (one a line for batches)",
                                   "Ένα αντικείμενο JSON στην έξοδο (ένα ανά γραμμή για πολλά)"};
inline constexpr Phrase dataOption{"Directory for caches and data, instead of those of XDG",
                                   "Κατάλογος για κρυφή μνήμη και δεδομένα, αντί εκείνων του XDG"};
inline constexpr Phrase timeOption{"Time limit for each search: 500ms, 10s, 2m, 1h",
                                   "Όριο χρόνου κάθε αναζήτησης: 500ms, 10s, 2m, 1h"};
inline constexpr Phrase memoryOption{"Memory limit of the tables: 512M, 4G (default: 4/5 of what is free)",
                                     "Όριο μνήμης των πινάκων: 512M, 4G (αλλιώς 4/5 της ελεύθερης)"};
inline constexpr Phrase nodesOption{"Limit on states expanded: 10000, 5M",
                                    "Όριο καταστάσεων που αναπτύσσονται: 10000, 5M"};
inline constexpr Phrase threadsOption{"Threads for a batch of boards, or of the champion",
                                      "Νήματα για πολλά ταμπλό, ή του πρωταθλητή"};
inline constexpr Phrase seedOption{"Seed of the random numbers", "Σπόρος των τυχαίων αριθμών"};

inline constexpr Phrase solveVerb{"Solve exactly", "Ακριβής λύση"};
inline constexpr Phrase compareVerb{"The same work by several methods", "Η ίδια δουλειά με πολλές μεθόδους"};
inline constexpr Phrase benchVerb{"Node counts that must not change, and speed",
                                  "Πλήθη καταστάσεων που δεν πρέπει να αλλάζουν, και ταχύτητα"};
inline constexpr Phrase menuVerb{"Everything that Mitos can do, in a menu", "Όλα όσα κάνει το Mitos, σε μενού"};
inline constexpr Phrase completionVerb{"Print a completion script for a shell: bash, zsh or fish",
                                       "Τυπώνει σενάριο συμπλήρωσης για κέλυφος: bash, zsh ή fish"};
inline constexpr Phrase manualVerb{"Print the manual page (roff)", "Τυπώνει τη σελίδα εγχειριδίου (roff)"};

inline constexpr Phrase tilesSubject{"Sliding puzzles of 2x2 to 5x5", "Παζλ ολίσθησης από 2x2 έως 5x5"};
inline constexpr Phrase sizeOption{"Rows x columns, each from 2 to 5", "Γραμμές x στήλες, από 2 έως 5"};
inline constexpr Phrase costsOption{"What a step costs along a row, along a column and diagonally, 1 to 7 each",
                                    "Κόστος βήματος κατά μήκος γραμμής, στήλης και διαγώνια, 1 έως 7"};
inline constexpr Phrase movesOption{"king: eight directions; plain: four", "king: οκτώ κατευθύνσεις· plain: τέσσερις"};
inline constexpr Phrase startOption{"The start, row by row; 0 is the blank; blanks, commas and / are taken",
                                    "Η αρχή, γραμμή γραμμή· 0 το κενό· δεκτά κενά, κόμματα και /"};
inline constexpr Phrase goalOption{"The goal: a board, 'ordered' (1 2 3 ... 0) or 'spiral' (6 5 4 / 7 0 3 / 8 1 2)",
                                   "Ο στόχος: ταμπλό, «ordered» (1 2 3 ... 0) ή «spiral» (6 5 4 / 7 0 3 / 8 1 2)"};
inline constexpr Phrase fileOption{"Boards from a file, one a line ('-' is standard input)",
                                   "Ταμπλό από αρχείο, ένα ανά γραμμή («-» η τυπική είσοδος)"};
inline constexpr Phrase randomOption{"A random solvable start", "Τυχαία επιλύσιμη αρχή"};
inline constexpr Phrase randomCountOption{"That many random solvable starts", "Τόσες τυχαίες επιλύσιμες αρχές"};
inline constexpr Phrase algorithmOption{
    "bfs, ucs, astar, wastar, greedy, idastar, bidirectional or champion (default: astar, above 9 cells champion)",
    "bfs, ucs, astar, wastar, greedy, idastar, bidirectional ή champion (αλλιώς astar, πάνω από 9 κελιά champion)"};
inline constexpr Phrase heuristicOption{
    "zero, misplaced, manhattan, chebyshev, linear-conflict or exact (default: the best admissible one)",
    "zero, misplaced, manhattan, chebyshev, linear-conflict ή exact (αλλιώς η καλύτερη αποδεκτή)"};
inline constexpr Phrase algorithmsOption{"Algorithms to compare, by commas (default: all)",
                                         "Αλγόριθμοι προς σύγκριση, με κόμματα (αλλιώς όλοι)"};
inline constexpr Phrase heuristicsOption{"Heuristics to compare, by commas (default: all that are admissible)",
                                         "Ευρετικές προς σύγκριση, με κόμματα (αλλιώς όλες οι αποδεκτές)"};
inline constexpr Phrase weightOption{"Weight of wastar: the path costs at most that many times the optimum",
                                     "Βάρος του wastar: η διαδρομή κοστίζει έως τόσες φορές το βέλτιστο"};
inline constexpr Phrase solveWeightOption{
    "Weight of wastar, or of the champion (there 1): the path costs at most that many times the optimum",
    "Βάρος του wastar ή του πρωταθλητή (εκεί 1): η διαδρομή κοστίζει έως τόσες φορές το βέλτιστο"};
inline constexpr Phrase tablesOption{"The champion's tables: small ones at once, full ones once and kept in the cache",
                                     "Πίνακες του πρωταθλητή: small αμέσως, full μία φορά και μένουν στην κρυφή μνήμη"};
inline constexpr Phrase tablesPlanOption{"Only what the champion's tables would take: memory, time, disk",
                                         "Μόνο τι θα έπαιρναν οι πίνακες του πρωταθλητή: μνήμη, χρόνο, δίσκο"};
inline constexpr Phrase resumeOption{
    "Where a search of the champion that is stopped is kept; the same command goes on from there",
    "Πού κρατιέται μια αναζήτηση του πρωταθλητή που διακόπτεται· η ίδια εντολή τη συνεχίζει"};
inline constexpr Phrase atlasOption{"Walk the whole space and count the boards at each distance",
                                    "Διατρέχει όλον τον χώρο και μετρά τα ταμπλό σε κάθε απόσταση"};
inline constexpr Phrase hardestOption{"How many of the hardest boards to list",
                                      "Πόσα από τα δυσκολότερα ταμπλό να φανούν"};
inline constexpr Phrase hintOption{"Only the next move", "Μόνο η επόμενη κίνηση"};
inline constexpr Phrase replayOption{"Step through the path in the terminal", "Βήμα βήμα η διαδρομή στο τερματικό"};
inline constexpr Phrase traceOption{
    "Write the order of expansion (state, parent, g, h, f) to a file, one JSON object a line",
    "Γράφει τη σειρά ανάπτυξης (κατάσταση, γονέας, g, h, f) σε αρχείο, ένα JSON ανά γραμμή"};
inline constexpr Phrase pathsOption{"Print the path that each method found", "Δείχνει τη διαδρομή κάθε μεθόδου"};
inline constexpr Phrase csvOption{"Write a CSV file, a row for each board and method",
                                  "Γράφει αρχείο CSV, μία σειρά ανά ταμπλό και μέθοδο"};
inline constexpr Phrase htmlOption{"Write an HTML page with plots", "Γράφει σελίδα HTML με γραφήματα"};
inline constexpr Phrase filterOption{"Only searches whose name contains this",
                                     "Μόνο αναζητήσεις που το όνομά τους περιέχει αυτό"};
inline constexpr Phrase repeatOption{"Repetitions of each; the fastest counts", "Επαναλήψεις· μετρά η ταχύτερη"};
inline constexpr Phrase shellArgument{"bash, zsh or fish", "bash, zsh ή fish"};

// Errors of usage
inline constexpr Phrase unknownArgument{"unknown argument: {}", "άγνωστο όρισμα: {}"};
inline constexpr Phrase didYouMean{"did you mean {}?", "μήπως εννοείτε {};"};
inline constexpr Phrase missingValue{"{} needs a value", "το {} χρειάζεται τιμή"};
inline constexpr Phrase emptyValue{"the value of {} is empty", "η τιμή του {} είναι κενή"};
inline constexpr Phrase givenTwice{"{} can be given only once, not as {}", "το {} δίνεται μόνο μία φορά, όχι ως {}"};
inline constexpr Phrase flagWithValue{"{} takes no value", "το {} δεν παίρνει τιμή"};
inline constexpr Phrase missingArgument{"the argument '{}' is missing: {}", "λείπει το όρισμα «{}»: {}"};
inline constexpr Phrase missingSubject{"what? Known subjects: {}", "τι; Γνωστά θέματα: {}"};
inline constexpr Phrase missingVerb{"what? Known verbs: {}", "τι; Γνωστά ρήματα: {}"};
inline constexpr Phrase unknownSubject{"'{}' is no subject of {}; known: {}",
                                       "το «{}» δεν είναι θέμα του {}· γνωστά: {}"};
inline constexpr Phrase noJson{"'{}' prints no JSON: --json is not for it",
                               "το «{}» δεν τυπώνει JSON: το --json δεν ισχύει"};
inline constexpr Phrase badUsage{"bad usage: {}", "λάθος χρήση: {}"};
inline constexpr Phrase seeHelp{"see '{} --help'", "δείτε «{} --help»"};
inline constexpr Phrase emptyList{"{} names nothing: '{}'", "το {} δεν ονομάζει τίποτα: «{}»"};
inline constexpr Phrase notTogether{"{} and {} do not go together", "τα {} και {} δεν πάνε μαζί"};
inline constexpr Phrase needsStart{"{} needs a board: --start, --file or --random",
                                   "το {} χρειάζεται ταμπλό: --start, --file ή --random"};
inline constexpr Phrase oneBoardOnly{"{} is for one board, not for a file",
                                     "το {} είναι για ένα ταμπλό, όχι για αρχείο"};

// Progress
inline constexpr Phrase progressSearch{"bound {}, {} expanded, {}/s, {} stored, {}",
                                       "όριο {}, {} [αναπτύχθηκε|αναπτύχθηκαν], {}/s, {} στη μνήμη, {}"};
inline constexpr Phrase progressLeft{"about {} left", "απομένουν περίπου {}"};
inline constexpr Phrase progressAtlas{"distance {}, {} [board|boards], {} %", "απόσταση {}, {} ταμπλό, {} %"};
inline constexpr Phrase progressTables{"tables: {} [state|states], {} %", "πίνακες: {} [κατάσταση|καταστάσεις], {} %"};
inline constexpr Phrase progressTrials{"{} of {} [search|searches]", "{} από {} [αναζήτηση|αναζητήσεις]"};
inline constexpr Phrase seedUsed{"seed {}", "σπόρος {}"};
inline constexpr Phrase fileWritten{"written: {}", "γράφτηκε: {}"};

// Bench
inline constexpr Phrase columnSearch{"search", "αναζήτηση"};
inline constexpr Phrase columnNodes{"nodes", "καταστάσεις"};
inline constexpr Phrase columnAnswer{"answer", "λύση"};
inline constexpr Phrase columnRate{"nodes/s", "ανά s"};
inline constexpr Phrase benchNothing{
    "no search has '{}' in its name; the names look like {}, and 'mitos bench' lists them all",
    "καμία αναζήτηση δεν έχει «{}» στο όνομά της· τα ονόματα μοιάζουν με {}, και το «mitos bench» τα δείχνει όλα"};
inline constexpr Phrase benchTotal{"{} [node|nodes] in {}; the most memory held: {}",
                                   "{} [κατάσταση|καταστάσεις] σε {}· μέγιστη μνήμη: {}"};

// The menu
inline constexpr Phrase menuTitle{"Mitos: the thread through the labyrinth", "Μίτος: το νήμα μέσα από τον λαβύρινθο"};
inline constexpr Phrase menuOwn{"Solve an 8-puzzle of yours, diagonal moves: UCS and A* side by side",
                                "Λύστε ένα δικό σας 8-παζλ, με διαγώνιες κινήσεις: UCS και A* σε σύγκριση"};
inline constexpr Phrase menuOwnPlain{"The same with plain moves", "Το ίδιο με απλές κινήσεις"};
inline constexpr Phrase menuReplay{"Solve a random 8-puzzle and step through it", "Λύση τυχαίου 8-παζλ βήμα βήμα"};
inline constexpr Phrase menuFifteen{"Solve one of Korf's 15-puzzles", "Λύση ενός από τα 15-παζλ του Korf"};
inline constexpr Phrase menuCompare{"Compare all methods on a random 8-puzzle",
                                    "Σύγκριση όλων των μεθόδων σε τυχαίο 8-παζλ"};
inline constexpr Phrase menuAtlas{"The atlas: every 8-puzzle by its distance", "Ο άτλας: κάθε 8-παζλ κατά απόσταση"};
inline constexpr Phrase menuBench{"Measure this machine", "Μέτρηση αυτού του υπολογιστή"};
inline constexpr Phrase menuLanguage{"Ελληνικά", "English / Αγγλικά"};
inline constexpr Phrase menuHelp{"Help: all commands", "Βοήθεια: όλες οι εντολές"};
inline constexpr Phrase menuQuit{"Quit", "Τέλος"};
inline constexpr Phrase menuPrompt{"Your choice: ", "Επιλογή: "};
inline constexpr Phrase menuUnknown{"'{}' is not on the menu: type a number from 0 to {}.",
                                    "το «{}» δεν είναι στο μενού: δώστε αριθμό από 0 έως {}."};
inline constexpr Phrase menuGoOn{"Enter: back to the menu ", "Enter: πίσω στο μενού "};

}  // namespace mitos::text
