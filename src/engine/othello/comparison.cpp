#include "engine/othello/comparison.h"

#include <algorithm>

#include "base/error.h"
#include "texts/othello_compare.h"

namespace mitos::engine::othello {
namespace {

template <class Value>
auto sumOver(const std::vector<Trial>& trials, Value value) {
    decltype(value(trials.front())) sum{};
    for (const Trial& trial : trials) {
        if (trial.searched) sum += value(trial);
    }
    return sum;
}

double perUnit(double amount, double units) { return units > 0 ? amount / units : 0; }

Trial trialOf(const Othello& game, const Board& root, const SearchReport& report) {
    Trial trial;
    trial.searched = true;
    trial.complete = report.complete;
    trial.halt = report.halt;
    trial.value = report.value;
    trial.final = finalOf(game, root, report);
    trial.move = report.move;
    trial.tied = report.tied;
    trial.counters = report.counters;
    trial.branching = report.branching();
    return trial;
}

// The same method without one of its switches, and that switch.
struct Without {
    NamedMethod method;
    std::string technique;
};

std::vector<Without> lessOneSwitch(const NamedMethod& method) {
    std::vector<Without> all;
    const auto add = [&](std::string technique, const auto& change) {
        NamedMethod less = method;
        change(less);
        less.name = nameOf(less);
        all.push_back({std::move(less), std::move(technique)});
    };
    if (method.closedSet) add("closed-set", [](NamedMethod& m) { m.closedSet = false; });
    if (method.extension > 0) {
        add("extend:" + std::to_string(method.extension), [](NamedMethod& m) { m.extension = 0; });
    }
    if (method.deepening) add("deepen", [](NamedMethod& m) { m.deepening = false; });
    return all;
}

// The contestants of one evaluation and depth, appended to those that are there.
void addGroup(Comparison& comparison, const CompareRequest& request, const std::string& evaluation, int depth) {
    const std::size_t first = comparison.contestants.size();
    for (const NamedMethod& method : request.methods) {
        const bool tooLong = method.method == search::turns::Method::minimax &&
                             (depth > deepestMinimax || depth == search::turns::toTheEnd);
        if (tooLong && !request.methodsByName) {
            const bool isListed =
                std::any_of(comparison.skipped.begin(), comparison.skipped.end(),
                            [&](const Skipped& s) { return s.method == method.name && s.depth == depth; });
            if (!isListed) {
                comparison.skipped.push_back({method.name, depth, base::say(text::minimaxSkipped, depthText(depth))});
            }
            continue;
        }
        Contestant contestant;
        contestant.method = method;
        contestant.evaluation = evaluation;
        contestant.depth = depth;
        contestant.first = first;
        contestant.reference = comparison.contestants.size();
        for (std::size_t i = first; i < comparison.contestants.size(); ++i) {
            if (comparison.contestants[i].method.extension != method.extension) continue;
            contestant.reference = i;
            break;
        }
        contestant.trials.resize(request.positions.size());
        comparison.contestants.push_back(std::move(contestant));
    }
}

// Values and sets of tied moves are compared where both searches were complete.
void checkAgreement(Comparison& comparison) {
    for (Contestant& contestant : comparison.contestants) {
        const Contestant& reference = comparison.contestants[contestant.reference];
        for (std::size_t i = 0; i < contestant.trials.size(); ++i) {
            Trial& trial = contestant.trials[i];
            const Trial& right = reference.trials[i];
            if (!trial.complete || !right.complete) continue;
            trial.agrees = trial.value == right.value && trial.tied == right.tied && trial.move == right.move;
        }
    }
}

// Runs one request, the contestants of an evaluation and a depth together.
class Comparer {
  public:
    Comparer(const CompareRequest& request, const base::StopFlag& stop,
             const std::function<void(std::size_t, std::size_t)>& onProgress)
        : request_(request), stop_(stop),
          onProgress_(onProgress), comparison_{request.game, request.positions, request.repeat, {}, {}} {}

    Comparison run() {
        std::vector<Group> groups;
        for (const NamedEvaluation& evaluation : request_.evaluations) {
            for (const int depth : request_.depths) {
                const std::size_t begin = comparison_.contestants.size();
                addGroup(comparison_, request_, evaluation.name, depth);
                groups.push_back({&evaluation, begin, comparison_.contestants.size()});
            }
        }
        for (const Group& group : groups) {
            if (!comparison_.stopped) searchAll(group);
        }
        checkAgreement(comparison_);
        return std::move(comparison_);
    }

  private:
    struct Group {
        const NamedEvaluation* evaluation;
        std::size_t begin;
        std::size_t end;
    };

    void searchAll(const Group& group) {
        const Searcher searcher(request_.game, group.evaluation->evaluation);
        const std::size_t size = group.end - group.begin;
        for (std::size_t i = 0; i < request_.positions.size(); ++i) {
            // A different one begins each time: none has always the warm caches of the same other.
            for (std::size_t turn = 0; turn < size * static_cast<std::size_t>(request_.repeat); ++turn) {
                searchOne(searcher, comparison_.contestants[group.begin + (turn + i) % size], i);
                if (comparison_.stopped) return;
            }
        }
    }

