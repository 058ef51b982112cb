#include "cli/othello/search.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

#include "api/othello/evaluations.h"
#include "api/othello/final_score.h"
#include "base/files.h"
#include "base/texts/champion.h"
#include "base/texts/othello.h"
#include "base/texts/othello_terminal.h"
#include "base/texts/terminal.h"
#include "base/texts/turns.h"
#include "cli/common/interrupt.h"
#include "cli/common/search_report.h"
#include "cli/common/values.h"
#include "cli/othello/champion.h"
#include "cli/othello/explain.h"
#include "cli/othello/options.h"
#include "cli/othello/view.h"

namespace mitos::cli {
namespace {

using api::othello::Board;
using api::othello::Explanation;
using api::othello::Othello;
using api::othello::Searcher;
using api::othello::SearchReport;
using api::othello::SearchRequest;
using api::othello::Square;
using base::Error;
using base::Fault;
using base::say;

std::vector<Square> readRefuted(const Othello& game, const Board& board, const std::vector<std::string>& typed) {
    if (!typed.empty() && game.isOver(board)) throw Error(Fault::input, say(text::othelloRefuteOver));
    std::string legal;
    game.forEachMove(board,
                     [&](Square move) { legal += (legal.empty() ? "" : ", ") + api::othello::writeSquare(move); });
    std::vector<Square> moves;
    for (const std::string& word : typed) {
        const auto square = games::othello::isPassWord(word) ? std::optional<Square>(games::othello::pass)
                                                             : games::othello::readSquare(game.size(), word);
        if (!square || !game.isLegal(board, *square)) {
            throw Error(Fault::input, say(text::othelloRefuteIllegal, base::shownWord(word), legal));
        }
        moves.push_back(*square);
    }
    return moves;
}

// The worst of what came of the search and of the refutations.
ExitCode exitCodeOf(const SearchReport& report, const std::optional<Explanation>& explanation, std::size_t asked) {
    ExitCode code = cli::exitCodeOf(report.halt);
    if (!explanation) return code;
    for (const api::othello::Refutation& refutation : explanation->refutations) {
        code = std::max(code, cli::exitCodeOf(refutation.report.halt));
    }
    const bool leftOut = explanation->refutations.size() < asked && code == ExitCode::done;
    return leftOut ? ExitCode::interrupted : code;
}

void show(const Console& console, const Searcher& searcher, const SearchRequest& request, const SearchReport& report,
          const std::optional<Explanation>& explanation, bool refuting) {
    const Othello& game = searcher.game();
    console.say(say(text::othelloTitle, game.size(), game.size(), colourName(request.root.mover)));
    console.line();
    console.print(drawOthello(console.out, game, request.root, {{}, 0, true}));
    console.say(scoreLine(game, request.root));
    console.line();
    ValueWords words;
    words.value = [&console](int value) { return api::othello::valueWords(value, console.language); };
    if (report.valued > 0 || !report.move) {
        if (const auto end = api::othello::finalScore(game, request.root, report.line))
            words.found = api::othello::finalWords(*end).in(console.language);
    }
    showSearch(console, report, api::turns::writtenMoves(report, api::othello::writeSquare), words);
    if (!explanation) return;
    showExplanation(console, searcher, request, report, *explanation);
    if (!report.complete && refuting) console.say(say(text::explainNotComplete));
}

}  // namespace

ExitCode searchOthello(const Context& context, const SearchOthelloOptions& options) {
    const bool textbook = options.explain || !options.refute.empty() || !options.unquiet.empty() ||
                          (!options.search.seed.empty() && options.level.empty());
    const bool champion = takesChampion(options.search, options.size, textbook);
    const unsigned threads = readChampionThreads(options.threads, champion);
    if (champion) return searchByChampion(context, options, threads);
    if (!options.level.empty()) throw Error(Fault::usage, say(text::championOnly, "--level"));
    if (!options.without.empty()) throw Error(Fault::usage, say(text::championOnly, "--without"));
    const Console& console = context.console;
    SearchOptions switches = options.search;
    if (switches.algorithm.empty()) switches.algorithm = api::turns::nameOf(api::turns::Method::alphabeta);
    SearchRequest request;
    request.settings = readSettings(switches);
    request.settings.depth = options.search.depth.empty() ? usualOthelloDepth : readDepth(options.search.depth);
    if (!options.search.seed.empty()) request.settings.seed = readNumber(options.search.seed, "--seed", "1, 2026");
    if (!options.unquiet.empty()) {
        if (request.settings.extension == 0)
            throw Error(Fault::usage, say(text::needsOption, "--unquiet", "--extend N"));
        request.unquiet = readUnquiet(options.unquiet);
    }
    request.evaluationName = options.search.evaluation.empty() ? usualEvaluation : options.search.evaluation;
    const Othello game(readOthelloSize(options.size));
    const Searcher searcher(game, readEvaluation(context, request.evaluationName, game.size()));
    request.root = api::othello::openingPosition(game, options.position, options.moves);
    const std::vector<Square> refuted = readRefuted(game, request.root, options.refute);

    std::optional<base::FileWriter> file;
    if (!options.search.tree.empty()) file.emplace(options.search.tree, interruptFlag());
    api::othello::SearchTree tree;
    const SearchReport report =
        searcher.search(request, interruptFlag(), turnsProgress(console), {file ? &tree : nullptr, nullptr});
    console.endProgress();
    if (file) {
        api::othello::writeTree([&file](std::string_view piece) { file->write(piece); }, game, request, report, tree);
        file->finish();
    }
    std::optional<Explanation> explanation;
    if (options.explain || !refuted.empty())
        explanation = api::othello::explainSearch(searcher, request, report, refuted, interruptFlag());
    if (context.json) {
        console.line(api::othello::searchJson(game, request, report, explanation ? &*explanation : nullptr));
    } else {
        show(console, searcher, request, report, explanation, !refuted.empty());
    }
    if (file) tellTree(console, options.search.tree, tree.nodes.size(), tree.dropped);
    return exitCodeOf(report, explanation, refuted.size());
}

void addSearchOthello(CLI::App& search, Context& context) {
    auto options = std::make_shared<SearchOthelloOptions>();
    const Console& console = context.console;
    CLI::App* app = addCommand(search, context, "othello", text::othelloSubject, text::subjectsLabel);
    const std::string board = console.in(text::boardLabel);
    addPosition(*app, context, options->position, options->moves);
    app->add_option("--size", options->size, console.in(text::othelloSizeOption))
        ->group(board)
        ->option_text("4|6|8 [8]");
    const std::string techniques = console.in(text::techniquesLabel);
    app->add_option("--depth", options->search.depth, console.in(text::depthOption))
        ->group(techniques)
        ->option_text("N|end [6; champion 16]");
    addLevel(*app, context, options->level);
    app->get_option("--level")->group(techniques);
    app->add_option("--without", options->without, console.in(text::championWithoutOption))
        ->group(techniques)
        ->option_text("LIST");
    app->add_option("--evaluation", options->search.evaluation, console.in(text::othelloEvaluationOption))
        ->group(techniques)
        ->option_text(valueText(context, text::evaluationShown,
                                fmt::format("{}; champion {}", usualEvaluation, api::othello::patternName)));
    addTechniques(*app, context, options->search, text::othelloUnquiet);
    addChampion(*app, context, options->threads, text::othelloSearchAlgorithmOption);
    app->add_option("--unquiet", options->unquiet, console.in(text::unquietOption))
        ->group(techniques)
        ->option_text("LIST [corner,pass,forced]");
    app->add_option("--seed", options->search.seed, console.in(text::tieSeedOption))
        ->group(techniques)
        ->option_text("N");
    const std::string output = console.in(text::outputLabel);
    app->add_flag("--explain", options->explain, console.in(text::explainOption))->group(output);
    app->add_option("--refute", options->refute, console.in(text::refuteOption))
        ->group(output)
        ->option_text(valueText(context, text::squareValue));
    addTree(*app, context, options->search);
    addLimits(*app, context, options->search.limits);
    addCommon(*app, context);
    addExamples(*app, context,
                {"mitos search othello --moves d3 --depth 5 --algorithm minimax",
                 "mitos search othello --moves f5d6c3d3c4 --depth 8 --order search --closed-set --evaluation pattern",
                 "mitos search othello --moves f5d6c3 --explain --refute f4",
                 "mitos search othello --size 4 --depth end --closed-set --json",
                 "mitos search othello --moves f5d6c3 --time 10s --threads 2",
                 "mitos search othello --moves f5d6c3 --depth 14 --without probcut+etc",
                 "mitos search othello --evaluation ./my.toml --depth 4 --tree tree.json"});
    app->callback(
        [&context, options] { context.action = [&context, options] { return searchOthello(context, *options); }; });
}

}  // namespace mitos::cli
