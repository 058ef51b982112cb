#include "protocols/ugi_grid.h"

#include <fmt/format.h>

#include <algorithm>

#include "api/grid/boards.h"
#include "base/error.h"
#include "engine/grid/player.h"
#include "engine/grid/solved_games.h"
#include "options/protocols.h"
#include "protocols/ugi_values.h"
#include "texts/protocols.h"

namespace mitos::protocols {
namespace {

using api::grid::GridState;
using api::grid::PlacementGame;
using api::grid::Side;
using api::grid::Status;

constexpr double usualSeconds = 2;

class UgiGrid : public UgiGame {
  public:
    UgiGrid(const api::grid::Rules& rules, const GridDoorOptions& options)
        : options_(options), game_(rules), solved_(options.bytes) {
        newGame();
    }

    std::vector<UgiOption> options() override {
        return {numberOption(options::protocols::gridDepth, options_.depth), moveTimeOption(options_.seconds),
                hashOption(options_.bytes, [this] { solved_.resize(options_.bytes); }),
                threadsOption(options_.threads)};
    }

    void newGame() override { setPosition({}); }

    void setPosition(const formats::ugi::Position& position) override {
        api::grid::BoardText start = legalStarts(game_.rules()).front();
        GridState state = game_.startOn(start);
        if (!position.usual) {
            const std::size_t blank = position.fen.find_last_of(' ');
            const std::string mover = blank == std::string::npos ? "" : position.fen.substr(blank + 1);
            if (mover != "max" && mover != "min")
                throw base::Error(base::Fault::input, base::say(text::protocolBadFen));
            start = readBoardText(game_.rules(), position.fen.substr(0, blank), "fen");
            state = game_.position(start, mover == "max" ? Side::max : Side::min);
        }
        const Side begins = state.mover;
        for (const std::string& word : position.moves) {
            if (game_.isOver(state)) throw badMove(word);
            const api::grid::TypedMove typed = api::grid::readMove(game_, state, word);
            if (!typed.move) throw badMove(word);
            state = game_.after(state, *typed.move);
        }
        start_ = start;
        state_ = state;
        begins_ = begins;
    }

    [[nodiscard]] bool firstToMove() const override { return state_.mover == game_.rules().first; }

    [[nodiscard]] Result result() const override {
        if (state_.status == Status::open) return Result::none;
        if (state_.status == Status::draw) return Result::draw;
        const Side winner = state_.status == Status::maxWins ? Side::max : Side::min;
        return winner == game_.rules().first ? Result::firstWins : Result::secondWins;
    }

    [[nodiscard]] std::string anyMove() const override {
        std::optional<api::grid::Placing> first;
        game_.forEachMove(state_, [&](const api::grid::Placing& move) {
            if (!first) first = move;
        });
        return wordOf(first.value());
    }

    std::string think(const formats::ugi::Go& go, const base::StopFlag& stop, const Info& info) override {
        // A limit on positions needs a search: values that a solution has stored count none.
        engine::grid::PlayerOptions how;
        how.depth = go.depth ? go.depth : options_.depth;
        if (go.nodes) how.nodes = static_cast<std::uint64_t>(*go.nodes);
        if (go.nodes && !go.depth) how.depth.reset();
        const base::Stopwatch watch;
        const double seconds = secondsFor(go);
        std::shared_ptr<const engine::grid::GridSolver> solver;
        if (!how.depth && !go.nodes) {
            base::Limits limits;
            limits.seconds = seconds / 2;  // if it is not solved by then, it is searched
            limits.bytes = options_.bytes;
            api::grid::Rules rules = game_.rules();
            rules.first = begins_;
            solver = solved_.solve(PlacementGame(rules), start_, limits, stop, {}, options_.threads);
        }
        how.moveSeconds = how.depthSeconds = std::max(0.001, seconds - watch.seconds());
        const engine::grid::Player player(game_, solver, how);
        const engine::grid::Opinion opinion = player.think(state_, stop);
        const api::grid::Placing best = engine::grid::chooseMove(opinion, nullptr);
        if (player.isPerfect()) {
            info("string perfect play");
        } else {
            info(fmt::format("depth {} nodes {} pv {}", opinion.depth, opinion.nodes, wordOf(best)));
        }
        return wordOf(best);
    }

  private:
    [[nodiscard]] double secondsFor(const formats::ugi::Go& go) const {
        if (go.infinite || go.ponder) return std::numeric_limits<double>::infinity();
        if (go.moveTime) return withinMoveTime(*go.moveTime);
        const std::size_t side = firstToMove() ? 0 : 1;
        const double usual = go.nodes ? std::numeric_limits<double>::infinity() : usualSeconds;
        if (!go.time[side]) return options_.seconds.value_or(usual);
        // The time is shared among the moves that this side has left, with a reserve for sending the response.
        const double left = std::max(0.0, 0.95 * inSeconds(*go.time[side]) - 0.02);
        const api::grid::BoardText board = game_.boardOf(state_);
        const auto cells = std::count(board.begin(), board.end(), api::grid::emptyCell);
        const auto movesLeft = 1 + cells / 2;
        return std::max(0.005, left / static_cast<double>(movesLeft) + 0.9 * inSeconds(go.increment[side].value_or(0)));
    }

    [[nodiscard]] std::string wordOf(const api::grid::Placing& move) const {
        const api::grid::Rules& rules = game_.rules();
        return fmt::format("{:c}{}={}", 'a' + move.cell % rules.columns, move.cell / rules.columns + 1,
                           rules.letters[move.letter]);
    }

    GridDoorOptions options_;
    PlacementGame game_;
    engine::grid::SolvedGames solved_;
    api::grid::BoardText start_;
    GridState state_;
    Side begins_ = Side::max;
};

}  // namespace

std::unique_ptr<UgiGame> ugiGrid(const api::grid::Rules& rules, const GridDoorOptions& options) {
    return std::make_unique<UgiGrid>(rules, options);
}

}  // namespace mitos::protocols
