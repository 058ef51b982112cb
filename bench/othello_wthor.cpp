// Reading a database of games and replaying every move by the rules, on one core. The file is made of random games;
// with MITOS_WTHOR_FILE in the environment a real one is measured as well, repeated to a megabyte.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "base/files.h"
#include "base/random.h"
#include "formats/othello/ggf.h"
#include "formats/othello/wthor_record.h"
#include "games/othello/game.h"

namespace mitos::bench {
namespace {

using formats::othello::GameRecord;

GameRecord randomGame(base::Random& random) {
    const games::othello::Othello othello;
    GameRecord record;
    record.start = othello.start();
    games::othello::Board board = record.start;
    for (;;) {
        std::vector<games::othello::Square> moves;
        othello.forEachMove(board, [&](games::othello::Square move) { moves.push_back(move); });
        if (moves.empty()) return record;
        record.moves.push_back({moves[random.below(moves.size())], {}, {}});
        board = othello.after(board, record.moves.back().move);
    }
}

std::string randomDatabase(std::uint32_t games) {
    base::Random random(2004);
    formats::othello::WthorHeader header;
    header.games = games;
    std::string bytes;
    appendWthor(bytes, header);
    for (std::uint32_t i = 0; i < games; ++i) appendWthor(bytes, formats::othello::wthorOf(randomGame(random), {}));
    return bytes;
}

std::string realDatabase(const char* path) {
    const std::string file = base::readFile(path);
    formats::othello::WthorHeader header =
        formats::othello::readWthorHeader(file.substr(0, formats::othello::wthorHeaderBytes));
    const std::string games = file.substr(formats::othello::wthorHeaderBytes);
    std::string all;
    std::uint32_t copies = 0;
    for (; all.size() < (1U << 20U); ++copies) all += games;
    header.games *= copies;
    std::string bytes;
    appendWthor(bytes, header);
    return bytes + all;
}

void replayAll(benchmark::State& state, const std::string& bytes) {
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    for (auto _ : state) {
        formats::othello::WthorReader reader(base::bytesOf(bytes), "bench");
        while (const auto game = reader.next()) {
            const formats::othello::WthorReplay replay = formats::othello::replayWthor(*game);
            if (!replay.sound) state.SkipWithError("a game breaks the rules");
            moves += replay.moves;
            ++games;
        }
    }
    state.counters["games/s"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
    state.counters["moves/s"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

void wthorReplayRandom(benchmark::State& state) { replayAll(state, randomDatabase(16'384)); }
BENCHMARK(wthorReplayRandom)->Unit(benchmark::kMillisecond);

void wthorReplayReal(benchmark::State& state) {
    const char* path = std::getenv("MITOS_WTHOR_FILE");
    if (path == nullptr) {
        state.SkipWithError("MITOS_WTHOR_FILE names no file");
        return;
    }
    replayAll(state, realDatabase(path));
}
BENCHMARK(wthorReplayReal)->Unit(benchmark::kMillisecond);

// The same games as records with names, as every other format has them.
void wthorRecords(benchmark::State& state) {
    const std::string bytes = randomDatabase(4'096);
    std::uint64_t games = 0;
    for (auto _ : state) {
        formats::othello::WthorReader reader(base::bytesOf(bytes), "bench");
        while (const auto game = reader.next()) {
            benchmark::DoNotOptimize(formats::othello::recordOf(reader, *game, {}));
            ++games;
        }
    }
    state.counters["games/s"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}
BENCHMARK(wthorRecords)->Unit(benchmark::kMillisecond);

void ggfRead(benchmark::State& state) {
    base::Random random(2004);
    std::string text;
    for (int i = 0; i < 2'000; ++i) text += formats::othello::writeGgf(randomGame(random)) + "\n";
    std::uint64_t games = 0;
    for (auto _ : state) {
        formats::othello::GgfReader reader(base::bytesOf(text), "bench");
        while (reader.next()) ++games;
    }
    state.counters["games/s"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}
BENCHMARK(ggfRead)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace mitos::bench
