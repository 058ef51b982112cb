#pragma once
// Every subject, for the files of the languages and what checks them.
#include <cstddef>

#include "base/phrases.h"
#include "texts/champion.h"
#include "texts/evaluations.h"
#include "texts/formats.h"
#include "texts/game_dialogue.h"
#include "texts/grid.h"
#include "texts/grid_terminal.h"
#include "texts/match.h"
#include "texts/options.h"
#include "texts/othello.h"
#include "texts/othello_compare.h"
#include "texts/othello_play.h"
#include "texts/othello_terminal.h"
#include "texts/pancakes.h"
#include "texts/paths.h"
#include "texts/protocols.h"
#include "texts/terminal.h"
#include "texts/tiles.h"
#include "texts/turns.h"
#include "texts/web.h"

namespace mitos::text {

template <auto... ends>
struct Blocks {};

template <auto... ends>
consteval std::size_t subjectCount(Blocks<ends...> /*all*/) {
    return sizeof...(ends);
}

/// How many texts the subjects before this one have together: where its own begin in every language.
template <auto... ends>
constexpr std::size_t beginningOf(Subject subject, Blocks<ends...> /*all*/) {
    std::size_t texts = 0;
    std::size_t number = 0;
    const auto add = [&](std::size_t end) {
        if (number < static_cast<std::size_t>(subject)) texts += end - firstOf(Subject(number));
        ++number;
    };
    (add(ends), ...);
    return texts;
}

/// The end of the texts of each subject, in the order of Subject.
using EverySubject = Blocks<baseEnd, championEnd, evaluationsEnd, formatsEnd, gameDialogueEnd, gridEnd, gridTerminalEnd,
                            matchEnd, optionsEnd, othelloEnd, othelloCompareEnd, othelloPlayEnd, othelloTerminalEnd,
                            pancakesEnd, pathsEnd, protocolsEnd, terminalEnd, tilesEnd, turnsEnd, webEnd>;

}  // namespace mitos::text
