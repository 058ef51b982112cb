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

/// What may be thought of a move that has to be there after so long: the answer needs its way.
inline double withinMoveTime(std::int64_t milliseconds) {
    const double seconds = inSeconds(milliseconds);
    return std::max(0.001, seconds - std::min(0.01, seconds / 10));
}

/// The name of an option over UGI: with a capital.
std::string ugiName(const options::Option& option);

/// A whole number, 0 for none; `changed` is called after.
UgiOption numberOption(const options::Option& option, std::optional<int>& number, std::function<void()> changed = {});
UgiOption moveTimeOption(std::optional<double>& seconds);
/// `changed` is called after.
UgiOption hashOption(std::uint64_t& bytes, std::function<void()> changed);
/// Of a complete solution, or of the champion.
UgiOption threadsOption(unsigned& threads, std::function<void()> changed = {});

/// What cannot be played.
base::Error badMove(const std::string& word);

}  // namespace mitos::protocols
