// The champion's values of all moves of a position.
#include <algorithm>

#include "engine/othello/champion.h"

namespace mitos::engine::othello {
namespace {

// With more empty squares a share of the time would not bring one move to its proof.
constexpr int mostProvenOneByOne = 26;
constexpr int leastValuesDepth = 2;  // one ply for the reply
// Before the proofs, which take time one after the other, all moves are searched to this depth: mostly a few
// hundredths of a second for all together. No further depth starts after that took its share of the budget.
constexpr int depthBeforeProofs = 8;
constexpr double shareBeforeProofs = 0.125;

int emptySquares(const Board& board) { return 64 - games::othello::discs(board.occupied()); }

// Turns the opponent's opinion after a move into one about the move, for the side that makes it.
Opinion turnedAround(Square move, Opinion reply) {
    reply.move = move;
    reply.line.insert(reply.line.begin(), move);
    Value& value = reply.value;
    value.discs = value.discs == 0 ? 0 : -value.discs;
    std::swap(value.lower, value.upper);
    value.lower = -value.lower;
    value.upper = -value.upper;
    if (value.onBoard) value.onBoard = -*value.onBoard;
    if (reply.depth > 0 || value.proven) ++reply.depth;
    return reply;
}

bool isProven(const Opinion& opinion) { return opinion.value.proven; }

// Tells whether `found` is a better result for a move than `current`.
bool isBetter(const Opinion& found, const Opinion& current) {
    return found.value.proven || (found.isComplete() && std::pair(found.depth, found.value.certainty) >=
                                                            std::pair(current.depth, current.value.certainty));
}

// The moves of a position while they are being valued.
class Valuation {
  public:
    Valuation(Champion& champion, const Board& board, const Budget& budget, const base::StopFlag& stop,
              const OnValues& onValues)
        : champion_(champion), board_(board), budget_(budget), stop_(stop), onValues_(onValues) {
        game_.forEachMove(board, [&](Square move) {
            Opinion unknown;
            unknown.move = move;
            unknown.line = {move};
            unknown.value.certainty = 0;
            moves_.push_back(std::move(unknown));
        });
        // Moves that leave the opponent little choice are valued soonest, and often the best.
        const auto replies = [&](Square move) { return games::othello::discs(game_.moves(game_.after(board, move))); };
        std::stable_sort(moves_.begin(), moves_.end(),
                         [&](const Opinion& a, const Opinion& b) { return replies(a.move) < replies(b.move); });
    }

    MoveValues run() {
        const int empties = emptySquares(board_);
        if (empties > mostProvenOneByOne) {
            deepen(budget_.depth.value_or(empties), 1);
        } else {
            deepen(depthBeforeProofs, shareBeforeProofs);
            prove();
        }
        return valuesSoFar(halt());
    }

  private:
    // Values all moves to depth 2, 3, 4 …; a depth that is not finished for all of them is dropped.
    void deepen(int asked, double share) {
        const int deepest = std::max(leastValuesDepth, std::min(asked, emptySquares(board_)));
        for (int depth = leastValuesDepth; depth <= deepest && !allProven(); ++depth) {
            if (depth > leastValuesDepth && isSpent(share)) return;
            std::vector<Opinion> found;
            for (const Opinion& current : moves_) {
                found.push_back(current.value.proven ? current : valueOf(current.move, 1, depth - 1));
                if (!found.back().value.proven && (stop_.raised() || found.back().halt != base::Halt::none)) return;
            }
            moves_ = std::move(found);
            report();
        }
    }

    // Proves one move after the other, the best first, each within an equal share of what is left of the budget. What
    // early proofs leave over is used for those whose share was too short.
    void prove() {
        for (bool again = true; again && !stop_.raised();) {
            again = false;
            std::vector<Square> open;
            for (const Opinion& current : moves_) {
                if (!current.value.proven) open.push_back(current.move);
            }
            for (std::size_t i = 0; i < open.size(); ++i) {
                Opinion found = valueOf(open[i], open.size() - i, std::nullopt);
                if (stop_.raised() && !found.value.proven) return;
                again = again || found.value.proven;
                take(std::move(found));
            }
            again = again && !allProven() && !isSpent(1);
        }
    }

