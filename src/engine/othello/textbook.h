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

/// The properties that make a position unquiet, so that an extension searches on from it.
struct Unquiet {
    bool corner = true;  // the mover can take a corner
    bool pass = true;    // the mover has to pass
    bool forced = true;  // the mover has one move only
};

using SearchReport = search::turns::SearchReport<Square>;
using SearchObservers = search::turns::Observers<Square>;
using SearchTree = search::turns::TreeRecorder<Square>;
using OnIteration = search::turns::OnIteration<Square>;

/// A textbook search of one position.
struct SearchRequest {
    Board root;
    search::turns::Settings settings;
    Unquiet unquiet;
    std::string evaluationName;  // as the caller named it
};

/// A game, an evaluation compiled for it, and the searches that use both.
class Searcher {
  public:
    Searcher(const Othello& game, Evaluation evaluation);

    [[nodiscard]] const Othello& game() const { return game_; }
    [[nodiscard]] const Evaluation& evaluation() const { return evaluation_; }

    /// Searches the root of the request.
    [[nodiscard]] SearchReport search(const SearchRequest& request, const base::StopFlag& stop,
                                      const base::OnProgress& onProgress = {},
                                      const SearchObservers& observers = {}) const;

    /// Searches the position after a root move, one ply less deep: the opponent's reply and what it leads to. The
    /// value is that of the move in the search itself. The limits hold for this search alone.
    [[nodiscard]] SearchReport refute(const SearchRequest& request, Square move, const base::StopFlag& stop) const;

  private:
    [[nodiscard]] bool isUnquiet(const Board& board, const Unquiet& unquiet) const;

    Othello game_;
    Evaluation evaluation_;
};

/// Returns how good a square seems if nothing else is known, by its ring and its distance to the corners, for every
/// size: the order `weight` tries high ones first.
int squareWeight(int size, Square square);

/// Returns the disc difference on the board, black minus white, if the search has seen the game to its end.
std::optional<int> finalOf(const Othello& game, const Board& root, const SearchReport& report);

}  // namespace mitos::engine::othello
