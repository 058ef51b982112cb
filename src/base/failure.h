#pragma once
// Turns exceptions into messages and exit codes for the user.
#include <optional>

#include "base/error.h"

namespace mitos::base {

/// An error as it is reported.
struct Failure {
    std::optional<Fault> fault;  // empty: a defect of Mitos
    Message message;             // on one line, without a place
};

/// Describes the exception that is being handled; must be called in a catch block. An Error keeps its fault and
/// message; missing memory, and whatever else the system refused, is Fault::system.
Failure currentFailure();

}  // namespace mitos::base
