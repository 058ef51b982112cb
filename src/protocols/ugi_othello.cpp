#include "protocols/ugi_othello.h"

#include <fmt/format.h>

#include <cmath>

#include "api/othello/record.h"
#include "base/error.h"
#include "base/phrases.h"
#include "base/words.h"
#include "engine/othello/live_game.h"
#include "options/protocols.h"
#include "protocols/ugi_values.h"

namespace mitos::protocols {
namespace {

using api::othello::Colour;
using api::othello::Opinion;
using api::othello::pass;
using api::othello::Square;

class UgiOthello : public UgiGame {
  public:
    explicit UgiOthello(const OthelloOptions& options)
        : options_(options), live_(options.engine.options.size), engine_(api::othello::makeEngine(options.engine)) {}

    std::vector<UgiOption> options() override {
        const auto remake = [this] {
            options_.engine.options.setMemory(options_.engine.options.bytes);
            engine_ = api::othello::makeEngine(options_.engine);
        };
        std::string evaluations;
        for (const std::string& name : api::othello::evaluationNames(options_.engine.data))
            evaluations += " var " + name;
        std::string algorithms;
        for (const auto& one : api::othello::algorithms) algorithms += fmt::format(" var {}", one.name);
        return {
            numberOption(options::protocols::depth, options_.depth,
                         [this] {
                             options_.depthOff = false;  // 0 is the usual depth
                             if (options_.depth) options_.level.reset();
                         }),
            moveTimeOption(options_.seconds),
            {ugiName(options::protocols::evaluation),
             fmt::format("type combo default {}{}", options_.engine.evaluationName(), evaluations),
             [this](const std::string& value) {
                 if (value.empty())
                     options::refuseName(value, "Evaluation",
                                         base::joined(api::othello::evaluationNames(options_.engine.data), ", "));
                 api::othello::EngineRequest wanted = options_.engine;
                 wanted.evaluation = value;
                 change(options_, engine_, wanted);
             }},
            {ugiName(options::protocols::algorithm),
             fmt::format("type combo default {}{}", api::othello::nameOf(options_.engine.options.algorithm),
                         algorithms),
             [this](const std::string& value) {
                 api::othello::EngineRequest wanted = options_.engine;
                 wanted.options.algorithm =
                     api::othello::readAlgorithm(options::protocols::algorithm, value, "Algorithm");
                 change(options_, engine_, wanted);
             }},
            numberOption(options::protocols::ugiLevel, options_.level),
            hashOption(options_.engine.options.bytes, remake),
            threadsOption(options_.engine.options.threads, remake),
        };
    }

    void newGame() override {
        live_.clear();
        engine_->newGame();
    }

    void setPosition(const formats::ugi::Position& position) override {
        const int size = options_.engine.options.size;
        engine::othello::LiveGame next(size);
        if (!position.usual) {
            const api::othello::Board board = api::othello::readBoard(size, position.fen, "fen");
            next.set(size, {board, {}, board});
        }
        for (const std::string& word : position.moves) {
            std::optional<Square> move = api::othello::readSquare(size, word);
            if (!move && api::othello::isPassWord(word)) move = pass;
            // The controller may leave passes out.
            if (!move || !(next.play(*move) || next.play(other(next.board().mover), *move))) throw badMove(word);
        }
        live_ = next;
    }

    [[nodiscard]] bool firstToMove() const override { return live_.board().mover == Colour::black; }

    [[nodiscard]] Result result() const override {
        if (!live_.over()) return Result::none;
        const auto score = api::othello::scoreOnBoard(live_.board());
        if (score.black == score.white) return Result::draw;
        return score.black > score.white ? Result::firstWins : Result::secondWins;
    }

    [[nodiscard]] std::string anyMove() const override {
        Square first = pass;
        live_.game().forEachMove(live_.board(), [&](Square move) { first = move; });
        return first == pass ? "pass" : api::othello::writeSquare(first);
    }

    std::string think(const formats::ugi::Go& go, const base::StopFlag& stop, const Info& info) override {
        const api::othello::Board board = live_.board();
        if (live_.game().isLegal(board, pass)) return "pass";
        const auto onOpinion = [&](const Opinion& opinion) { info(infoOf(opinion)); };
        const Opinion opinion = engine_->think(board, budgetFor(go), stop, {onOpinion, {}, nullptr});
        if (opinion.value.proven) info(fmt::format("string exact score {:+}", std::lround(opinion.value.discs)));
        if (opinion.value.certainty < 100) info(fmt::format("string {} % sure", opinion.value.certainty));
        return api::othello::writeSquare(opinion.move);
    }

  private:
    [[nodiscard]] api::othello::Budget budgetFor(const formats::ugi::Go& go) const {
        const std::size_t side = firstToMove() ? 0 : 1;
        if (go.infinite || go.ponder) {
            api::othello::Budget endless;
            endless.untilStopped = true;
            return endless;
        }
        std::optional<engine::othello::Clock> clock;
        if (go.time[side]) {
            clock = engine::othello::Clock{inSeconds(*go.time[side]), inSeconds(go.increment[side].value_or(0)),
                                           go.movesToGo.value_or(0)};
        }
        api::othello::Budget budget = budgetOf(options_, clock, live_.game(), live_.board());
        if (go.depth || go.nodes || go.moveTime) {
            budget.depth = go.depth;
            budget.untilStopped = true;
            budget.level.reset();  // a limit for this move replaces the level for all
        }
        if (go.moveTime) budget.hardLimit = std::min(budget.hardLimit, withinMoveTime(*go.moveTime));
        if (go.nodes) budget.nodes = static_cast<std::uint64_t>(*go.nodes);
        refuseEndless(budget);
        return budget;
    }

    [[nodiscard]] static std::string infoOf(const Opinion& opinion) {
        std::string text =
            fmt::format("depth {} score cp {} nodes {} time {} pv", opinion.depth,
                        std::lround(100 * opinion.value.discs), opinion.nodes, std::lround(1000 * opinion.seconds));
        for (const Square move : opinion.line) text += " " + api::othello::writeSquare(move);
        return text;
    }

    OthelloOptions options_;
    engine::othello::LiveGame live_;
    std::unique_ptr<api::othello::Engine> engine_;
};

}  // namespace

std::unique_ptr<UgiGame> ugiOthello(const OthelloOptions& options) { return std::make_unique<UgiOthello>(options); }

}  // namespace mitos::protocols
