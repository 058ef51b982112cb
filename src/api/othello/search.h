#pragma once
// One search of Othello laid open: the textbook searches with a textbook evaluation.
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "api/othello/boards.h"
#include "api/othello/evaluations.h"
#include "api/turns/tree.h"
#include "search/turns/run.h"

namespace mitos::api::othello {

/// What makes a position unquiet, so that `--extend` looks on from it.
struct Unquiet {
    bool corner = true;  // the mover can take a corner
    bool pass = true;    // the mover has to pass
    bool forced = true;  // the mover has one move only
};

using SearchReport = search::turns::SearchReport<Square>;
using SearchObservers = search::turns::Observers<Square>;
using SearchTree = search::turns::TreeRecorder<Square>;
using OnIteration = search::turns::OnIteration<Square>;

struct SearchRequest {
    Board root;
    turns::Settings settings;
    Unquiet unquiet;
    std::string evaluationName;  // as it was asked for
};

/// A game, an evaluation made ready for it, and the searches on both.
class Searcher {
  public:
    Searcher(const Othello& game, Evaluation evaluation);

    [[nodiscard]] const Othello& game() const { return game_; }
    [[nodiscard]] const Evaluation& evaluation() const { return evaluation_; }

    [[nodiscard]] SearchReport search(const SearchRequest& request, const base::StopFlag& stop,
                                      const base::Tell& tell = {}, const SearchObservers& observers = {}) const;

    /// What is found after a root move that the person names, and what the opponent answers: the same search, one ply less, from
    /// the position after it. Its value is that of the move in the search itself. The limits hold for it alone.
    [[nodiscard]] SearchReport refute(const SearchRequest& request, Square move, const base::StopFlag& stop) const;

  private:
    [[nodiscard]] bool isUnquiet(const Board& board, const Unquiet& unquiet) const;

    Othello game_;
    Evaluation evaluation_;
};

/// How good a square seems when nothing else is known: the order `weight` tries high ones first. By the ring and the distance
/// to the corners, for every size.
int squareWeight(int size, Square square);

/// The value of a position, taken apart.
struct Explained {
    Board board;
    bool over = false;  // then the discs decide, and there are no terms
    Breakdown breakdown;
    int value = 0;
};
Explained explain(const Searcher& searcher, const Board& board);
/// The position that a line of moves leads to.
Board afterLine(const Othello& game, Board board, const std::vector<Square>& line);

struct Refutation {
    Square move;
    SearchReport report;
    std::optional<Explained> leaf;  // of a search that was complete
};

struct Explanation {
    Explained root;
    std::optional<Explained>
        leaf;  // at the end of the principal line, where the value came from; not when nothing was valued
    std::vector<Refutation> refutations;
};

/// Refutes `moves` to the depth that `report` has reached, if it is complete; a raised stop flag leaves the rest out.
Explanation explainSearch(const Searcher& searcher, const SearchRequest& request, const SearchReport& report,
                          const std::vector<Square>& moves, const base::StopFlag& stop);

/// `final` of the JSON: how the game ends that the search has seen to its end. Nothing where it has not.
std::optional<int> finalOf(const Othello& game, const Board& root, const SearchReport& report);

std::string searchJson(const Othello& game, const SearchRequest& request, const SearchReport& report,
                       const Explanation* explanation = nullptr);
/// Writes the recorded tree of a search as JSON.
void writeTree(const turns::Emit& emit, const Othello& game, const SearchRequest& request, const SearchReport& report,
               const SearchTree& tree);

}  // namespace mitos::api::othello
