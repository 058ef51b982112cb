#pragma once
// Stacks as text: `3 1 2`, the topmost first, with blanks or commas between the sizes.
#include <string>
#include <string_view>

#include "games/pancakes/stack.h"

namespace mitos::games::pancakes {

/// Reads one stack. Throws a TextError with place and reason. `source` and `firstLine` say where the text comes from.
Stack readStack(int pancakes, std::string_view text, const std::string& source, std::size_t firstLine = 1);

/// Reads a stack, or `ordered`.
Stack readGoal(int pancakes, std::string_view text, const std::string& source);

/// Reads the number of pancakes, 2 to 15.
int readSize(std::string_view text, const std::string& source);

/// Writes the sizes from the top down with one blank between them: the form of the JSON fields.
std::string writeStack(int pancakes, const Stack& stack);

}  // namespace mitos::games::pancakes
