#pragma once
// The exit codes of the contract.
#include "base/error.h"
#include "base/limits.h"

namespace mitos::cli {

enum class ExitCode : int {
    done = 0,
    noSolution = 1,  // none exists, or a check did not hold
    badUsage = 2,
    badInput = 3,
    limit = 4,  // the best so far is printed
    system = 5,
    defect = 70,
    interrupted = 130,  // the best so far is printed
};

constexpr ExitCode exitCodeOf(base::Fault fault) {
    switch (fault) {
    case base::Fault::usage:
        return ExitCode::badUsage;
    case base::Fault::input:
        return ExitCode::badInput;
    case base::Fault::limit:
        return ExitCode::limit;
    case base::Fault::system:
        break;
    }
    return ExitCode::system;
}

constexpr ExitCode exitCodeOf(base::Halt halt) {
    if (halt == base::Halt::none) return ExitCode::done;
    return halt == base::Halt::stopped ? ExitCode::interrupted : ExitCode::limit;
}

}  // namespace mitos::cli
