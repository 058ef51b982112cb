#pragma once
// The pancake puzzle.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// Reading stacks
inline constexpr Phrase stackEmpty{"there is no stack here: {} sizes are needed",
                                   "δεν υπάρχει στοίβα εδώ: χρειάζονται {} μεγέθη"};
inline constexpr Phrase stackTooShort{"the stack ends after {} of its {} pancakes; missing: {} (--size says how many)",
                                      "η στοίβα τελειώνει μετά από {} από τις {} τηγανίτες της· λείπουν: {} (το --size "
                                      "λέει πόσες)"};
inline constexpr Phrase stackTooLong{"more than the {} pancakes of this stack (--size says how many)",
                                     "περισσότερες από τις {} τηγανίτες της στοίβας (το --size λέει πόσες)"};
inline constexpr Phrase foreignPancake{"'{}' is not a pancake of this stack: it takes 1 to {}",
                                       "το «{}» δεν είναι τηγανίτα αυτής της στοίβας: δέχεται 1 έως {}"};
inline constexpr Phrase pancakeTwice{"pancake {} lies there twice", "η τηγανίτα {} υπάρχει δύο φορές"};
inline constexpr Phrase badStackSize{"'{}' is not a size: {} to {} pancakes",
                                     "το «{}» δεν είναι μέγεθος: {} έως {} τηγανίτες"};

// Reports
inline constexpr Phrase stackTitle{"{} pancakes, goal {}", "{} τηγανίτες, στόχος {}"};
inline constexpr Phrase stackAtlasTitle{"All stacks of {} pancakes by their distance from {}:",
                                        "Όλες οι στοίβες {} τηγανιτών κατά απόσταση από {}:"};
inline constexpr Phrase stackComparisonTitle{"Stacks of {} pancakes: methods compared",
                                             "Στοίβες {} τηγανιτών: σύγκριση μεθόδων"};
inline constexpr Phrase flipWords{"flip {}", "αναστροφή {}"};
inline constexpr Phrase flipHint{"Next: flip the top {}; {} to go after that.",
                                 "Επόμενη: αναστροφή των {} επάνω· μετά {} [κίνηση|κινήσεις] ακόμη."};
inline constexpr Phrase stackCount{"{} [stack|stacks]", "{} [στοίβα|στοίβες]"};
inline constexpr Phrase columnStacks{"stacks", "στοίβες"};
inline constexpr Phrase nearestStack{
    "The most promising stack reached is {} from the start, an estimated {} from the goal:",
    "Η πιο ελπιδοφόρα στοίβα απέχει {} από την αρχή και περίπου {} από τον στόχο:"};
inline constexpr Phrase everyStackSorts{"No solution: this cannot be, for every stack can be sorted.",
                                        "Δεν υπάρχει λύση: αδύνατο, γιατί κάθε στοίβα ταξινομείται."};
inline constexpr Phrase hardestStacks{"The hardest ({} of {}):", "Οι δυσκολότερες ({} από {}):"};
inline constexpr Phrase stackStep{"Stack {} of {}", "Στοίβα {} από {}"};
inline constexpr Phrase stackFileEmpty{"{} holds no stack", "το {} δεν περιέχει στοίβα"};
inline constexpr Phrase stackAtlasTooLarge{"the atlas is for at most {} pancakes; here there are {}",
                                           "ο άτλας είναι για έως {} τηγανίτες· εδώ είναι {}"};
inline constexpr Phrase stackAtlasNoMemory{"the atlas of these stacks needs {} of memory, more than the limit of {}",
                                           "ο άτλας αυτών των στοιβών χρειάζεται {} μνήμης, πάνω από το όριο {}"};
inline constexpr Phrase needsStack{"{} needs a stack: --start, --file or --random",
                                   "το {} χρειάζεται στοίβα: --start, --file ή --random"};
inline constexpr Phrase oneStackOnly{"{} is for one stack, not for a file",
                                     "το {} είναι για μία στοίβα, όχι για αρχείο"};

// Help
inline constexpr Phrase pancakesSubject{"Stacks of pancakes, sorted by flips",
                                        "Στοίβες τηγανιτών, ταξινόμηση με αναστροφές"};
inline constexpr Phrase stacksLabel{"Stacks", "Στοίβες"};
inline constexpr Phrase stackValue{"STACK", "ΣΤΟΙΒΑ"};
inline constexpr Phrase stackSizeOption{"How many pancakes, 2 to 15", "Πόσες τηγανίτες, 2 έως 15"};
inline constexpr Phrase stackStartOption{"The start: the sizes from the top down, with blanks or commas between",
                                         "Η αρχή: τα μεγέθη από πάνω προς τα κάτω, με κενά ή κόμματα"};
inline constexpr Phrase stackGoalOption{"The goal: a stack, or 'ordered' (1 2 3 ...)",
                                        "Ο στόχος: στοίβα ή «ordered» (1 2 3 ...)"};
inline constexpr Phrase stackFileOption{"Stacks from a file, one a line ('-' is standard input)",
                                        "Στοίβες από αρχείο, μία ανά γραμμή («-» η τυπική είσοδος)"};
inline constexpr Phrase stackAlgorithmOption{
    "bfs, ucs, astar, wastar, greedy, idastar or bidirectional (default: astar)",
    "bfs, ucs, astar, wastar, greedy, idastar ή bidirectional (αλλιώς astar)"};
inline constexpr Phrase stackHeuristicOption{"zero or gap (default: gap)", "zero ή gap (αλλιώς gap)"};
inline constexpr Phrase stackAtlasOption{"Walk the whole space and count the stacks at each distance",
                                         "Διατρέχει όλον τον χώρο και μετρά τις στοίβες σε κάθε απόσταση"};
inline constexpr Phrase stackHardestOption{"How many of the hardest stacks to list",
                                           "Πόσες από τις δυσκολότερες στοίβες να φανούν"};
inline constexpr Phrase stackCsvOption{"Write a CSV file, a row for each stack and method",
                                       "Γράφει αρχείο CSV, μία σειρά ανά στοίβα και μέθοδο"};

}  // namespace mitos::text
