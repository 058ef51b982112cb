#pragma once
// The champion for whoever plays or searches: one place says how near the end of a game it is asked, and keeps what it has learned
// from move to move.
#include <array>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "api/othello/opinion.h"
#include "api/turns/settings.h"
#include "champion/othello/solver.h"

namespace mitos::api::othello {

/// Who plays: the champion as far back from the end as its weights know the game, all before it is the textbook's. `automatic`: the
/// champion, but a depth that somebody asked for is kept to, so that it stays the same strength: the champion is then asked when it
/// reaches to the end of the game.
enum class Algorithm : std::uint8_t { automatic, alphabeta, champion };
inline constexpr std::array algorithms{turns::Named<Algorithm>{Algorithm::automatic, "auto"},
                                       turns::Named<Algorithm>{Algorithm::alphabeta, "alphabeta"},
                                       turns::Named<Algorithm>{Algorithm::champion, "champion"}};
constexpr std::string_view nameOf(Algorithm algorithm) { return algorithms[static_cast<std::size_t>(algorithm)].name; }
std::optional<Algorithm> algorithmNamed(std::string_view name);
/// An Error (usage) that lists the names; `option` is where it was typed.
Algorithm readAlgorithm(const std::string& name, const std::string& option);

struct ChampionOptions {
    std::uint64_t bytes = std::uint64_t{64} << 20U;  // of a table; less where the machine has not so much
    unsigned threads = 1;
    const champion::othello::Weights* weights = nullptr;  // those that come with Mitos, unless others are given
    champion::othello::Techniques techniques = {};
};

/// `probcut`, or several with `+` between them: what the champion is to do without. An Error (usage) lists the known ones; `option` is
/// where it was typed.
champion::othello::Techniques readWithout(const std::string& names, const std::string& option);

class Champion {
  public:
    /// So many empty squares it proves within about a second, and mostly within a tenth.
    static constexpr int soonProven = 20;
    /// So deep it looks when nobody says how deep, how long or how strong: mostly less than a tenth of a second.
    static constexpr int usualDepth = 16;

    /// An Error when the weights are damaged.
    explicit Champion(const ChampionOptions& options = {});

    /// Its weights know no more empty squares.
    [[nodiscard]] int mostEmpties() const { return weights_->mostEmpties; }
    /// Do they know the whole game?
    [[nodiscard]] bool knowsOpenings() const;
    /// A board of 8x8 that its weights know.
    [[nodiscard]] bool knows(const Othello& game, const Board& board) const;
    /// How many squares may be empty for it to look to the end of the game at least once within the limits.
    [[nodiscard]] int emptiesWithin(const base::Limits& limits) const;
    /// Should it be asked? `algorithm` as above.
    [[nodiscard]] bool isFor(const Othello& game, const Board& board, Algorithm algorithm,
                             const MoveBudget& budget) const;

    /// Of a position that it knows. The move is a pass where there was no time for any look, and where it is one. A depth is kept to until
    /// the end is near: two times as many squares, and at most soonProven; a level is kept to everywhere. Several threads may ask at the same time.
    Opinion think(const Board& board, const MoveBudget& budget, const base::StopFlag& stop, const Hear& hear = {});

    /// Of every legal move, best first: what the mover gets by it. The budget is for all together. Near the end one is valued after the
    /// other, each with an equal share of what is left, and `hear` is told those that are done; before, all of them deeper and deeper, and it is told
    /// all after each depth. A raised flag ends it with fewer.
    using HearAll = std::function<void(const std::vector<Opinion>&)>;
    std::vector<Opinion> values(const Board& board, const MoveBudget& budget, const base::StopFlag& stop,
                                const HearAll& hear = {});

    /// A new game: what is found from here on does not depend on what was asked before. Not while it is being asked.
    void forget();

  private:
    class Valuation;
    Opinion slipping(const Board& board, const MoveBudget& budget, const Hear& hear);
    using Solver = champion::othello::Solver;
    using Pool = std::vector<std::unique_ptr<Solver>>;  // as many as were ever asked at once, their threads waiting
    std::unique_ptr<Solver> take(Pool& pool, std::uint64_t tableBytes);
    void giveBack(Pool& pool, std::unique_ptr<Solver> solver);

    ChampionOptions options_;
    const champion::othello::Weights* weights_;
    std::mutex mutex_;
    Pool idle_;       // their tables keep what was found
    Pool idleFresh_;  // small tables that are emptied before each search
};

/// `{"move":"a2","value":38,"states":n,"depth":n,"line":[…],…}` in the words of searchJson(), for the mover.
std::string championJson(const Board& board, const Opinion& opinion);
/// The same of moves, in the words of moveValuesJson().
std::string championValuesJson(const Board& board, const std::vector<Opinion>& values, double seconds, base::Halt halt);

}  // namespace mitos::api::othello
