#include "games/pancakes/stack.h"

#include <span>

namespace mitos::games::pancakes {

Stack orderedStack(int pancakes) {
    Stack stack;
    for (int place = 0; place < mostPancakes; ++place)
        stack.sizes[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(place < pancakes ? place + 1 : 0);
    return stack;
}

Stack randomStack(int pancakes, base::Random& random) {
    Stack stack = orderedStack(pancakes);
    std::span pile(stack.sizes.data(), static_cast<std::size_t>(pancakes));
    random.shuffle(pile);
    return stack;
}

}  // namespace mitos::games::pancakes
