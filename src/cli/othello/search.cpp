#include "cli/othello/search.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "api/othello/final_words.h"
#include "api/othello/values.h"
#include "base/files.h"
#include "cli/common/interrupt.h"
#include "cli/common/options.h"
#include "cli/common/search_report.h"
#include "cli/common/values.h"
#include "cli/othello/explain.h"
#include "cli/othello/opinion_report.h"
#include "cli/othello/options.h"
#include "cli/othello/view.h"
#include "options/othello.h"
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
using engine::othello::Searcher;

std::vector<Square> readRefuted(const Othello& game, const Board& board, const std::vector<std::string>& typed) {
    if (!typed.empty() && game.isOver(board)) throw Error(Fault::input, say(text::othelloRefuteOver));
    std::string legal;
    game.forEachMove(board,
                     [&](Square move) { legal += (legal.empty() ? "" : ", ") + api::othello::writeSquare(move); });
    std::vector<Square> moves;
    for (const std::string& word : typed) {
        const auto square = api::othello::isPassWord(word) ? std::optional<Square>(api::othello::pass)
                                                           : api::othello::readSquare(game.size(), word);
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

void show(Console& console, const Searcher& searcher, const SearchRequest& request, const SearchReport& report,
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

std::vector<AskedFeature> askedOf(const SearchOthelloOptions& typed) {
    std::vector<AskedFeature> asked = askedOfTextbook(typed.search, typed.size);
    ask(asked, options::othello::tieSeed, !typed.search.seed.empty() && typed.level.empty());
    ask(asked, options::othello::unquiet, !typed.unquiet.empty());
    ask(asked, options::othello::explain, typed.explain);
    ask(asked, options::othello::refute, !typed.refute.empty());
    ask(asked, options::othello::championThreads, !typed.threads.empty());
    ask(asked, options::othello::level, !typed.level.empty());
    ask(asked, options::othello::without, !typed.without.empty());
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
        if (!options.search.seed.empty()) budget.tieSeed = readWhole(options::seed, options.search.seed);
        return budget;
    }
    refuseLevelAndDepth(options.level, depth);
    if (!options.level.empty()) {
        budget.level = readLevel(options.level);
        if (!options.search.seed.empty()) budget.slipSeed = readWhole(options::seed, options.search.seed);
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
        engine.threads = readThreads(options::othello::championThreads, options.threads);
        if (!options.without.empty()) engine.techniques = api::othello::readWithout(options.without, "--without");
        return request;
    }
    request.evaluation = options.search.evaluation.empty() ? usualEvaluation : options.search.evaluation;
    engine.textbook.settings = readSettings(options.search);
    if (!options.unquiet.empty()) {
        if (engine.textbook.settings.extension == 0)
            throw Error(Fault::usage, say(text::needsOption, "--unquiet", "--extend N"));
        engine.textbook.unquiet = readUnquiet(options.unquiet);
    }
    return request;
}

}  // namespace

ExitCode searchOthello(const Context& context, const SearchOthelloOptions& options) {
    Console& console = context.console;
    const Algorithm algorithm = chooseAlgorithm(namedAlgorithm(options.search.algorithm), askedOf(options));
    const Budget budget = readBudget(options, algorithm, readLimits(options.search.limits));
    const auto engine = api::othello::makeEngine(readRequest(context, options, algorithm), interruptFlag());
    const Othello& game = engine->game();
    const Board root = api::othello::openingPosition(game, options.position, options.moves);
    if (algorithm == Algorithm::champion && !engine->championKnows(root))
        throw Error(Fault::input,
                    say(text::championRange, engine->mostEmpties(), api::othello::discs(game.empties(root))));
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
    CLI::App* app = addCommand(search, context, "othello", text::othelloSubject, text::subjectsLabel);
    addPosition(*app, context, options->position, options->moves);
    addOption(*app, context, options::othello::size, options->size);
    addOption(*app, context, options::othello::depth, options->search.depth);
    addOption(*app, context, options::othello::level.grouped(text::techniquesLabel), options->level);
    addOption(*app, context, options::othello::without, options->without);
    addOption(*app, context, options::othello::evaluation, options->search.evaluation);
    addTechniques(*app, context, options->search, text::othelloUnquiet, {.algorithm = options::othello::algorithm});
    addOption(*app, context, options::othello::championThreads, options->threads);
    addOption(*app, context, options::othello::unquiet, options->unquiet);
    addOption(*app, context, options::othello::tieSeed, options->search.seed);
    addFlag(*app, context, options::othello::explain, options->explain);
    addOption(*app, context, options::othello::refute, options->refute);
    addOption(*app, context, options::tree, options->search.tree);
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
