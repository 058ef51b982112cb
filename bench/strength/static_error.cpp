// How far the evaluation itself lies from the truth, without any search: on positions that are solved exactly.
//
//   static_error make N SEED > set.txt
//       N positions for each of 8 to 20 empty squares: board, side to move, score for it
//   static_error games FILE.wtb N SEED > set.txt
//       the same from games between people
//   static_error set.txt [NAME=values.txt]…
//       the error of the shipped weights, and of other programs: one value per line, in discs, for the mover
//
// The positions of `make` come from games of Mitos against itself as in training, with a seed of their own.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "base/files.h"
#include "champion/othello/weights_file.h"
#include "formats/othello/wthor.h"
#include "games/othello/board_text.h"
#include "games/othello/game.h"
#include "train/othello/label.h"
#include "train/othello/play.h"

namespace {

using namespace mitos;
using champion::othello::Position;

constexpr int leastEmpties = 8;
constexpr int mostEmpties = 20;
const std::atomic<bool> never{false};

// Collects positions with their scores, until there are as many for each number of empty squares as requested.
class Set {
  public:
    explicit Set(std::size_t requested) : requested_(requested), left_(requested * (mostEmpties - leastEmpties + 1)) {}

    [[nodiscard]] bool isComplete() const { return left_ == 0; }
    [[nodiscard]] champion::othello::Worker& worker() { return *worker_; }

    void offer(const Position& position) {
        const int empties = champion::othello::emptySquares(position);
        if (empties < leastEmpties || empties > mostEmpties || isComplete() || made_[empties] == requested_) return;
        ++made_[empties];
        --left_;
        const train::othello::LabelPlan exactly{mostEmpties, 0, 0, champion::othello::proven};
        const games::othello::Board board{position.own, position.opponent, games::othello::Colour::black};
        std::cout << games::othello::writeBoard(8, board) << ' '
                  << train::othello::labelFor(position, exactly, *worker_) << std::endl;
    }

  private:
    std::size_t requested_;
    std::size_t left_;
    std::map<int, std::size_t> made_;
    champion::othello::TranspositionTable table_{std::uint64_t{256} << 20U};
    std::unique_ptr<champion::othello::Worker> worker_ =
        champion::othello::makeWorker({table_, champion::othello::shippedWeights(), never});
};

int make(std::size_t requested, std::uint64_t seed) {
    const train::othello::PlayPlan plan{mostEmpties, leastEmpties, 3, 1, 2, 14, 0.2, 0.33};
    base::Random random(seed);
    for (Set set(requested); !set.isComplete();) {
        for (const Position& position : train::othello::playGame(plan, random, set.worker())) set.offer(position);
    }
    return 0;
}

// Takes one position of a game, since those of one game are much alike.
int takeGames(const std::string& file, std::size_t requested, std::uint64_t seed) {
    const std::string bytes = base::readFile(file);
    if (bytes.size() % formats::othello::wthorGameBytes != formats::othello::wthorHeaderBytes) {
        std::cerr << file << ": no file of games\n";
        return 3;
    }
    std::vector<std::size_t> places;
    for (std::size_t at = formats::othello::wthorHeaderBytes; at < bytes.size();
         at += formats::othello::wthorGameBytes) {
        places.push_back(at);
    }
    const games::othello::Othello othello;
    base::Random random(seed);
    Set set(requested);
    for (; !set.isComplete() && !places.empty(); places.pop_back()) {
        std::swap(places[random.below(places.size())], places.back());
        auto game = formats::othello::readWthorGame(
            std::string_view(bytes).substr(places.back(), formats::othello::wthorGameBytes));
        const int empties = leastEmpties + static_cast<int>(random.below(mostEmpties - leastEmpties + 1));
        std::fill(game.moves.end() - empties, game.moves.end(), std::uint8_t{0});
        const formats::othello::WthorReplay replay = formats::othello::replayWthor(game);
        if (replay.sound && othello.moves(replay.end) != 0) set.offer({replay.end.own(), replay.end.opponent()});
    }
    if (!set.isComplete()) std::cerr << file << ": fewer games than that takes\n";
    return 0;
}

struct Sums {
    std::size_t count = 0;
    std::vector<double> squares;
};

int compare(const std::vector<std::string>& words) {
    champion::othello::TranspositionTable table(1U << 20U);
    const auto worker = champion::othello::makeWorker({table, champion::othello::shippedWeights(), never});
    std::ifstream set(words[0]);
    std::vector<std::string> names{"Mitos"};
    std::vector<std::ifstream> others;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::size_t sign = words[i].find('=');
        names.push_back(words[i].substr(0, sign));
        others.emplace_back(words[i].substr(sign + 1));
    }
    std::map<int, Sums> byEmpties;
    const int all = 0;
    const int even = -1;  // a game that is decided by at most 20 discs
    for (std::string line; std::getline(set, line);) {
        const games::othello::Board board = games::othello::readBoard(8, line.substr(0, 66), words[0]);
        const int score = std::atoi(line.c_str() + 66);
        const Position position{board.own(), board.opponent()};
        std::vector<double> values{worker->evaluate(position) / double{champion::othello::unitsPerDisc}};
        for (std::ifstream& other : others) other >> values.emplace_back();
        for (const int empties : {champion::othello::emptySquares(position), all, even}) {
            if (empties == even && std::abs(score) > 20) continue;
            Sums& sums = byEmpties[empties];
            sums.squares.resize(values.size());
            ++sums.count;
            for (std::size_t i = 0; i < values.size(); ++i) sums.squares[i] += std::pow(values[i] - score, 2);
        }
    }
    std::cout << "empty squares, positions, root mean square error in discs of:";
    for (const std::string& name : names) std::cout << ' ' << name;
    std::cout << '\n';
    for (const auto& [empties, sums] : byEmpties) {
        std::cout << (empties == all    ? "all"
                      : empties == even ? "within 20"
                                        : std::to_string(empties))
                  << '\t' << sums.count;
        for (const double sum : sums.squares) std::cout << '\t' << std::sqrt(sum / static_cast<double>(sums.count));
        std::cout << '\n';
    }
    for (std::ifstream& other : others) {
        if (!other) std::cerr << "fewer values than positions\n";
    }
    return 0;
}

}  // namespace

int main(int count, char** words) {
    const std::vector<std::string> given(words + 1, words + count);
    if (given.size() == 3 && given[0] == "make") {
        return make(std::strtoull(words[2], nullptr, 10), std::strtoull(words[3], nullptr, 10));
    }
    if (given.size() == 4 && given[0] == "games")
        return takeGames(given[1], std::strtoull(words[3], nullptr, 10), std::strtoull(words[4], nullptr, 10));
    if (!given.empty() && given[0] != "make" && given[0] != "games") return compare(given);
    std::cerr
        << "usage: static_error make N SEED | static_error games FILE N SEED | static_error SET [NAME=VALUES]...\n";
    return 2;
}
