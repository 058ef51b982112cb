#pragma once
// The engine as other programs ask for it: an opinion of a position, within a budget, told as it grows.
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "api/othello/champion.h"
#include "api/othello/move_values.h"

namespace mitos::api::othello {

struct EngineOptions {
    std::string evaluation;                          // empty: the usual one
    Folder data;                                     // where a person's own evaluations lie
    std::uint64_t bytes = std::uint64_t{64} << 20U;  // of its memory, and as much of the champion's
    int size = 8;
    Algorithm algorithm = Algorithm::automatic;     // who plays
    unsigned threads = 1;                           // of the champion
    champion::othello::Techniques techniques = {};  // of the champion

    /// `pattern` on 8x8, which it was learned on, `phased` elsewhere.
    [[nodiscard]] std::string evaluationName() const;
};

/// The evaluation that the options name. An Error and Stopped as evaluationNamed().
Evaluation evaluationOf(const EngineOptions& options, const base::StopFlag& stop = base::neverStopped());

class Engine {
  public:
    /// An Error for an evaluation that is not there or not sound; Stopped when the flag is raised while it is read.
    explicit Engine(const EngineOptions& options, const base::StopFlag& stop = base::neverStopped());

    [[nodiscard]] const Othello& game() const { return searcher_.game(); }

    /// A new game: the champion begins with nothing known.
    void newGame() { champion_->forget(); }

    /// Of a position that is not over. The deepest complete look stands; `hear` is told each. A forced move is an opinion too. It is the
    /// champion's where asksChampion() says so.
    [[nodiscard]] Opinion think(const Board& board, const MoveBudget& budget, const base::StopFlag& stop,
                                const Hear& hear = {}) const;

    /// The `count` best moves, best first, each with a search of its own; deeper and deeper, `hear` is told them after every depth.
    /// What it returns is complete to one depth; nothing where not even the first was. The champion values move after move instead.
    using HearAll = std::function<void(const std::vector<Opinion>&)>;
    [[nodiscard]] std::vector<Opinion> best(const Board& board, std::size_t count, const MoveBudget& budget,
                                            const base::StopFlag& stop, const HearAll& hear = {}) const;

  private:
    /// `automatic` is the champion with its own evaluation. With another one the textbook plays, and the champion near the end of the game,
    /// as Champion::isFor() says. A level is the champion's.
    [[nodiscard]] bool asksChampion(const Board& board, const MoveBudget& budget) const;
    [[nodiscard]] std::vector<Opinion> bestOfChampion(const Board& board, std::size_t count, const MoveBudget& budget,
                                                      const base::StopFlag& stop, const HearAll& hear) const;
    [[nodiscard]] SearchRequest requestFor(const Board& board, const MoveBudget& budget) const;
    [[nodiscard]] double discsOf(const Board& board, int value, const Board& end) const;
    [[nodiscard]] Opinion opinionOf(const Board& board, const SearchReport& report) const;
    [[nodiscard]] Opinion opinionOf(const Board& board, const MoveValue& value, int depth) const;

    Searcher searcher_;
    std::unique_ptr<Champion> champion_;  // makes its table when it is first asked
    EngineOptions options_;
    double discsOfAUnit_;
};

}  // namespace mitos::api::othello