    void take(Opinion found) {
        const auto current =
            std::find_if(moves_.begin(), moves_.end(), [&](const Opinion& one) { return one.move == found.move; });
        if (!isBetter(found, *current)) return;
        *current = std::move(found);
        report();
    }

    // Searches the position after a move to `depth`, with an equal share of what is left for `waiting` moves.
    Opinion valueOf(Square move, std::size_t waiting, std::optional<int> depth) {
        Budget share;
        share.depth = depth;
        share.fresh = budget_.fresh;
        share.hardLimit = (budget_.timeLimit() - watch_.seconds()) / static_cast<double>(waiting);
        if (budget_.nodes < noNodeLimit) share.nodes = (budget_.nodes - std::min(nodes_, budget_.nodes)) / waiting;
        Opinion one = turnedAround(move, champion_.think(game_.after(board_, move), share, stop_));
        nodes_ += one.nodes;
        if (one.halt != base::Halt::none) lastHalt_ = one.halt;
        return one;
    }

    // Tells whether that share of the budget is used up.
    [[nodiscard]] bool isSpent(double share) const {
        return watch_.seconds() >= share * budget_.timeLimit() ||
               static_cast<double>(nodes_) >= share * static_cast<double>(budget_.nodes);
    }

    [[nodiscard]] bool allProven() const { return std::all_of(moves_.begin(), moves_.end(), isProven); }

    // Returns why moves are unproven and short of the depth that was asked for. A depth to the end of the game asks
    // for proofs.
    [[nodiscard]] base::Halt halt() const {
        const bool toTheEnd = !budget_.depth || *budget_.depth >= emptySquares(board_);
        const bool complete = std::all_of(moves_.begin(), moves_.end(), [&](const Opinion& one) {
            return one.value.proven || (!toTheEnd && one.depth >= *budget_.depth);
        });
        if (complete) return base::Halt::none;
        if (stop_.raised()) return base::Halt::stopped;
        return lastHalt_ == base::Halt::none ? spentLimit() : lastHalt_;
    }

    // Returns the limit of which more is used up, for the case that no search was ended by one, but none could begin.
    [[nodiscard]] base::Halt spentLimit() const {
        const double ofNodes = static_cast<double>(nodes_) / static_cast<double>(budget_.nodes);
        return ofNodes > watch_.seconds() / budget_.timeLimit() ? base::Halt::nodes : base::Halt::time;
    }

    [[nodiscard]] MoveValues valuesSoFar(base::Halt halt) const {
        MoveValues values;
        values.moves = moves_;
        // A proof may take a few plies only, however deep the other moves are searched.
        const bool proven = allProven();
        std::optional<int> least;
        for (const Opinion& one : moves_) {
            if (proven || !one.value.proven) least = std::min(least.value_or(one.depth), one.depth);
        }
        values.depth = least.value_or(0);
        values.halt = halt;
        values.seconds = watch_.seconds();
        values.nodes = nodes_;
        return values;
    }

    void report() {
        std::stable_sort(moves_.begin(), moves_.end(), [](const Opinion& a, const Opinion& b) {
            if (a.isComplete() != b.isComplete()) return a.isComplete();
            return a.value.discs > b.value.discs;
        });
        if (onValues_) onValues_(valuesSoFar(base::Halt::none));
    }

    Champion& champion_;
    Board board_;
    Budget budget_;
    const base::StopFlag& stop_;
    const OnValues& onValues_;
    Othello game_{8};
    base::Stopwatch watch_;
    std::vector<Opinion> moves_;  // the results so far; once there are any, the best first
    std::uint64_t nodes_ = 0;
    base::Halt lastHalt_ = base::Halt::none;  // of the last search that a limit ended
};

}  // namespace

MoveValues Champion::values(const Board& board, const Budget& budget, const base::StopFlag& stop,
                            const OnValues& onValues) {
    return Valuation(*this, board, budget, stop, onValues).run();
}

}  // namespace mitos::engine::othello
