#pragma once
// Random games with everything that a record can hold.
#include <string>
#include <vector>

#include "base/random.h"
#include "formats/othello/game_record.h"
#include "games/othello/game.h"
#include "games/othello/score.h"

namespace mitos::test {

/// What a game contains, for formats that hold less than GGF.
struct RandomRecord {
    int size = 8;
    bool details = true;      // players, place, date, values, seconds
    bool anyStart = false;    // a position of another game, either side to move
    bool mayBreakOff = true;  // a third of the games end before they are over
};

inline formats::othello::GameRecord randomRecord(base::Random& random, const RandomRecord& requested = {}) {
    using namespace games::othello;
    const Othello game(requested.size);
    const auto anyMove = [&](const Board& board) {
        std::vector<Square> moves;
        game.forEachMove(board, [&](Square move) { moves.push_back(move); });
        return moves.empty() ? std::optional<Square>() : std::optional(moves[random.below(moves.size())]);
    };
    const auto word = [&] { return "name " + std::to_string(random.below(1000)); };
    formats::othello::GameRecord record;
    record.size = requested.size;
    record.start = game.start();
    if (requested.anyStart) {
        for (std::uint64_t plies = random.below(20); plies > 0; --plies) {
            if (const auto move = anyMove(record.start)) record.start = game.after(record.start, *move);
        }
        if (random.below(2) == 0) record.start.mover = other(record.start.mover);
    }
    const bool breaksOff = requested.mayBreakOff && random.below(3) == 0;
    const std::uint64_t most = breaksOff ? random.below(40) : 200;
    Board board = record.start;
    for (std::uint64_t ply = 0; ply < most; ++ply) {
        const auto move = anyMove(board);
        if (!move) break;
        formats::othello::RecordedMove made{*move, {}, {}};
        if (requested.details && random.below(2) == 0)
            made.evaluation = static_cast<double>(random.below(12800)) / 100 - 64;
        if (requested.details && random.below(2) == 0) made.seconds = static_cast<double>(random.below(100000)) / 1000;
        record.moves.push_back(made);
        board = game.after(board, *move);
    }
    if (game.isOver(board)) {
        const Score score = scoreWithEmptiesToWinner(game, board);
        record.outcome =
            formats::othello::Outcome{static_cast<double>(score.black - score.white), formats::othello::Ended::played};
    }
    if (!requested.details) return record;
    if (!record.outcome && random.below(2) == 0) {
        const auto how = static_cast<formats::othello::Ended>(1 + random.below(3));
        record.outcome = formats::othello::Outcome{static_cast<double>(random.below(128)) - 64, how};
    }
    record.place = word();
    record.date = random.below(2) == 0 ? "2004-02-29" : "";
    for (formats::othello::RecordedPlayer* player : {&record.black, &record.white}) {
        player->name = word();
        if (random.below(2) == 0) player->rating = static_cast<double>(random.below(250000)) / 100;
        if (random.below(2) == 0) player->time = "15:00/00:10/02:00";
    }
    return record;
}

}  // namespace mitos::test
