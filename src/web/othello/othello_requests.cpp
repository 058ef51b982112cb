#include "web/othello/othello_requests.h"

#include <algorithm>
#include <array>

#include "api/othello/champion.h"
#include "api/othello/evaluations.h"
#include "api/othello/exact_values.h"
#include "api/othello/levels.h"
#include "api/othello/move_values.h"
#include "api/othello/notation.h"
#include "api/othello/record.h"
#include "api/othello/search.h"
#include "base/error.h"
#include "base/texts/champion.h"
#include "base/texts/web.h"
#include "base/words.h"

namespace mitos::web {
namespace {

using api::othello::Board;
using api::othello::Colour;
using api::othello::Notation;
using api::othello::Othello;
using api::othello::Searcher;
using api::othello::SearchRequest;
using api::othello::Square;
using base::Error;
using base::Fault;
using base::say;

constexpr std::uint64_t searchMilliseconds = 5'000;
constexpr std::size_t mostOthelloMoves = 128;  // sixty and the passes between them
constexpr std::uint64_t deepestSearch = 60;
constexpr std::uint64_t mostExtension = 20;
constexpr int defaultDepth = 6;

// The games that a request names in one of three ways: text, start and moves, or the usual start.
Notation readOthello(Fields& fields) {
    const auto size = fields.whole("size", 4, 8);
    const auto start = fields.text("start");
    const auto moves = fields.texts("moves", mostOthelloMoves);
    const auto text = fields.text("text", longestText);
    fields.refuseTogether("text", "start");
    fields.refuseTogether("text", "moves");
    const std::optional<int> side = size ? std::optional(static_cast<int>(*size)) : std::nullopt;
    if (side) static_cast<void>(Othello(*side));  // refuses 5 and 7
    if (text) return api::othello::readNotation(*text, side, "text");
    const Othello game(side.value_or(8));
    const Board board = start ? games::othello::readBoard(game.size(), *start, "start") : game.start();
    // One move a line, so that the place of a mistake names the move by its number.
    const std::string line = base::joined(moves.value_or(std::vector<std::string>{}), "\n");
    return api::othello::notationOf(game.size(), games::othello::readTranscript(game, board, line, "moves"));
}

Json discsJson(const Board& board) {
    const api::othello::Score score = api::othello::scoreOnBoard(board);
    return {{"black", score.black}, {"white", score.white}};
}

Json squaresJson(std::uint64_t squares) {
    Json list = Json::array();
    for (; squares != 0; squares &= squares - 1)
        list.push_back(api::othello::writeSquare(games::othello::firstOf(squares)));
    return list;
}

// What the move turns: the discs of the other side that are the mover's afterwards.
std::uint64_t turnedBy(const Othello& game, const Board& board, Square move) {
    if (move == games::othello::pass) return 0;
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

// Only names: a request from a browser must not have the server read files elsewhere.
api::othello::Evaluation evaluationNamed(const std::string& name, int size, const Services& services) {
    const std::vector<std::string> names = api::othello::evaluationNames(services.data);
    if (std::find(names.begin(), names.end(), name) != names.end())
        return api::othello::evaluationNamed(name, size, services.data);
    throw Error(Fault::usage, say(text::webNeedsChoice, base::shownWord(name), "evaluation", base::listed(names)));
}

struct OthelloSearch {
    Searcher searcher;
    SearchRequest request;
    bool exact = false;               // to the end of the game, by alpha-beta
    bool champion = false;            // is chosen, and knows the position
    api::othello::MoveBudget budget;  // of the champion
};

OthelloSearch readSearch(Fields& fields, const Services& services) {
    constexpr std::array<std::string_view, 4> methods{api::turns::methods[0].name, api::turns::methods[1].name,
                                                      api::othello::nameOf(api::othello::Algorithm::champion), "exact"};
    constexpr std::size_t alphabeta = 1;
    constexpr std::size_t champion = 2;
    constexpr std::size_t exact = 3;
    constexpr std::array<std::string_view, 3> orders{api::turns::orders[0].name, api::turns::orders[1].name,
                                                     api::turns::orders[2].name};
    const Notation notation = readOthello(fields);
    SearchRequest request;
    request.root = notation.game.end;
    request.evaluationName = fields.text("evaluation").value_or("phased");
    api::turns::Settings& settings = request.settings;
    const auto depth = fields.whole("depth", 1, deepestSearch);
    settings.depth = static_cast<int>(depth.value_or(defaultDepth));
    const auto level = fields.whole("level", api::othello::leastLevel, api::othello::mostLevel);
    const std::size_t method = fields.choice("algorithm", methods).value_or(alphabeta);
    settings.method =
        api::turns::methods[std::min(method, alphabeta)].kind;  // where the champion has no time for any look
    settings.order = api::turns::orders[fields.choice("order", orders).value_or(0)].kind;
    settings.closedSet = fields.flag("closed_set").value_or(false);
    settings.extension = static_cast<int>(fields.whole("extend", 0, mostExtension).value_or(0));
    settings.deepening = fields.flag("deepen").value_or(false);
    const bool fresh = fields.flag("fresh").value_or(false);
    settings.seed = fields.whole("seed", 0, std::uint64_t{1} << 53U);
    settings.limits = readTime(fields, searchMilliseconds);
    fields.finish();
    api::othello::Evaluation evaluation = evaluationNamed(request.evaluationName, notation.size, services);
    const Othello game(notation.size);
    if (method == champion && notation.size != 8) throw Error(Fault::usage, say(text::championSize));
    if (level && method != champion) throw Error(Fault::usage, say(text::championOnly, "level"));
    if (fresh && method != champion) throw Error(Fault::usage, say(text::championOnly, "fresh"));
    api::othello::MoveBudget budget;
    budget.seconds = settings.limits.seconds;
    budget.nodes = settings.limits.nodes;
    if (depth) budget.depth = settings.depth;
    if (level) budget.level = static_cast<int>(*level);
    budget.seed = settings.seed.value_or(0);
    budget.fresh = fresh;
    const bool knows =
        method == champion && services.champion.isFor(game, request.root, api::othello::Algorithm::champion, budget);
    return {Searcher(game, std::move(evaluation)), std::move(request), method == exact, knows, budget};
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
    if (asked.champion) {
        const api::othello::Opinion opinion = context.services->champion.think(
            asked.request.root, asked.budget, *context.stop, api::othello::hearing(context.tell));
        if (opinion.halt == base::Halt::stopped && opinion.depth == 0) throw Cancelled{};
        if (opinion.depth > 0 || asked.searcher.game().isOver(asked.request.root))
            return api::othello::championJson(asked.request.root, opinion);
    }
    const api::othello::SearchReport report =
        asked.exact ? api::othello::solveExactly(asked.searcher.game(), asked.request, *context.stop, context.tell)
                    : asked.searcher.search(asked.request, *context.stop, context.tell);
    // What was found until then is worth more than the word that it was cancelled.
    if (report.halt == base::Halt::stopped && report.valued == 0) throw Cancelled{};
    return api::othello::searchJson(asked.searcher.game(), asked.request, report);
}

namespace {

Answer valuesOfChampion(const OthelloSearch& asked, const RequestContext& context) {
    const base::Stopwatch watch;
    const std::vector<api::othello::Opinion> values =
        context.services->champion.values(asked.request.root, asked.budget, *context.stop);
    if (context.stop->raised()) throw Cancelled{};
    const bool proven =
        std::all_of(values.begin(), values.end(), [](const api::othello::Opinion& one) { return one.exact; });
    return api::othello::championValuesJson(asked.request.root, values, watch.seconds(),
                                            proven ? base::Halt::none : base::Halt::time);
}

}  // namespace

Answer othelloValues(Fields& fields, const RequestContext& context) {
    const OthelloSearch asked = readSearch(fields, *context.services);
    if (!context.mayWork) return std::nullopt;
    if (asked.champion) return valuesOfChampion(asked, context);
    const api::othello::MoveValues values =
        asked.exact ? api::othello::exactMoveValues(asked.searcher.game(), asked.request, *context.stop, context.tell)
                    : api::othello::valueMoves(asked.searcher, asked.request, *context.stop, context.tell);
    if (values.halt == base::Halt::stopped) throw Cancelled{};
    return api::othello::moveValuesJson(values);
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
