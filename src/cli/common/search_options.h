#pragma once
// The switches of `search GAME`, the same for every game.
#include <string>

#include "api/turns/settings.h"
#include "base/error.h"
#include "base/words.h"
#include "cli/common/context.h"
#include "texts/terminal.h"

namespace mitos::cli {

struct SearchOptions {
    std::string algorithm = "alphabeta";
    std::string depth;
    bool closedSet = false;
    std::string order = "listed";
    std::string shallow = "1";
    std::string extend = "0";
    bool deepen = false;
    std::string seed;
    std::string evaluation;
    std::string tree;
    LimitOptions limits;
};

/// All of them but `--evaluation`, `--seed` and `--depth`, whose meaning depends on the game; `unquiet` names the criterion of
/// the extension.
void addTechniques(CLI::App& app, Context& context, SearchOptions& options, const base::Phrase& unquiet);
void addTree(CLI::App& app, Context& context, SearchOptions& options);

/// An Error (usage) for what is not known. The depth stays as it is: the game decides what none means. So does the seed.
api::turns::Settings readSettings(const SearchOptions& options);
/// `end` or a number of plies.
int readDepth(const std::string& typed, const char* option = "--depth");

/// The value that a list of names gives to a name; an Error (usage) that lists them otherwise.
template <class List>
auto readNamed(const List& list, const std::string& typed, const char* option) {
    for (const auto& entry : list) {
        if (entry.name == typed) return entry.kind;
    }
    throw base::Error(base::Fault::usage, base::say(text::unknownName, typed, option, base::listedNames(list)));
}

}  // namespace mitos::cli
