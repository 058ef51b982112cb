// What a search that ends before the game costs: to compare versions.
//
//   middle_game make N SEED > positions.txt                N positions with 28 to 46 empty squares
//   middle_game positions.txt DEPTH [TECHNIQUE[+TECHNIQUE]…]   each from an empty table, without some techniques
//   middle_game positions.txt DEPTH THREADS                the same with several threads
//
// The positions come from games of Mitos against itself, from balanced openings; positions.txt has those that were
// used for comparisons.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "api/othello/engine.h"
#include "base/units.h"
#include "champion/othello/solver.h"
#include "champion/othello/weights_file.h"
#include "games/othello/board_text.h"
#include "train/othello/play.h"

namespace {

using namespace mitos;
using champion::othello::Position;

constexpr int leastEmpties = 28;
constexpr int mostEmpties = 46;

int make(std::size_t requested, std::uint64_t seed) {
    const std::atomic<bool> never{false};
    champion::othello::TranspositionTable table(std::uint64_t{16} << 20U);
    const auto worker = champion::othello::makeWorker({table, champion::othello::shippedWeights(), never});
    const train::othello::PlayPlan plan{mostEmpties, leastEmpties, 3, 1, 4, 12, 1, 0, 6};
    base::Random random(seed);
    for (std::size_t made = 0; made < requested;) {
        const std::vector<Position> game = train::othello::playGame(plan, random, *worker);
        if (game.empty()) continue;
        const Position& position = game[random.below(game.size())];
        const games::othello::Board board{position.own, position.opponent, games::othello::Colour::black};
        std::cout << games::othello::writeBoard(8, board) << '\n';
        ++made;
    }
    return 0;
}

int measure(const std::string& file, int depth, champion::othello::SolverOptions options) {
    options.tableBytes = std::uint64_t{64} << 20U;
    champion::othello::Solver solver(champion::othello::shippedWeights(), options);
    const base::StopFlag stop;
    std::uint64_t nodes = 0;
    double seconds = 0;
    int sum = 0;
    std::size_t count = 0;
    std::ifstream positions(file);
    if (!positions) {
        std::cerr << file << ": cannot be read\n";
        return 3;
    }
    for (std::string line; std::getline(positions, line); ++count) {
        const games::othello::Board board = games::othello::readBoard(8, line, file);
        solver.forget();
        const auto report = solver.think({board.own(), board.opponent()}, {depth}, {}, stop);
        nodes += report.nodes;
        seconds += report.seconds;
        sum += report.value;
    }
    std::cout << count << " positions, " << depth << " plies: " << nodes << " nodes, " << seconds << " s, "
              << static_cast<double>(nodes) / seconds / 1e6 << " million a second, values add up to " << sum << '\n';
    return 0;
}

}  // namespace

int main(int count, char** words) {
    if (count == 4 && words[1] == std::string("make"))
        return make(std::strtoull(words[2], nullptr, 10), std::strtoull(words[3], nullptr, 10));
    if (count < 3 || count > 4) {
        std::cerr << "usage: middle_game make N SEED | middle_game POSITIONS DEPTH [TECHNIQUE+...|THREADS]\n";
        return 2;
    }
    champion::othello::SolverOptions options;
    if (count == 4) {
        if (const auto threads = base::readWhole(words[3]))
            options.threads = static_cast<unsigned>(*threads);
        else
            options.techniques = api::othello::readWithout(words[3], "TECHNIQUE");
    }
    return measure(words[1], std::atoi(words[2]), options);
}
