#pragma once
// Checks a stored solution position by position against its successors, by the rules of play and not by the code that
// computed it.
#include <cstdint>
#include <filesystem>
#include <optional>

#include "base/limits.h"
#include "base/message.h"
#include "games/grid/rules.h"

namespace mitos::engine::grid {

/// The result of the check.
struct VerifyReport {
    bool holds = false;
    std::uint64_t checked = 0;
    std::uint64_t expected = 0;                   // entries that the file claims to hold
    std::optional<games::grid::BoardText> wrong;  // the first position whose value does not follow from its successors'
    std::optional<base::Message> damage;          // why the file cannot be read; empty if it can
    base::Halt halt = base::Halt::none;
    double seconds = 0;
};

/// Checks a stored solution: on several threads if the whole table fits into the limit of memory, otherwise block by
/// block on one.
VerifyReport verifySolution(const std::filesystem::path& file, unsigned threads, const base::Limits& limits,
                            const base::StopFlag& stop, const base::OnProgress& onProgress = {});

}  // namespace mitos::engine::grid
