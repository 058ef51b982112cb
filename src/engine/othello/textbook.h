#pragma once
// The textbook searches of Othello: minimax and alpha-beta with an evaluation, every technique a switch.
#include <optional>
#include <string>
#include <vector>

#include "engine/othello/board.h"
#include "engine/othello/evaluation.h"
#include "search/turns/observer.h"
#include "search/turns/run.h"

namespace mitos::engine::othello {

/// What makes a position unquiet, so that an extension searches on from it.
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
    search::turns::Settings settings;
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
                                      const base::OnProgress& tell = {}, const SearchObservers& observers = {}) const;

    /// What is found after a root move that the person names, and what the opponent answers: the same search, one ply
    /// less, from the position after it. Its value is that of the move in the search itself. The limits hold for it
    /// alone.
    [[nodiscard]] SearchReport refute(const SearchRequest& request, Square move, const base::StopFlag& stop) const;

  private:
    [[nodiscard]] bool isUnquiet(const Board& board, const Unquiet& unquiet) const;

    Othello game_;
    Evaluation evaluation_;
};

/// How good a square seems when nothing else is known: the order `weight` tries high ones first. By the ring and the
/// distance to the corners, for every size.
int squareWeight(int size, Square square);

/// The disc difference on the board, black minus white, where the search has seen the game to its end; nothing where it
/// has not.
std::optional<int> finalOf(const Othello& game, const Board& root, const SearchReport& report);

}  // namespace mitos::engine::othello
