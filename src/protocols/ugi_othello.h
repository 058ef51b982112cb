#pragma once
// Othello over UGI. Black is the first player; a position is the 64 squares and then the mover, a pass is `pass`.
#include "protocols/othello_options.h"
#include "protocols/ugi_game.h"

namespace mitos::protocols {

/// Returns Othello with these settings. Throws a base::Error for a bad evaluation.
std::unique_ptr<UgiGame> ugiOthello(const OthelloOptions& options);

}  // namespace mitos::protocols
