// Label: threads
#include "api/othello/match.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <set>

#include "api/othello/match_engine.h"
#include "api/othello/methods.h"
#include "api/othello/values.h"
#include "base/error.h"
#include "base/files.h"
#include "games/othello/symmetry.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {
namespace match_test {

const base::StopFlag never;

std::vector<arena::othello::Opening> openingsOf(std::size_t count) {
    OpeningRequest request;
    request.count = count;
    return makeOpenings(request, never);
}

MatchRequest requestOf(const std::string& first, const std::string& second, std::size_t openings) {
    MatchRequest request;
    request.specs = {first, second};
    request.openings = openingsOf(openings);
    request.openingsName = "test";
    return request;
}

TEST(MatchOpenings, AreBalancedBySearchAndAllDifferent) {
    const std::vector<arena::othello::Opening> openings = openingsOf(40);
    std::set<std::pair<std::uint64_t, std::uint64_t>> seen;
    for (const arena::othello::Opening& opening : openings) {
        EXPECT_EQ(opening.moves.size(), 8U);
        Champion champion;
        Budget budget;
        budget.depth = 10;
        EXPECT_LE(std::abs(champion.think(opening.board, budget, never).value.discs), 2);
        const Board least = games::othello::canonical(opening.board);
        EXPECT_TRUE(seen.emplace(least.black, least.white).second);
    }
    const std::vector<arena::othello::Opening> fewer = openingsOf(15);
    for (std::size_t i = 0; i < fewer.size(); ++i) EXPECT_EQ(fewer[i].moves, openings[i].moves);
}

TEST(MatchOpenings, AreReadFromLines) {
    const ReadOpenings read = readOpenings("# mine\nf5d6c3\r\n\n  d3c5f6 \n"
                                           "------------------XO------XXX------OXX-----O-------------------- O; 3;\n",
                                           "file", std::nullopt, std::nullopt);
    ASSERT_EQ(read.openings.size(), 2U);
    EXPECT_EQ(read.repeated, 1U);
    EXPECT_EQ(read.openings[0].moves.size(), 3U);
    EXPECT_TRUE(read.openings[1].moves.empty());
    EXPECT_EQ(read.openings[1].start, read.openings[1].board);
    EXPECT_EQ(readOpenings("f5d6c3\nf5f6\n", "file", 1, std::nullopt).repeated, 1U) << "cut after one move";
    EXPECT_EQ(readOpenings("f5d6c3\nf5f6\nnonsense", "file", std::nullopt, 2).openings.size(), 2U);
}

TEST(MatchOpenings, NameThePlaceOfABadLine) {
    try {
        readOpenings("f5\n\nf5f5\n", "file", std::nullopt, std::nullopt);
        FAIL();
    } catch (const base::TextError& error) {
        EXPECT_EQ(error.place().line, 3U);
        EXPECT_EQ(error.place().column, 3U);
    }
}

arena::othello::RecordedMove chosenBy(const std::string& spec, const arena::Allowance& allowance) {
    const auto make = engineMaker(readEngineSettings(arena::readPlayerSpec(spec, "A"), "A", {}));
    const Board start = Othello().start();
    return make()->choose({start, {}, start}, allowance, never);
}

TEST(MatchEngine, ChoosesWhatTheSearchFinds) {
    arena::Allowance allowance;
    allowance.depth = 4;
    for (const char* spec :
         {"mitos", "mitos:evaluation=positional,memory=1M", "mitos:method=minimax", "mitos:seed=7"}) {
        EXPECT_TRUE(Othello().isLegal(Othello().start(), chosenBy(spec, allowance).move)) << spec;
    }
    EXPECT_TRUE(chosenBy("mitos", allowance).evaluation) << "the engine speaks of discs";
    EXPECT_FALSE(chosenBy("mitos:method=alphabeta", allowance).evaluation) << "a textbook value is none";
}

TEST(MatchEngine, IsNotWaitedForWhenItsEvaluationNeverComes) {
    const test::TemporaryDirectory folder;
    const std::string path = folder / "mine.toml";
    for (const char* method : {"", ",method=alphabeta"}) {
        base::writeFile(path, evaluationText("positional")->text);
        base::StopFlag stop;
        const arena::PlayerSpec spec = arena::readPlayerSpec("mitos:evaluation=" + path + method, "A");
        const auto make = engineMaker(readEngineSettings(spec, "A", {}), stop);
        std::filesystem::remove(path);
        ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
        stop.raise();
        EXPECT_THROW(make(), base::Stopped) << method;
        std::filesystem::remove(path);
    }
}

TEST(MatchEngine, MovesHoweverLittleTimeThereIs) {
    for (const char* spec : {"mitos", "mitos:method=alphabeta"}) {
        arena::Allowance allowance;
        allowance.moveSeconds = 1e-9;
        EXPECT_TRUE(Othello().isLegal(Othello().start(), chosenBy(spec, allowance).move));
        allowance.moveSeconds.reset();
        allowance.left[0] = 0;
        EXPECT_TRUE(Othello().isLegal(Othello().start(), chosenBy(spec, allowance).move));
    }
}

TEST(MatchEngine, RefusesSettingsThatItDoesNotKnow) {
    for (const char* spec : {"mitos:colour=red", "mitos:seed=x", "mitos:memory=much", "mitos:method=magic"}) {
        EXPECT_THROW(readEngineSettings(arena::readPlayerSpec(spec, "A"), "A", {}), base::Error) << spec;
    }
    EXPECT_THROW(chosenBy("mitos:evaluation=nonsense", {}), base::Error);
}

// Who answers and what they have is decided as everywhere else.
TEST(MatchEngine, RefusesSettingsThatTheOneWhoAnswersDoesNotHave) {
    const std::pair<const char*, const char*> refused[] = {
        {"mitos:algorithm=alphabeta,threads=2", "A: threads is for --algorithm champion only"},
        {"mitos:method=minimax,threads=1", "A: threads is for --algorithm champion only"},
        {"mitos:evaluation=phased,level=3", "A: level is for --algorithm champion only"},
        {"mitos:seed=1,without=etc", "A: without is for --algorithm champion only"},
        {"mitos:algorithm=champion,method=minimax", "A: method does not go with --algorithm champion, which has"},
        {"mitos:algorithm=champion,seed=1", "A: seed does not go with --algorithm champion, which has"},
        {"mitos:algorithm=champion,evaluation=phased", "A: evaluation does not go with --algorithm champion, which"},
    };
    for (const auto& [text, reason] : refused) {
        const auto error = test::thrownBy<base::TextError>(
            [spec = text] { readEngineSettings(arena::readPlayerSpec(spec, "A"), "A", {}); });
        ASSERT_TRUE(error) << text;
        EXPECT_EQ(error->fault(), base::Fault::usage);
        EXPECT_TRUE(error->in(text::Language::english).starts_with(reason)) << error->in(text::Language::english);
    }
    for (const char* spec :
         {"mitos:evaluation=phased,threads=2", "mitos:level=3,seed=1,threads=2",
          "mitos:algorithm=champion,evaluation=pattern,without=etc", "mitos:algorithm=auto,threads=2"})
        EXPECT_NO_THROW(readEngineSettings(arena::readPlayerSpec(spec, "A"), "A", {})) << spec;
}

TEST(MatchPlan, TakesWhatThePlayersSayBeforeWhatTheMatchSays) {
    MatchRequest request = requestOf("mitos:depth=3", "mitos:time=0.5", 1);
    request.allowed.depth = 5;
    request.allowed.clock = arena::GameClock{60, 1};
    const PlannedMatch planned = planMatch(request);
    EXPECT_EQ(planned.plan.players[0].allowed, (arena::Allowed{3, std::nullopt, arena::GameClock{60, 1}}));
    EXPECT_EQ(planned.plan.players[1].allowed, (arena::Allowed{5, 0.5, std::nullopt}));
}

TEST(MatchPlan, KnowsTheSameMatchAgain) {
    const MatchRequest request = requestOf("mitos:depth=1", "mitos:depth=2", 3);
    MatchRequest longer = requestOf("mitos:depth=1", "mitos:depth=2", 5);
    longer.concurrency = 4;
    longer.sprt = arena::SprtBounds{};
    EXPECT_EQ(planMatch(request).number, planMatch(longer).number);
    MatchRequest other = request;
    other.rules.margin = 2;
    EXPECT_NE(planMatch(other).number, planMatch(request).number);
    other = request;
    other.openingsName = "others";
    EXPECT_NE(planMatch(other).number, planMatch(request).number);
    EXPECT_NE(planMatch(requestOf("mitos:depth=2", "mitos:depth=1", 3)).number, planMatch(request).number);
}

// What is in the file decides, not what it is called.
TEST(MatchPlan, AnEditedEvaluationIsAnotherPlayer) {
    const test::TemporaryDirectory directory;
    const std::string file = (directory / "my.toml").string();
    const std::string text = evaluationText("positional")->text;
    const auto numberWith = [&](const std::string& content) {
        base::writeFile(file, content);
        return planMatch(requestOf("mitos:evaluation=" + file, "mitos", 1)).number;
    };
    const std::uint64_t before = numberWith(text);
    EXPECT_NE(numberWith(text + "# edited\n"), before);
    EXPECT_EQ(numberWith(text), before);
}

TEST(MatchPlan, OtherOpeningsOfTheSameNameAreAnotherMatch) {
    const MatchRequest request = requestOf("mitos", "mitos", 3);
    MatchRequest other = request;
    other.openings.erase(other.openings.begin());
    EXPECT_NE(planMatch(other).number, planMatch(request).number);
}

TEST(MatchPlan, WarnsOfWhatAPlayerIsNotTold) {
    MatchRequest request = requestOf("gtp:x", "nboard:x", 1);
    EXPECT_TRUE(planMatch(request).warnings.empty());
    request.allowed.depth = 3;
    ASSERT_EQ(planMatch(request).warnings.size(), 1U);
    EXPECT_EQ(planMatch(request).warnings[0].in(text::Language::english),
              "player A: GTP has no word for a depth, so --depth is not for it");
    request.allowed = {{}, {}, arena::GameClock{60, 0}};
    ASSERT_EQ(planMatch(request).warnings.size(), 1U);
    EXPECT_NE(planMatch(request).warnings[0].in(text::Language::english).find("player B"), std::string::npos);
}

TEST(MatchPlan, RefusesWhatAPlayerCannotBeTold) {
    MatchRequest request = requestOf("nboard:x", "mitos", 1);
    EXPECT_NO_THROW(planMatch(request));
    request.followTime = true;
    EXPECT_THROW(planMatch(request), base::Error);
    EXPECT_THROW(planMatch(requestOf("ugi:x", "mitos", 1)), base::Error);
    request = requestOf("gtp:x", "mitos", 1);
    request.openings[0].start = request.openings[0].board;
    EXPECT_THROW(planMatch(request), base::Error);
}

// On several threads, so that the sanitizers see it.
TEST(MatchReport, AddsUp) {
    const test::TemporaryDirectory directory;
    MatchRequest request = requestOf("mitos:depth=1,seed=3", "mitos:depth=3", 6);
    request.concurrency = 3;
    request.sprt = arena::SprtBounds{0, 400, 0.001, 0.001};
    std::size_t told = 0;
    const MatchReport report = playMatch(request, directory / "games.ggf", never,
                                         [&](const arena::othello::MatchGame&, const MatchReport&) { ++told; });
    EXPECT_EQ(report.standing.tally.games(), told);
    const auto json = nlohmann::json::parse(matchJson(report));
    EXPECT_EQ(json["games"], told);
    EXPECT_EQ(json["score"].get<double>(), json["wins"].get<double>() + json["draws"].get<double>() / 2);
    EXPECT_EQ(json["players"].size(), 2U);
    EXPECT_EQ(json["players"][1]["faults"]["crash"], 0);
    EXPECT_EQ(json["sprt"]["elo1"], 400);
    const MatchReport again = playMatch(request, directory / "games.ggf", never);
    EXPECT_EQ(again.resumed, told);
    EXPECT_EQ(again.standing.tally.discs, report.standing.tally.discs);
}

}  // namespace match_test
}  // namespace mitos::api::othello