    void searchOne(const Searcher& searcher, Contestant& contestant, std::size_t position) {
        SearchRequest search;
        search.root = request_.positions[position];
        search.evaluationName = contestant.evaluation;
        search.settings = settingsOf(contestant.method, contestant.depth, request_.limits);
        const SearchReport report = searcher.search(search, stop_);
        if (stop_.raised()) {
            comparison_.stopped = true;
            return;
        }
        Trial& trial = contestant.trials[position];
        const double before = trial.searched ? trial.counters.seconds : report.counters.seconds;
        trial = trialOf(request_.game, search.root, report);
        trial.counters.seconds = std::min(before, trial.counters.seconds);
        if (onProgress_) onProgress_(++done_, all());
    }

    [[nodiscard]] std::size_t all() const {
        return comparison_.contestants.size() * request_.positions.size() * static_cast<std::size_t>(request_.repeat);
    }

    const CompareRequest& request_;
    const base::StopFlag& stop_;
    const std::function<void(std::size_t, std::size_t)>& onProgress_;
    Comparison comparison_;
    std::size_t done_ = 0;
};

}  // namespace

std::size_t Contestant::searched() const {
    return sumOver(trials, [](const Trial&) { return std::size_t{1}; });
}
std::size_t Contestant::complete() const {
    return sumOver(trials, [](const Trial& t) { return std::size_t{t.complete ? 1U : 0U}; });
}
std::uint64_t Contestant::states() const {
    return sumOver(trials, [](const Trial& t) { return t.counters.states; });
}
std::uint64_t Contestant::cutOffs() const {
    return sumOver(trials, [](const Trial& t) { return t.counters.cutOffs; });
}
std::uint64_t Contestant::memoryHits() const {
    return sumOver(trials, [](const Trial& t) { return t.counters.memoryHits; });
}
std::uint64_t Contestant::extended() const {
    return sumOver(trials, [](const Trial& t) { return t.counters.extended; });
}
double Contestant::seconds() const {
    return sumOver(trials, [](const Trial& t) { return t.counters.seconds; });
}
double Contestant::meanStates() const {
    return perUnit(static_cast<double>(states()), static_cast<double>(searched()));
}
double Contestant::statesPerSecond() const { return perUnit(static_cast<double>(states()), seconds()); }
double Contestant::branching() const {
    return perUnit(sumOver(trials, [](const Trial& t) { return t.branching; }), static_cast<double>(searched()));
}

std::vector<std::size_t> Contestant::disagreements() const {
    std::vector<std::size_t> positions;
    for (std::size_t i = 0; i < trials.size(); ++i) {
        if (!trials[i].agrees) positions.push_back(i);
    }
    return positions;
}

std::optional<Ratio> ratioOf(const Contestant& contestant, const Contestant& other) {
    double states = 0;
    double otherStates = 0;
    double seconds = 0;
    double otherSeconds = 0;
    for (std::size_t i = 0; i < contestant.trials.size(); ++i) {
        const Trial& trial = contestant.trials[i];
        const Trial& theirs = other.trials[i];
        if (!trial.complete || !theirs.complete) continue;
        states += static_cast<double>(trial.counters.states);
        otherStates += static_cast<double>(theirs.counters.states);
        seconds += trial.counters.seconds;
        otherSeconds += theirs.counters.seconds;
    }
    if (states <= 0 || otherStates <= 0 || seconds <= 0 || otherSeconds <= 0) return std::nullopt;
    return Ratio{states / otherStates, seconds / otherSeconds};
}

std::size_t Comparison::disagreements() const {
    std::size_t sum = 0;
    for (const Contestant& contestant : contestants) sum += contestant.disagreements().size();
    return sum;
}

std::size_t Comparison::unfinished() const {
    std::size_t sum = 0;
    for (const Contestant& contestant : contestants) sum += contestant.searched() - contestant.complete();
    return sum;
}

std::vector<Effect> Comparison::effects() const {
    std::vector<Effect> effects;
    for (const Contestant& with : contestants) {
        for (const Without& less : lessOneSwitch(with.method)) {
            for (const Contestant& without : contestants) {
                if (without.evaluation != with.evaluation || without.depth != with.depth ||
                    without.method != less.method) {
                    continue;
                }
                const auto ratio = ratioOf(with, without);
                if (ratio) effects.push_back({less.technique, less.method.name, with.evaluation, with.depth, *ratio});
            }
        }
    }
    return effects;
}

Comparison compare(const CompareRequest& request, const base::StopFlag& stop,
                   const std::function<void(std::size_t, std::size_t)>& onProgress) {
    return Comparer(request, stop, onProgress).run();
}

}  // namespace mitos::engine::othello
