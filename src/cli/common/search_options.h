#pragma once
// The switches of `search GAME`, the same for every game.
#include <string>

#include "api/turns/settings.h"
#include "base/error.h"
#include "cli/common/context.h"
#include "cli/common/values.h"
#include "options/common.h"

namespace mitos::cli {

/// What was typed; empty where nothing was.
struct SearchOptions {
    std::string algorithm;
    std::string depth;
    bool closedSet = false;
    std::string order;
    std::string shallow;
    std::string extend;
    bool deepen = false;
    std::string seed;
    std::string evaluation;
    std::string tree;
    LimitOptions limits;
};

/// The entries that a game may have in a form of its own.
struct TechniqueEntries {
    const options::Option& algorithm = options::turnsAlgorithm;
    const options::Option& order = options::order;
    const options::Option& closedSet = options::closedSet;
};

/// All of them but `--evaluation`, `--seed`, `--tree` and `--depth`, whose meaning depends on the game; `unquiet` names
/// the criterion of the extension.
void addTechniques(CLI::App& app, Context& context, SearchOptions& typed, base::Phrase unquiet,
                   const TechniqueEntries& entries = {});

/// An Error (usage) for what is not known. The depth stays as it is: the game decides what none means. So does the seed.
api::turns::Settings readSettings(const SearchOptions& typed);
/// Returns plies; `end` is as many as there are.
int readDepth(const std::string& typed, const options::Option& option = options::searchDepth);

/// Returns the value that a list of names gives to the name, or to the option's default. An Error (usage) says which
/// there are.
template <class List>
auto readNamed(const List& list, const options::Option& option, const std::string& typed) {
    const std::string name = orDefault(option, typed);
    for (const auto& entry : list) {
        if (entry.name == name) return entry.kind;
    }
    refuseValue(option, typed);
}

}  // namespace mitos::cli
