#pragma once
#include <optional>

namespace mitos::test {

/// Returns the error that `act` throws, or nothing if it throws none. Other exceptions pass through and fail the
/// test.
template <class Error, class Act>
std::optional<Error> thrownBy(Act&& act) {
    try {
        act();
    } catch (const Error& error) {
        return error;
    }
    return std::nullopt;
}

}  // namespace mitos::test
