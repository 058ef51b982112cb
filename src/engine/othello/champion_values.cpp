// The champion's values of all moves of a position.
#include <algorithm>

#include "engine/othello/champion.h"

namespace mitos::engine::othello {
namespace {

// With more empty squares a share of the time would not bring one move to its proof.
constexpr int mostProvenOneByOne = 26;
constexpr int leastValuesDepth = 2;  // one ply for the reply

int emptySquares(const Board& board) { return 64 - games::othello::discs(board.occupied()); }

// Turns the opponent's opinion after a move into one about the move, as its mover sees it.
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

// The moves of a position while they are being valued.
class Valuation {
  public:
    Valuation(Champion& champion, const Board& board, const Budget& budget, const base::StopFlag& stop,
              const OnValues& onValues)
        : champion_(champion), board_(board), budget_(budget), stop_(stop), onValues_(onValues) {
        game_.forEachMove(board, [&](Square move) { moves_.push_back(move); });
        // Those that leave the opponent little choice are soon valued, and often the best.
        std::stable_sort(moves_.begin(), moves_.end(), [&](Square a, Square b) {
            return games::othello::discs(game_.moves(game_.after(board, a))) <
                   games::othello::discs(game_.moves(game_.after(board, b)));
        });
    }

    MoveValues oneByOne() {
        for (std::size_t i = 0; i < moves_.size() && !stop_.raised(); ++i) {
            Opinion one = valueOf(moves_[i], moves_.size() - i, std::nullopt);
            if (stop_.raised() && !one.value.proven) break;
            if (one.halt != base::Halt::none) halt_ = one.halt;
            done_.push_back(std::move(one));
            report(done_);
        }
        return valuesOf(done_, allProven() ? base::Halt::none : stop_.raised() ? base::Halt::stopped : halt_);
    }

    MoveValues deeperAndDeeper() {
        const int deepest = std::min(budget_.depth.value_or(emptySquares(board_)), emptySquares(board_));
        for (int depth = leastValuesDepth; depth <= std::max(deepest, leastValuesDepth); ++depth) {
            std::vector<Opinion> found;
            for (const Square move : moves_) {
                Opinion one = valueOf(move, 1, depth - 1);
                if (stop_.raised() || one.halt != base::Halt::none)
                    return valuesOf(done_, stop_.raised() ? base::Halt::stopped : one.halt);
                found.push_back(std::move(one));
            }
            report(found);
            // The best first: it is the more likely to be told when time runs out.
            for (std::size_t i = 0; i < found.size(); ++i) moves_[i] = found[i].move;
            done_ = std::move(found);
        }
        return valuesOf(done_, base::Halt::none);
    }

  private:
    // Searches the position after a move, with an equal share of what is left for so many moves; `depth` of the reply.
    Opinion valueOf(Square move, std::size_t waiting, std::optional<int> depth) {
        Budget share;
        share.depth = depth;
        share.fresh = budget_.fresh;
        share.hardLimit = (budget_.timeLimit() - watch_.seconds()) / static_cast<double>(waiting);
        if (budget_.nodes < noNodeLimit) share.nodes = (budget_.nodes - std::min(nodes_, budget_.nodes)) / waiting;
        Opinion one = turnedAround(move, champion_.think(game_.after(board_, move), share, stop_));
        nodes_ += one.nodes;
        return one;
    }

    [[nodiscard]] bool allProven() const {
        return done_.size() == moves_.size() &&
               std::all_of(done_.begin(), done_.end(), [](const Opinion& one) { return one.value.proven; });
    }
    [[nodiscard]] MoveValues valuesOf(const std::vector<Opinion>& opinions, base::Halt halt) const {
        MoveValues values;
        values.moves = opinions;
        values.depth = opinions.empty() ? 0 : opinions.front().depth;
        for (const Opinion& one : opinions) values.depth = std::min(values.depth, one.depth);
        values.halt = halt;
        values.seconds = watch_.seconds();
        values.nodes = nodes_;
        return values;
    }
    void report(std::vector<Opinion>& opinions) const {
        std::stable_sort(opinions.begin(), opinions.end(), [](const Opinion& a, const Opinion& b) {
            if (a.isComplete() != b.isComplete()) return a.isComplete();  // what has no value comes last
            return a.value.discs > b.value.discs;
        });
        if (onValues_) onValues_(valuesOf(opinions, base::Halt::none));
    }

    Champion& champion_;
    Board board_;
    Budget budget_;
    const base::StopFlag& stop_;
    const OnValues& onValues_;
    Othello game_{8};
    base::Stopwatch watch_;
    std::vector<Square> moves_;
    std::vector<Opinion> done_;
    std::uint64_t nodes_ = 0;
    base::Halt halt_ = base::Halt::none;  // the last limit that ended a search before its proof
};

}  // namespace

MoveValues Champion::values(const Board& board, const Budget& budget, const base::StopFlag& stop,
                            const OnValues& onValues) {
    Valuation valuation(*this, board, budget, stop, onValues);
    return emptySquares(board) <= mostProvenOneByOne ? valuation.oneByOne() : valuation.deeperAndDeeper();
}

}  // namespace mitos::engine::othello
