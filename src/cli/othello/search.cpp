#include "cli/othello/search.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <tuple>

#include "api/othello/final_words.h"
#include "api/othello/values.h"
#include "base/files.h"
#include "cli/common/interrupt.h"
#include "cli/common/search_report.h"
#include "cli/common/values.h"
#include "cli/othello/explain.h"
#include "cli/othello/opinion_report.h"
#include "cli/othello/options.h"
#include "cli/othello/view.h"
#include "texts/champion.h"
#include "texts/othello.h"
#include "texts/othello_terminal.h"
#include "texts/terminal.h"
#include "texts/turns.h"

namespace mitos::cli {
namespace {

using api::othello::Algorithm;
using api::othello::Board;
using api::othello::Budget;
using api::othello::EngineRequest;
using api::othello::Explanation;
using api::othello::Opinion;
using api::othello::Othello;
using api::othello::SearchReport;
using api::othello::SearchRequest;
using api::othello::Square;
using base::Error;
using base::Fault;
using base::say;
using engine::othello::AskedFeature;
using engine::othello::Feature;
using engine::othello::Searcher;

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
        if (const auto end = engine::othello::finalScore(game, request.root, report.line))
            words.found = api::othello::finalWords(*end).in(console.language);
    }
    showSearch(console, report, api::turns::writtenMoves(report, api::othello::writeSquare), words);
    if (!explanation) return;
    showExplanation(console, searcher, request, report, *explanation);
    if (!report.complete && refuting) console.say(say(text::explainNotComplete));
}

std::vector<AskedFeature> askedOf(const SearchOthelloOptions& options) {
    std::vector<AskedFeature> asked = askedOfTextbook(options.search, options.size);
    for (const auto& [given, feature, option] :
         {std::tuple(!options.search.seed.empty() && options.level.empty(), Feature::tieDraw, "--seed"),
          std::tuple(!options.unquiet.empty(), Feature::unquiet, "--unquiet"),
          std::tuple(options.explain, Feature::explanation, "--explain"),
          std::tuple(!options.refute.empty(), Feature::explanation, "--refute"),
          std::tuple(!options.threads.empty(), Feature::threads, "--threads"),
          std::tuple(!options.level.empty(), Feature::level, "--level"),
          std::tuple(!options.without.empty(), Feature::fewerTechniques, "--without")}) {
        if (given) asked.push_back({feature, option});
    }
    return asked;
}

// The textbook has a depth always; the champion may search as deep as the limits allow.
Budget readBudget(const SearchOthelloOptions& options, Algorithm algorithm, const base::Limits& limits) {
    const std::string& depth = options.search.depth;
    Budget budget;
    budget.hardLimit = limits.seconds;
    budget.nodes = limits.nodes;
    if (algorithm == Algorithm::textbook) {
        budget.depth = depth.empty() ? usualOthelloDepth : readDepth(depth);
        if (!options.search.seed.empty()) budget.tieSeed = readNumber(options.search.seed, "--seed", "1, 2026");
        return budget;
    }
    if (!options.level.empty()) {
        if (!depth.empty()) throw Error(Fault::usage, say(text::notTogether, "--level", "--depth"));
        budget.level = readLevel(options.level);
        if (!options.search.seed.empty()) budget.slipSeed = readNumber(options.search.seed, "--seed", "1, 2026");
    } else if (depth == "end") {
        budget.untilStopped = true;
    } else if (!depth.empty()) {
        budget.depth = readDepth(depth);
    }
    return budget;
}

EngineRequest readRequest(const Context& context, const SearchOthelloOptions& options, Algorithm algorithm) {
    EngineRequest request;
    request.data = base::dataDirectory(context.data);
    engine::othello::EngineOptions& engine = request.options;
    engine.size = readOthelloSize(options.size);
    engine.algorithm = algorithm;
    const base::Limits limits = readLimits(options.search.limits);
    if (!options.search.limits.memory.empty()) engine.bytes = limits.bytes;
    if (algorithm == Algorithm::champion) {
        request.evaluation = api::othello::patternName;
        engine.threads = readChampionThreads(options.threads);
        if (!options.without.empty()) engine.techniques = api::othello::readWithout(options.without, "--without");
        return request;
    }
    request.evaluation = options.search.evaluation.empty() ? usualEvaluation : options.search.evaluation;
    SearchOptions switches = options.search;
    if (switches.algorithm.empty()) switches.algorithm = api::turns::nameOf(api::turns::Method::alphabeta);
    engine.textbook.settings = readSettings(switches);
    if (!options.unquiet.empty()) {
        if (engine.textbook.settings.extension == 0)
            throw Error(Fault::usage, say(text::needsOption, "--unquiet", "--extend N"));
        engine.textbook.unquiet = readUnquiet(options.unquiet);
    }
    return request;
}

}  // namespace

ExitCode searchOthello(const Context& context, const SearchOthelloOptions& options) {
    const Console& console = context.console;
    const Algorithm algorithm = chooseAlgorithm(namedAlgorithm(options.search.algorithm), askedOf(options));
    const Budget budget = readBudget(options, algorithm, readLimits(options.search.limits));
    const auto engine = api::othello::makeEngine(readRequest(context, options, algorithm), interruptFlag());
    const Othello& game = engine->game();
    const Board root = api::othello::openingPosition(game, options.position, options.moves);
    if (algorithm == Algorithm::champion && !engine->championKnows(root))
        throw Error(Fault::input,
                    say(text::championRange, engine->mostEmpties(), games::othello::discs(game.empties(root))));
    const std::vector<Square> refuted = readRefuted(game, root, options.refute);

    std::optional<base::FileWriter> file;
    if (!options.search.tree.empty()) file.emplace(options.search.tree, interruptFlag());
    api::othello::SearchTree tree;
    const Opinion opinion =
        engine->think(root, budget, interruptFlag(), {{}, turnsProgress(console), file ? &tree : nullptr});
    console.endProgress();
    if (!opinion.report) {
        if (context.json) {
            console.line(api::othello::opinionJson(*engine, root, opinion));
        } else {
            showChampion(console, root, opinion);
        }
        return cli::exitCodeOf(opinion.halt);
    }
    const SearchReport& report = *opinion.report;
    if (file) {
        api::othello::writeTree([&file](std::string_view piece) { file->write(piece); }, game, root, report, tree);
        file->finish();
    }
    const SearchRequest request = engine->textbookRequest(root, budget);
    std::optional<Explanation> explanation;
    if (options.explain || !refuted.empty())
        explanation = explainSearch(engine->searcher(), request, report, refuted, interruptFlag());
    if (context.json) {
        console.line(api::othello::opinionJson(*engine, root, opinion, explanation ? &*explanation : nullptr));
    } else {
        show(console, engine->searcher(), request, report, explanation, !refuted.empty());
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
