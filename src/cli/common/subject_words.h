#pragma once
// `mitos solve xox` for `mitos solve grid xox`: the word `grid` may be left out.
//
// A game's name, or the path of a rule file, is a word that no table of commands can hold. So each verb that takes games has a
// subject `grid` with the game as its argument, and where the word after such a verb is none of its subjects but names a game,
// `grid` is put before it. Everything else (help, completion, manual, messages) knows only the long form.
#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "base/phrase.h"

namespace mitos::cli {

inline constexpr const char* gridSubject = "grid";

std::vector<std::string> withSubject(const CLI::App& root, std::vector<std::string> arguments);

/// Does this verb take games?
bool takesGames(const CLI::App& verb);

}  // namespace mitos::cli
