// Real tournament games replay by our rules and end with the recorded scores.
#include "tests/support/wthor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>

#include "games/othello/score.h"
#include "games/othello/transcript.h"

namespace mitos::games::othello {
namespace wthor_test {

// As a line of squares, so that the reader of transcripts puts the passes in.
std::string lineOf(const test::WthorGame& record) {
    std::string line;
    for (const unsigned square : record.squares) {
        line += static_cast<char>('a' + square % 10 - 1);
        line += static_cast<char>('1' + square / 10 - 1);
    }
    return line;
}

TEST(Wthor, GamesReplayLegallyToTheirRecordedScores) {
    const std::filesystem::path folder = test::wthorFolder();
    if (!std::filesystem::is_directory(folder)) {
        GTEST_SKIP() << "no databases in " << folder << " (MITOS_WTHOR names another folder)";
    }
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".wtb") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    ASSERT_FALSE(files.empty()) << folder;

    struct YearTotals {
        std::size_t games;
        std::size_t unfinished;
    };
    const std::map<unsigned, YearTotals> known{{1985, {954, 8}}, {2004, {9021, 0}}, {2019, {1127, 0}}};
    const Othello game;
    std::size_t games = 0;
    std::size_t unfinished = 0;
    std::size_t passes = 0;
    for (const auto& path : files) {
        const test::WthorFile file = test::readWthor(path);
        std::size_t unfinishedHere = 0;
        for (std::size_t i = 0; i < file.games.size(); ++i) {
            const std::string source = path.filename().string() + " game " + std::to_string(i);
            const Transcript transcript = readTranscript(game, game.start(), lineOf(file.games[i]), source);
            passes += static_cast<std::size_t>(std::count(transcript.moves.begin(), transcript.moves.end(), pass));
            if (game.isOver(transcript.end)) {
                EXPECT_EQ(scoreWithEmptiesToWinner(game, transcript.end).black, file.games[i].blackDiscs) << source;
            } else {
                ++unfinishedHere;
            }
        }
        if (const auto year = known.find(file.year); year != known.end()) {
            EXPECT_EQ(file.games.size(), year->second.games) << path;
            EXPECT_EQ(unfinishedHere, year->second.unfinished) << path;
        }
        games += file.games.size();
        unfinished += unfinishedHere;
    }
    RecordProperty("games", static_cast<int>(games));
    RecordProperty("unfinished", static_cast<int>(unfinished));
    RecordProperty("passes", static_cast<int>(passes));
    std::printf("%zu games, %zu unfinished, %zu passes\n", games, unfinished, passes);
}

}  // namespace wthor_test
}  // namespace mitos::games::othello
