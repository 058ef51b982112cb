#pragma once
// Sliding puzzles.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

// Reading boards
inline constexpr Phrase boardEmpty{"there is no board here: {} numbers are needed",
                                   "δεν υπάρχει πίνακας εδώ: χρειάζονται {} αριθμοί"};
inline constexpr Phrase boardTooFew{"the board ends after {} of its {} numbers; missing: {}",
                                    "ο πίνακας τελειώνει μετά από {} από τους {} αριθμούς του· λείπουν: {}"};
inline constexpr Phrase boardTooMany{"more than the {} numbers of this board",
                                     "περισσότεροι από τους {} αριθμούς του πίνακα"};
inline constexpr Phrase notANumber{"'{}' is not a number", "το «{}» δεν είναι αριθμός"};
inline constexpr Phrase foreignTile{"tile {} does not belong on this board: it takes 0 to {}",
                                    "το πλακίδιο {} δεν ανήκει στον πίνακα: δέχεται 0 έως {}"};
inline constexpr Phrase tileTwice{"tile {} stands twice", "το πλακίδιο {} υπάρχει δύο φορές"};
inline constexpr Phrase blankTwice{"the blank (0) stands twice", "το κενό (0) υπάρχει δύο φορές"};
inline constexpr Phrase rowLength{"row {} has {} numbers, this board has {} columns",
                                  "η γραμμή {} έχει {} αριθμούς, ο πίνακας έχει {} στήλες"};
inline constexpr Phrase spiralOnly3x3{"the goal 'spiral' is for 3x3 boards only",
                                      "ο στόχος «spiral» ισχύει μόνο για πίνακες 3x3"};
inline constexpr Phrase badSize{"'{}' is not a size: rows x columns, each from 2 to 5, such as 3x3",
                                "το «{}» δεν είναι μέγεθος: γραμμές x στήλες, από 2 έως 5, π.χ. 3x3"};

// Requests that are refused
inline constexpr Phrase notAdmissible{
    "the heuristic '{}' can overestimate with {} moves, and then '{}' could not keep its promise: {}",
    "η ευρετική «{}» μπορεί να υπερεκτιμά με κινήσεις {}, και τότε ο «{}» δεν θα τηρούσε την υπόσχεσή του: {}"};
inline constexpr Phrase whyManhattanKing{"a diagonal move takes two off the Manhattan distance at the cost of one",
                                         "μια διαγώνια κίνηση μειώνει την απόσταση Μανχάταν κατά δύο με κόστος ένα"};
inline constexpr Phrase whyConflictKing{"tiles in conflict can pass each other by diagonal moves",
                                        "τα πλακίδια σε σύγκρουση προσπερνούν το ένα το άλλο με διαγώνιες κινήσεις"};
inline constexpr Phrase exactTooLarge{"the exact table is for boards of at most {} cells; this one has {}",
                                      "ο ακριβής πίνακας αποστάσεων είναι για έως {} κελιά· εδώ είναι {}"};
inline constexpr Phrase atlasTooLarge{"the atlas is for boards of at most {} cells; this one has {}",
                                      "ο άτλας είναι για πίνακες έως {} κελιών· εδώ είναι {}"};
inline constexpr Phrase atlasNoMemory{"the atlas of this board needs {} of memory, more than the limit of {}",
                                      "ο άτλας αυτού του πίνακα χρειάζεται {} μνήμης, πάνω από το όριο {}"};

}  // namespace mitos::text
