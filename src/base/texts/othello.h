#pragma once
// Othello.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

inline constexpr Phrase othelloBadSize{"'{}' is not a size of an Othello board: 4, 6 or 8",
                                       "το «{}» δεν είναι μέγεθος πίνακα Othello: 4, 6 ή 8"};

}  // namespace mitos::text
