#include "arena/othello/ugi_player.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/words.h"
#include "formats/ugi.h"
#include "games/othello/board_text.h"
#include "games/othello/size.h"

namespace mitos::arena::othello {
namespace {

std::int64_t millisecondsOf(double seconds) {
    return std::max<std::int64_t>(1, std::llround(std::floor(seconds * 1000)));
}

std::string positionCommand(const GameSoFar& game) {
    std::string command = "position startpos";
    if (game.start != games::othello::startOf(8)) command = "position fen " + games::othello::writeBoard(8, game.start);
    if (!game.moves.empty()) command += " moves";
    for (const Square move : game.moves) command += ' ' + games::othello::writeSquare(move);
    return command;
}

std::string goCommand(const Allowance& allowance) {
    std::string command = "go";
    if (allowance.left[0] || allowance.left[1]) {
        // If only one side has a clock, the program gets the same time for the other.
        const double first = allowance.left[0] ? *allowance.left[0] : *allowance.left[1];
        const double second = allowance.left[1] ? *allowance.left[1] : *allowance.left[0];
        const std::int64_t increment = std::llround(allowance.increment * 1000);
        command += fmt::format(" p1time {} p2time {} p1inc {} p2inc {}", millisecondsOf(first), millisecondsOf(second),
                               increment, increment);
    } else if (allowance.moveSeconds) {
        command += fmt::format(" movetime {}", millisecondsOf(*allowance.moveSeconds));
    }
    if (allowance.depth) command += fmt::format(" depth {}", *allowance.depth);
    return command;
}

}  // namespace

void UgiPlayer::awaitWord(std::string_view wanted, const base::StopFlag& stop) {
    program_.await(
        [&](std::string_view line) -> std::optional<bool> {
            std::string_view left = line;
            const std::string_view word = base::takeWord(left);
            if (word == "id" && base::takeWord(left) == "name") name_ = shownLine(base::stripped(left));
            if (word == wanted) return true;
            return std::nullopt;
        },
        program_.patience(), stop);
}

void UgiPlayer::start(const base::StopFlag& stop) {
    program_.start();
    program_.tell("ugi", stop);
    awaitWord("ugiok", stop);
}

void UgiPlayer::begin(Colour /*side*/, const Allowed& /*allowed*/, const base::StopFlag& stop) {
    if (!program_.running()) start(stop);
    program_.tell("uginewgame", stop);
    program_.tell("isready", stop);
    awaitWord("readyok", stop);
}

RecordedMove UgiPlayer::choose(const GameSoFar& game, const Allowance& allowance, const base::StopFlag& stop) {
    program_.tell(positionCommand(game), stop);
    const bool timed = allowance.moveSeconds || allowance.left[static_cast<std::size_t>(game.board.mover)];
    const Failing late = timed ? Failing::time : Failing::hang;
    const base::Stopwatch watch;  // started before the request: the program may think before tell() returns
    program_.tell(goCommand(allowance), allowance.patience, stop, late);
    const std::string word = program_.await([](std::string_view line) { return formats::ugi::readBestMove(line); },
                                            allowance.patience, stop, late);
    RecordedMove chosen;
    chosen.seconds = watch.seconds();
    if (const auto square = games::othello::readSquare(8, word)) {
        chosen.move = *square;
    } else if (!games::othello::isPassWord(word)) {
        program_.fail(Failing::garbage, "bestmove " + shownLine(word));
    }
    return chosen;
}

}  // namespace mitos::arena::othello
