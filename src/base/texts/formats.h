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
                                "το «{}» δεν αρχίζει με μέγεθος πίνακα: 4, 6 ή 8"};
inline constexpr Phrase ggfSizes{"this board is of {}x{}, but TY says {}", "ο πίνακας είναι {}x{}, αλλά η TY λέει {}"};
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

}  // namespace mitos::text
