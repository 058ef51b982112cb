#pragma once
// The Othello engine. Every program, page and command that needs a move or a value uses it, and it decides who
// answers.
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "champion/othello/techniques.h"
#include "engine/othello/budget.h"
#include "engine/othello/choice.h"
#include "engine/othello/opinion.h"
#include "engine/othello/shipped_evaluation.h"

namespace mitos::engine::othello {

class Champion;

/// The settings of the textbook searches, by default deepening with a closed set. Depth, time, nodes and seed come
/// from the budget of each search.
struct TextbookOptions {
    TextbookOptions() {
        settings.closedSet = true;
        settings.order = search::turns::Order::searched;
        settings.deepening = true;
    }
    search::turns::Settings settings;
    Unquiet unquiet;
};

/// How an engine is made.
struct EngineOptions {
    int size = 8;
    Algorithm algorithm = Algorithm::automatic;
    TextbookOptions textbook;
    std::uint64_t bytes = std::uint64_t{64} << 20U;       // of the champion's table; for the textbook's see setMemory()
    unsigned threads = 1;                                 // of the champion
    const champion::othello::Weights* weights = nullptr;  // of the champion; null: those that come with Mitos
    champion::othello::Techniques techniques = {};        // of the champion

    /// Gives `each` bytes to the champion's table, and as many to the textbook's.
    void setMemory(std::uint64_t each) {
        bytes = each;
        textbook.settings.tableBytes = textbook.settings.limits.bytes = each;
    }
};

/// Answers with the champion if it is chosen and knows the position, otherwise with a textbook search.
class Engine {
  public:
    /// The depth if a search has no limit.
    static constexpr int usualChampionDepth = 16;  // mostly less than a tenth of a second
    static constexpr int usualTextbookDepth = 6;   // also for the values of all moves, each of which takes a search

    /// Makes an engine with the evaluation that plays best on boards of this size.
    explicit Engine(const EngineOptions& options = {});
    /// Uses the given champion, or makes one if it is null and the options may need one. `evaluation` is for the
    /// textbook searches.
    Engine(const EngineOptions& options, NamedEvaluation evaluation, std::shared_ptr<Champion> champion = nullptr);

    [[nodiscard]] const EngineOptions& options() const { return options_; }
    [[nodiscard]] const Othello& game() const { return searcher_.game(); }
    [[nodiscard]] const Searcher& searcher() const { return searcher_; }
    [[nodiscard]] const std::string& evaluationName() const { return evaluationName_; }
    /// Returns whether the champion can search this board, if it is asked.
    [[nodiscard]] bool championKnows(const Board& board) const;
    /// Returns the most empty squares that the champion knows.
    [[nodiscard]] int mostEmpties() const;

    /// Forgets what earlier games left in the champion's tables.
    void newGame();

    /// Returns the best move of a position, which may be a pass, and its value. If the search deepens, the result is
    /// that of the deepest complete iteration, and callbacks.onOpinion receives each. The move is legal even if there
    /// was no time for one iteration; then the depth is 0.
    [[nodiscard]] Opinion think(const Board& board, const Budget& budget, const base::StopFlag& stop,
                                const Callbacks& callbacks = {}) const;

    /// Returns the legal moves of a position that is not over, best first. Moves that a limit left out are missing,
    /// or have depth 0. `onValues` receives the result so far, again and again: from the champion, and from the
    /// textbook if it deepens.
    [[nodiscard]] MoveValues values(const Board& board, const Budget& budget, const base::StopFlag& stop,
                                    const OnValues& onValues = {}, const base::OnProgress& onNodes = {}) const;

    /// Returns the request by which the textbook searches a position within the budget.
    [[nodiscard]] SearchRequest textbookRequest(const Board& board, const Budget& budget) const;

  private:
    [[nodiscard]] bool usesChampion(const Board& board, const Budget& budget) const;
    [[nodiscard]] Budget championBudget(const Budget& budget, int usualDepth) const;
    [[nodiscard]] MoveValues deepeningValues(const Board& board, const Budget& budget, const base::StopFlag& stop,
                                             const OnValues& onValues, const base::OnProgress& onNodes) const;
    [[nodiscard]] double discsPerPoint() const;

    EngineOptions options_;
    std::string evaluationName_;
    Searcher searcher_;
    std::shared_ptr<Champion> champion_;  // null if it is never used; makes its table at its first search
    mutable std::once_flag calibrated_;
    mutable double discsPerPoint_ = 1;
};

}  // namespace mitos::engine::othello
