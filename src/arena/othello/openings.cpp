#include "arena/othello/openings.h"

#include <set>
#include <utility>

#include "base/error.h"
#include "games/othello/symmetry.h"
#include "texts/othello_compare.h"

namespace mitos::arena::othello {
namespace {

using games::othello::Board;
using games::othello::Othello;
using games::othello::Square;

// The number of draws in a row without a new opening after which the search for more is given up.
constexpr int mostInVain = 20'000;

Opening randomOpening(const Othello& game, int plies, base::Random& random) {
    Opening opening{{}, game.start(), game.start()};
    for (int ply = 0; ply < plies; ++ply) {
        std::vector<Square> moves;
        game.forEachMove(opening.board, [&](Square move) { moves.push_back(move); });
        if (moves.empty()) break;
        const Square move = moves[random.below(moves.size())];
        opening.moves.push_back(move);
        opening.board = game.after(opening.board, move);
    }
    return opening;
}

}  // namespace

std::vector<Opening> randomOpenings(const Othello& game, std::size_t count, int plies, base::Random& random,
                                    const KeepOpening& keep) {
    std::vector<Opening> openings;
    std::set<std::pair<games::othello::Squares, games::othello::Squares>> seen[2];  // by the side to move
    for (int vain = 0; openings.size() < count;) {
        Opening opening = randomOpening(game, plies, random);
        const Board least = games::othello::canonical(opening.board, game.size());
        const bool isNew = !game.isOver(opening.board) &&
                           seen[static_cast<std::size_t>(least.mover)].emplace(least.black, least.white).second;
        if (isNew && (!keep || keep(opening.board))) {
            openings.push_back(std::move(opening));
            vain = 0;
        } else if (++vain == mostInVain) {
            throw base::Error(base::Fault::usage, base::say(text::openingsTooMany, openings.size(), plies, count));
        }
    }
    return openings;
}

}  // namespace mitos::arena::othello
