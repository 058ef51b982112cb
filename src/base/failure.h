#pragma once
// What an exception means to whoever asked for the work.
#include <optional>

#include "base/error.h"

namespace mitos::base {

struct Failure {
    std::optional<Fault> fault;  // empty: a defect of ours
    Message message;             // on one line, without a place
};

/// Says what went wrong, from the exception that is being handled: an Error is told as it is; no memory, and whatever
/// else the system refused, is Fault::system. To be called in a catch block.
Failure currentFailure();

}  // namespace mitos::base
