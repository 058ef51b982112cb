#pragma once
// What the verbs on Othello have in common on the command line.
#include <optional>
#include <string>

#include "api/othello/search.h"
#include "cli/context.h"

namespace mitos::cli {

constexpr int usualOthelloDepth = 6;

/// `--position` and `--moves`. Given at all, even empty: the reader has something to say of that.
void addPosition(CLI::App& app, const Context& context, std::optional<std::string>& position,
                 std::optional<std::string>& moves);

int readOthelloSize(const std::string& typed);
api::othello::Unquiet readUnquiet(const std::string& typed);
api::othello::Evaluation readEvaluation(const Context& context, const std::string& name, int size);

}  // namespace mitos::cli
