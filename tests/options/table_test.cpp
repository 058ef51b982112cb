// The table of options, and the one way in which every front end reads it. What each front end makes of it is tested
// with the front end: tests/web, tests/data/protocols, tests/cli/options_test.py.
#include "options/table.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "api/grid/search.h"
#include "api/othello/engine.h"
#include "api/othello/match.h"
#include "api/pancakes/puzzle.h"
#include "api/tiles/puzzle.h"
#include "api/turns/settings.h"
#include "arena/player_spec.h"
#include "base/error.h"
#include "base/parallel.h"
#include "engine/grid/player.h"
#include "engine/othello/engine.h"
#include "engine/othello/levels.h"
#include "options/common.h"
#include "options/feature.h"
#include "options/grid.h"
#include "options/match.h"
#include "options/othello.h"
#include "options/paths.h"
#include "options/programs.h"
#include "options/protocols.h"
#include "options/read.h"
#include "options/web.h"
#include "tests/support/languages.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"
#include "web/common/fields.h"
#include "web/server.h"

namespace mitos::options {
namespace table_test {

using base::Error;
using test::thrownBy;
using text::Language;

std::string refused(const Option& option, const std::string& value, const Where& where = "it") {
    const auto error = thrownBy<Error>([&] { check(option, value, where); });
    return error && error->fault() == base::Fault::usage ? error->in(Language::english) : "taken: " + value;
}

bool isNumber(const Option& option) { return isWhole(option) || option.kind == Kind::decimal; }

TEST(Options, HaveANameAndHelpInEveryLanguage) {
    for (const Option* option : allOptions()) {
        EXPECT_FALSE(option->name.empty());
        ASSERT_TRUE(option->help) << option->name;
        for (const Language language : text::allLanguages()) {
            EXPECT_FALSE(helpText(*option, language).empty()) << option->name;
            EXPECT_EQ(valueText(*option, language).empty(), option->kind == Kind::flag) << option->name;
        }
    }
}

TEST(Options, TakeTheirDefaultAndTheirBoundsAndNothingBeyond) {
    for (const Option* option : allOptions()) {
        SCOPED_TRACE(option->name);
        EXPECT_LE(option->least, option->most);
        // The message says no more than "above zero".
        if (option->kind == Kind::bytes || option->kind == Kind::count) {
            EXPECT_LE(option->least, 1U);
        }
        if (!option->byDefault.empty()) {
            EXPECT_NO_THROW(check(*option, option->byDefault, "it"));
        }
        for (std::size_t i = 0; i < wordCount(*option); ++i) EXPECT_NO_THROW(check(*option, wordOf(*option, i), "it"));
        if (!isNumber(*option)) continue;
        EXPECT_NO_THROW(check(*option, std::to_string(option->least), "it"));
        EXPECT_NO_THROW(check(*option, std::to_string(option->most), "it"));
        std::string beyond = std::to_string(option->most);
        beyond = option->most == unlimited ? beyond + "0" : std::to_string(option->most + 1);
        EXPECT_TRUE(refused(*option, beyond).starts_with("'" + beyond + "' is no value for it: a "));
        if (option->least > 0) {
            EXPECT_TRUE(refused(*option, std::to_string(option->least - 1)).starts_with("'"));
        }
        EXPECT_TRUE(refused(*option, "-1").starts_with("'-1' is no value for it: "));
    }
}

TEST(Options, OfAmountsRefuseWhatIsNone) {
    EXPECT_EQ(refused(time, "soon", "--time"),
              "'soon' is no value for --time: a time above zero, for example 500ms, 10s, 2m, 1h");
    EXPECT_EQ(refused(memory, "0", "--memory"),
              "'0' is no value for --memory: an amount of memory above zero, for example 512M, 4G");
    EXPECT_EQ(refused(nodes, "1.5", "--nodes"),
              "'1.5' is no value for --nodes: a count above zero, for example 10000, 5M");
    EXPECT_EQ(refused(order, "luck", "--order"), "'luck' is no value for --order: one of listed, weight, search");
    EXPECT_EQ(refused(searchDepth, "0", "--depth"),
              "'0' is no value for --depth: a whole number from 1 to 100, or end");
    EXPECT_EQ(refused(paths::weight, "1.005", "--weight"),
              "'1.005' is no value for --weight: a number from 1 to 100, at most two decimals");
    EXPECT_EQ(refused(seed, "x", "--seed"), "'x' is no value for --seed: a whole number, for example 1, 2026");
    EXPECT_EQ(readSeconds(match::margin, "0", "--margin"), 0);
    EXPECT_EQ(refused(time, "0"), "'0' is no value for it: a time above zero, for example 500ms, 10s, 2m, 1h");
    EXPECT_EQ(refused(match::margin, "soon"), "'soon' is no value for it: a time, for example 0, 500ms, 2s");
}

// It means the default on the command line only, which puts it in its place.
TEST(Options, TakeNoEmptyText) {
    for (const Option* option : allOptions()) {
        switch (option->kind) {
        case Kind::flag:
        case Kind::text:
        case Kind::file:
        case Kind::folder:
            break;
        default:
            EXPECT_TRUE(refused(*option, "").starts_with("'' is no value for it: ")) << option->name;
        }
    }
}

// "0: all cores" is said by the kind, to everybody who reads threads.
TEST(Options, OfThreadsMeanAllCoresByZero) {
    int seen = 0;
    for (const Option* option : allOptions()) {
        if (option->kind != Kind::threads) continue;
        ++seen;
        EXPECT_EQ(option->least, 0U) << option->name;
        EXPECT_EQ(readThreads(*option, "0", "it"), base::coreCount());
        EXPECT_EQ(readThreads(*option, "2", "it"), 2U);
        EXPECT_TRUE(helpText(*option, Language::english).ends_with(" (0: one for each core)")) << option->name;
    }
    EXPECT_GE(seen, 6);
}

TEST(Options, SayTheSameOverEveryFrontEnd) {
    const std::string why = ": a whole number from 1 to 100";
    EXPECT_EQ(refused(match::depth, "101", "--depth"), "'101' is no value for --depth" + why);
    const auto spec = thrownBy<base::TextError>([] { arena::readPlayerSpec("mitos:depth=101", "--a"); });
    ASSERT_TRUE(spec);
    EXPECT_EQ(spec->in(Language::english), "--a: '101' is no value for depth" + why);
    const mitos::web::Json json =
        mitos::web::readObject(R"({"depth":101,"closed_set":true,"order":"weight","extend":21})");
    mitos::web::Fields fields(json);
    const auto field = thrownBy<Error>([&] { fields.whole(match::depth); });
    ASSERT_TRUE(field);
    EXPECT_EQ(field->in(Language::english), "'101' is no value for depth" + why);
    EXPECT_EQ(fields.flag(closedSet), true);
    EXPECT_EQ(fields.choice(order), 1U);
    EXPECT_TRUE(thrownBy<Error>([&] { fields.whole(extend); }));
}

TEST(Options, ShowRangeAndDefaultInTheHelp) {
    const auto shown = [](const Option& option) { return valueText(option, Language::english); };
    EXPECT_EQ(shown(othello::level), "1-20");
    EXPECT_EQ(shown(threads), "0-1024 [1]");
    EXPECT_EQ(shown(othello::depth), "1-100|end [6; champion 16]");
    EXPECT_EQ(shown(protocols::depth), "0-60 [6; champion 16]");
    EXPECT_EQ(shown(order), "listed|weight|search [listed]");
    EXPECT_EQ(shown(grid::searchDepth), "1-100|end [end up to 12 empty cells, else 6]");
    EXPECT_EQ(shown(match::margin), "TIME [1s]");
    EXPECT_EQ(shown(seed), "N");
    EXPECT_EQ(shown(paths::goal), "BOARD [ordered]");
    EXPECT_EQ(shown(othello::playDepth), "1-60 [6]");
    EXPECT_EQ(valueText(tree, test::greek), "ΑΡΧΕΙΟ");
}

template <class Names>
std::string namesOf(const Names& names) {
    std::string list;
    for (const auto& one : names) list += (list.empty() ? "" : "|") + std::string(one.name);
    return list;
}

// The words of a choice are in the order of the lists that give them a meaning.
TEST(Options, OfferTheNamesThatTheEnginesHave) {
    EXPECT_EQ(turnsAlgorithm.words, namesOf(api::turns::methods));
    EXPECT_EQ(order.words, namesOf(api::turns::orders));
    EXPECT_EQ(othello::playOrder.words, order.words);
    EXPECT_EQ(grid::evaluation.words, namesOf(api::grid::judgements));
    EXPECT_EQ(protocols::algorithm.words, namesOf(api::othello::algorithms));
    EXPECT_EQ(match::playerAlgorithm.words, protocols::algorithm.words);
    EXPECT_EQ(othello::level.most, static_cast<std::uint64_t>(engine::othello::mostLevel));
    EXPECT_EQ(match::plies.byDefault, std::to_string(api::othello::OpeningRequest{}.plies));
    EXPECT_EQ(match::balance.byDefault, std::to_string(*api::othello::OpeningRequest{}.balance));
    EXPECT_EQ(othello::playDepth.byDefault, std::to_string(engine::othello::Engine::usualTextbookDepth));
}

// Readers take the words of these by their places.
TEST(Options, HaveTheirWordsInTheOrderInWhichTheyAreRead) {
    EXPECT_EQ(othello::human.words, "black|white|both|none");
    EXPECT_EQ(othello::first.words, "black|white");
    EXPECT_EQ(othello::size.words, "4|6|8");
    EXPECT_EQ(convertSize.words, "4|6|8");
    EXPECT_EQ(convertPositions.words, "end|all");
    EXPECT_EQ(shell.words, "bash|zsh|fish");
    EXPECT_EQ(grid::human.words, "max|min|both|none");
    EXPECT_EQ(grid::first.words, "max|min");
    EXPECT_EQ(grid::toMove.words, "max|min");
    EXPECT_EQ(web::algorithm.words, "minimax|alphabeta|champion|exact");
    std::string moves;
    for (const auto one : api::tiles::moveSets) moves += (moves.empty() ? "" : "|") + std::string(nameOf(one));
    EXPECT_EQ(api::tiles::Tiles::options()[1].entry.words, moves);
}

// What the help shows is what the code does.
TEST(Options, ShowTheDefaultsOfTheCode) {
    EXPECT_EQ(servePort.shownDefault, std::to_string(mitos::web::usualPort));
    EXPECT_EQ(serveHost.byDefault, mitos::web::ServerOptions{}.host);
    EXPECT_EQ(serveThreads.byDefault, std::to_string(mitos::web::ServerOptions{}.threads));
    const engine::othello::EngineOptions engine;
    EXPECT_EQ(readBytes(protocols::memory, protocols::memory.shownDefault, "it"), engine.bytes);
    EXPECT_EQ(protocols::threads.byDefault, std::to_string(engine.threads));
    EXPECT_EQ(readSeconds(grid::playTime, grid::playTime.shownDefault, "it"),
              engine::grid::PlayerOptions{}.moveSeconds);
}

// An option of Othello that asks something of the engine says what, under one number for all front ends.
TEST(Options, AskTheSameOfTheEngineOverEveryFrontEnd) {
    EXPECT_EQ(featureOf(protocols::threads), featureOf(othello::championThreads));
    EXPECT_EQ(featureOf(protocols::level), featureOf(othello::level));
    EXPECT_EQ(featureOf(web::size), featureOf(othello::size));
    EXPECT_EQ(featureOf(tree), engine::othello::Feature::tree);
    EXPECT_THROW(featureOf(json), std::bad_optional_access);
}

template <class Puzzle>
void checkPuzzle() {
    const typename Puzzle::Options usual;
    for (const auto& option : Puzzle::options()) {
        EXPECT_FALSE(helpText(option.entry, test::greek).empty()) << option.entry.name;
        EXPECT_NO_THROW(check(option.entry, option.entry.byDefault, "it")) << option.entry.name;
        const std::string& typed = usual.*option.typed;
        EXPECT_TRUE(typed.empty() || typed == option.entry.byDefault) << option.entry.name;
    }
}

TEST(Options, OfPuzzlesHaveTheDefaultsOfThePuzzles) {
    checkPuzzle<api::tiles::Tiles>();
    checkPuzzle<api::pancakes::Pancakes>();
}

}  // namespace table_test
}  // namespace mitos::options
