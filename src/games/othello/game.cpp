#include "games/othello/game.h"

#include "base/error.h"
#include "texts/othello.h"

namespace mitos::games::othello {

Othello::Othello(int size) : size_(size), squares_(squaresOf(isSize(size) ? size : 8)) {
    if (!isSize(size)) throw base::Error(base::Fault::usage, base::say(text::othelloBadSize, size));
}

}  // namespace mitos::games::othello
