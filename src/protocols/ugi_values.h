#pragma once
// The options that every game has over UGI, and their values.
#include <algorithm>

#include "options/option.h"
#include "protocols/ugi_game.h"

namespace mitos::base {
class Error;
}

namespace mitos::protocols {

inline double inSeconds(std::int64_t milliseconds) { return static_cast<double>(milliseconds) / 1000; }

/// Returns the seconds for a search whose move must arrive after this time: the rest is for sending the response.
inline double withinMoveTime(std::int64_t milliseconds) {
    const double seconds = inSeconds(milliseconds);
    return std::max(0.001, seconds - std::min(0.01, seconds / 10));
}

/// Returns the name of an option over UGI, which begins with a capital.
std::string ugiName(const options::Option& option);

/// Returns an option for a whole number, 0 for none. `changed` is called after each change.
UgiOption numberOption(const options::Option& option, std::optional<int>& number, std::function<void()> changed = {});
/// Returns the option for the time of a move in milliseconds, 0 for none.
UgiOption moveTimeOption(std::optional<double>& seconds);
/// Returns the option for the memory of the table. `changed` is called after each change.
UgiOption hashOption(std::uint64_t& bytes, std::function<void()> changed);
/// Returns the option for the threads of a complete solution or of the champion. `changed` is called after each
/// change.
UgiOption threadsOption(unsigned& threads, std::function<void()> changed = {});

/// Returns the error for a move that cannot be played.
base::Error badMove(const std::string& word);

}  // namespace mitos::protocols
