#include "cli/tiles/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/error.h"
#include "base/texts/terminal.h"
#include "base/texts/tiles.h"
#include "cli/common/values.h"

namespace mitos::cli {
namespace {

using base::Error;
using base::Fault;
using base::say;

template <class Entries>
std::string namesOf(const Entries& entries) {
    std::string names;
    for (const auto& entry : entries) {
        if (!names.empty()) names += ", ";
        names += entry.name;
    }
    return names;
}

[[noreturn]] void unknown(const std::string& name, const char* what, const std::string& known) {
    throw Error(Fault::usage, say(text::unknownName, name, what, known));
}

}  // namespace

api::tiles::Shape TilesOptions::shape() const {
    api::tiles::Shape shape = api::tiles::readSize(size, "--size");
    const auto set = api::tiles::movesNamed(moves);
    if (!set) unknown(moves, "--moves", "king, plain");
    shape.moves = *set;
    if (!costs.empty()) shape.costs = api::tiles::readCosts(costs, shape.moves, "--costs");
    return shape;
}

api::tiles::Board TilesOptions::goalOn(const api::tiles::Shape& shape) const {
    return api::tiles::readGoal(shape, goal, "--goal");
}

void addTilesOptions(CLI::App& app, Context& context, TilesOptions& options) {
    const Console& console = context.console;
    const std::string group = console.in(text::boardLabel);
    app.add_option("--size", options.size, console.in(text::sizeOption))
        ->group(group)
        ->option_text(valueText(context, text::sizeValue, "3x3"));
    app.add_option("--moves", options.moves, console.in(text::movesOption))
        ->group(group)
        ->option_text("king|plain [king]");
    app.add_option("--costs", options.costs, console.in(text::costsOption))
        ->group(group)
        ->option_text("R,C[,D] [1,1,1]");
    app.add_option_function<std::string>(
           "--start", [&options](const std::string& typed) { options.start = typed; }, console.in(text::startOption))
        ->group(group)
        ->option_text(valueText(context, text::boardValue));
    app.add_option("--goal", options.goal, console.in(text::goalOption))
        ->group(group)
        ->option_text(valueText(context, text::boardValue, "ordered"));
    app.add_option("--file", options.file, console.in(text::fileOption))
        ->group(group)
        ->option_text(valueText(context, text::fileValue))
        ->type_name("FILE");
    app.add_option("--seed", options.seed, console.in(text::seedOption))->group(group)->option_text("N");
}

api::tiles::Algorithm readAlgorithm(const std::string& name) {
    const auto algorithm = api::tiles::algorithmNamed(name);
    if (!algorithm) unknown(name, "--algorithm", namesOf(api::tiles::algorithms()));
    return *algorithm;
}

api::tiles::Estimate readHeuristic(const std::string& name) {
    const auto heuristic = api::tiles::estimateNamed(name);
    if (!heuristic) unknown(name, "--heuristic", namesOf(api::tiles::estimates()));
    return *heuristic;
}

api::tiles::TableSize readTables(const std::string& name) {
    const auto tables = api::tiles::tablesNamed(name);
    if (!tables) unknown(name, "--tables", "small, full");
    return *tables;
}

std::uint32_t readWeightPercent(const std::string& text) {
    double weight = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, weight);
    const double percent = std::round(weight * 100);
    const bool exact = std::abs(weight * 100 - percent) < 1e-6;
    if (error != std::errc{} || stop != end || !exact || !(weight >= 1 && weight <= 100)) {
        throw Error(Fault::usage, say(text::badWeight, text));
    }
    return static_cast<std::uint32_t>(percent);
}

}  // namespace mitos::cli
