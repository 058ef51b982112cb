#include "web/othello/othello_requests.h"

#include <algorithm>
#include <array>
#include <memory>

#include "api/othello/notation.h"
#include "api/othello/record.h"
#include "api/othello/values.h"
#include "base/words.h"
#include "options/common.h"
#include "options/feature.h"
#include "options/othello.h"
#include "options/read.h"

namespace mitos::web {
namespace {

using api::othello::Algorithm;
using api::othello::Board;
using api::othello::Colour;
using api::othello::Notation;
using api::othello::Othello;
using api::othello::Square;

constexpr std::uint64_t searchMilliseconds = 5'000;
constexpr std::size_t mostOthelloMoves = 128;  // sixty and the passes between them

// The games that a request names in one of three ways: text, start and moves, or the usual start.
Notation readOthello(Fields& fields) {
    const auto size = fields.whole(options::web::size);
    const auto start = fields.text("start");
    const auto moves = fields.texts("moves", mostOthelloMoves);
    const auto text = fields.text("text", longestText);
    fields.refuseTogether("text", "start");
    fields.refuseTogether("text", "moves");
    const std::optional<int> side = size ? std::optional(static_cast<int>(*size)) : std::nullopt;
    if (side) static_cast<void>(Othello(*side));  // refuses 5 and 7
    if (text) return api::othello::readNotation(*text, side, "text");
    const Othello game(side.value_or(8));
    const Board board = start ? api::othello::readBoard(game.size(), *start, "start") : game.start();
    // One move a line, so that the place of a mistake names the move by its number.
    const std::string line = base::joined(moves.value_or(std::vector<std::string>{}), "\n");
    return api::othello::notationOf(game.size(), api::othello::readTranscript(game, board, line, "moves"));
}

Json discsJson(const Board& board) {
    const api::othello::Score score = api::othello::scoreOnBoard(board);
    return {{"black", score.black}, {"white", score.white}};
}

Json squaresJson(std::uint64_t squares) {
    Json list = Json::array();
    for (; squares != 0; squares &= squares - 1)
        list.push_back(api::othello::writeSquare(api::othello::firstOf(squares)));
    return list;
}

// What the move turns: the discs of the other side that are the mover's afterwards.
std::uint64_t turnedBy(const Othello& game, const Board& board, Square move) {
    if (move == api::othello::pass) return 0;
    return board.opponent() & game.after(board, move).of(board.mover);
}

Json movesJson(const std::vector<Square>& moves) {
    Json list = Json::array();
    for (const Square move : moves) list.push_back(api::othello::writeSquare(move));
    return list;
}

Json historyJson(const Othello& game, const Notation& notation) {
    Json list = Json::array();
    Board board = notation.game.start;
    for (const Square move : notation.game.moves) {
        Json one;
        one["move"] = api::othello::writeSquare(move);
        one["mover"] = api::othello::nameOf(board.mover);
        one["flipped"] = squaresJson(turnedBy(game, board, move));
        board = game.after(board, move);
        one["discs"] = discsJson(board);
        list.push_back(std::move(one));
    }
    return list;
}

Json winnerJsonOf(const Board& board) {
    const api::othello::Score score = api::othello::scoreOnBoard(board);
    if (score.black == score.white) return "draw";
    return score.black > score.white ? "black" : "white";
}

// Refuses all but names: a request from a browser must not have the server read files elsewhere.
void refuseFile(const std::string& evaluation, const Services& services) {
    const std::vector<std::string> names = api::othello::evaluationNames(services.data);
    if (std::find(names.begin(), names.end(), evaluation) != names.end()) return;
    options::refuseName(evaluation, "evaluation", base::listed(names));
}

struct OthelloSearch {
    Board board;
    std::unique_ptr<api::othello::Engine> engine;
    api::othello::Budget budget;
};

struct NamedMethod {
    std::string_view name;
    Algorithm algorithm;
    api::turns::Method method = api::turns::Method::alphabeta;
};
// In the order of the words of options::web::algorithm.
constexpr std::array namedMethods{NamedMethod{"minimax", Algorithm::textbook, api::turns::Method::minimax},
                                  NamedMethod{"alphabeta", Algorithm::textbook},
                                  NamedMethod{"champion", Algorithm::champion}, NamedMethod{"exact", Algorithm::exact}};

OthelloSearch readSearch(Fields& fields, const Services& services) {
    const Notation notation = readOthello(fields);
    api::othello::EngineRequest request;
    api::othello::Budget budget;
    request.data = services.data;
    request.evaluation = fields.textOrDefault(options::web::evaluation);
    const auto depth = fields.whole(options::web::depth);
    const auto level = fields.whole(options::othello::level);
    const NamedMethod& method = namedMethods.at(fields.choiceOrDefault(options::web::algorithm));
    api::othello::EngineOptions& options = request.options;
    options.size = notation.size;
    options.algorithm = method.algorithm;
    api::turns::Settings& settings = options.textbook.settings;
    settings.method = method.method;
    settings.order = api::turns::orders.at(fields.choiceOrDefault(options::order)).kind;
    settings.closedSet = fields.flag(options::closedSet).value_or(false);
    settings.extension = static_cast<int>(fields.wholeOrDefault(options::extend));
    settings.deepening = fields.flag(options::deepen).value_or(false);
    budget.fresh = fields.flag(options::web::fresh).value_or(false);
    const auto seed = fields.whole(options::web::seed);
    settings.limits = readTime(fields, searchMilliseconds);
    fields.finish();
    refuseFile(request.evaluation, services);
    std::vector<engine::othello::AskedFeature> asked;
    const auto ask = [&asked](const options::Option& option, bool given) {
        options::ask(asked, option, option.name, given);
    };
    ask(options::web::size, notation.size != 8);
    ask(options::othello::level, level.has_value());
    ask(options::web::fresh, budget.fresh);
    engine::othello::refuseMissing(options.algorithm, asked);
    if (depth) budget.depth = static_cast<int>(*depth);
    if (options.algorithm == Algorithm::textbook && !depth) budget.depth = api::othello::Engine::usualTextbookDepth;
    if (level) budget.level = static_cast<int>(*level);
    budget.tieSeed = seed;
    budget.slipSeed = seed.value_or(0);
    budget.hardLimit = settings.limits.seconds;
    budget.nodes = settings.limits.nodes;
    return {notation.game.end, api::othello::makeEngine(request, base::neverStopped(), services.champion), budget};
}

}  // namespace

Answer othelloPosition(Fields& fields, const RequestContext& /*context*/) {
    const Notation notation = readOthello(fields);
    fields.finish();
    const Othello game(notation.size);
    const Board& board = notation.game.end;
    const bool over = game.isOver(board);
    Json json;
    json["size"] = notation.size;
    json["start"] = api::othello::writeBoard(notation.size, notation.game.start);
    json["moves"] = movesJson(notation.game.moves);
    json["position"] = api::othello::writeBoard(notation.size, board);
    json["to_move"] = over ? Json(nullptr) : Json(api::othello::nameOf(board.mover));
    json["legal"] = Json::array();
    game.forEachMove(board, [&](Square move) {
        json["legal"].push_back(
            {{"move", api::othello::writeSquare(move)}, {"flips", squaresJson(turnedBy(game, board, move))}});
    });
    json["discs"] = discsJson(board);
    json["over"] = over;
    json["winner"] = over ? winnerJsonOf(board) : Json(nullptr);
    json["history"] = historyJson(game, notation);
    return written(json);
}

Answer othelloSearch(Fields& fields, const RequestContext& context) {
    const OthelloSearch asked = readSearch(fields, *context.services);
    if (!context.mayWork) return std::nullopt;
    const api::othello::Opinion opinion =
        asked.engine->think(asked.board, asked.budget, *context.stop, {{}, context.tell, nullptr});
    // What was found until then is worth more than the word that it was cancelled.
    const bool nothing = opinion.report ? opinion.report->valued == 0 : !opinion.isComplete();
    if (opinion.halt == base::Halt::stopped && nothing) throw Cancelled{};
    return api::othello::opinionJson(*asked.engine, asked.board, opinion);
}

Answer othelloValues(Fields& fields, const RequestContext& context) {
    const OthelloSearch asked = readSearch(fields, *context.services);
    if (!context.mayWork) return std::nullopt;
    const Othello& game = asked.engine->game();
    engine::othello::OnValues onValues;
    if (context.tellPartial) {
        onValues = [&](const api::othello::MoveValues& values) {
            context.tellPartial(api::othello::valuesJson(game, asked.board, values, false));
        };
    }
    const api::othello::MoveValues values =
        asked.engine->values(asked.board, asked.budget, *context.stop, onValues, context.tell);
    if (values.halt == base::Halt::stopped) throw Cancelled{};
    return api::othello::valuesJson(game, asked.board, values);
}

Answer othelloConvert(Fields& fields, const RequestContext& /*context*/) {
    using api::othello::Format;
    constexpr std::array<std::string_view, 5> names{"transcript", "board", "record", "ggf", "json"};
    constexpr std::array<Format, 5> forms{Format::transcript, Format::board, Format::record, Format::ggf, Format::json};
    const Notation notation = readOthello(fields);
    const std::size_t form = fields.choice("to", names).value_or(0);
    fields.finish();
    return written({{"text", api::othello::writeNotation(notation, forms[form])}});
}

}  // namespace mitos::web
