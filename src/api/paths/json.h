#pragma once
// The reports as JSON, one object a line; the field names are a contract.
#include "api/paths/batch.h"
#include "api/paths/comparison.h"
#include "api/paths/json_parts.h"
#include "api/paths/solver.h"

namespace mitos::api::paths {

template <class A>
std::vector<std::string> writtenStates(const A& puzzle, const std::vector<typename A::State>& states) {
    std::vector<std::string> texts;
    texts.reserve(states.size());
    for (const auto& state : states) texts.push_back(puzzle.write(state));
    return texts;
}

template <class A>
std::string solveJson(const Solver<A>& solver, const typename A::State& start, const SolveReport<A>& report) {
    const A& puzzle = solver.puzzle();
    WrittenSolve written{report,
                         solver.methodFacts(),
                         solver.tableSeconds(),
                         puzzle.write(start),
                         puzzle.write(puzzle.goal),
                         writtenStates(puzzle, report.path),
                         A::movesKey,
                         {},
                         puzzle.fields(),
                         {}};
    for (const auto move : report.moves) written.moves.push_back(A::moveField(move));
    for (Field& field : puzzle.solveFields()) written.puzzle.push_back(std::move(field));
    if constexpr (requires { A::championFields(solver.method()); }) {
        if (solver.algorithm() == Algorithm::champion) written.champion = A::championFields(solver.method());
    }
    return writtenJson(written);
}

/// The first move only.
template <class A>
std::string hintJson(const Solver<A>& solver, const typename A::State& start, const SolveReport<A>& report) {
    const A& puzzle = solver.puzzle();
    WrittenHint written{report, puzzle.write(start), {}};
    if (!report.moves.empty()) {
        written.next.push_back({"move", A::moveField(report.moves.front())});
        for (Field& field : puzzle.hintFields(start, report.path[1])) written.next.push_back(std::move(field));
        written.next.push_back({A::stateKey, puzzle.write(report.path[1])});
    }
    return writtenJson(written);
}

template <class A>
std::string badLineJson(const BatchLine<A>& bad) {
    return badLineJson(bad.line, *bad.error);
}

template <class A>
std::string atlasJson(const A& puzzle, const Atlas<A>& atlas) {
    return writtenJson(
        WrittenAtlas{atlas, writtenStates(puzzle, atlas.hardest), puzzle.fields(), puzzle.write(puzzle.goal)});
}

template <class A>
WrittenComparison written(const Comparison<A>& comparison) {
    const A& puzzle = comparison.puzzle;
    WrittenComparison written{
        comparison, puzzle.fields(), puzzle.write(puzzle.goal), writtenStates(puzzle, comparison.starts), {}};
    for (const auto& ofContestant : comparison.paths) {
        auto& paths = written.paths.emplace_back();
        for (const auto& path : ofContestant) paths.push_back(writtenStates(puzzle, path));
    }
    return written;
}

template <class A>
std::string compareJson(const Comparison<A>& comparison) {
    return writtenJson(written(comparison));
}

template <class A>
void writeTrace(const A& puzzle, const SolveReport<A>& report, const TraceWriter::Write& write) {
    TraceWriter writer(write);
    for (const TraceEntry<A>& entry : report.trace) {
        writer.add({puzzle.write(entry.state), entry.state == entry.parent ? "" : puzzle.write(entry.parent), entry.g,
                    entry.h, entry.f, entry.backward});
    }
    writer.finish();
}

}  // namespace mitos::api::paths
