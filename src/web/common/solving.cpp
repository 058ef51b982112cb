#include "web/common/solving.h"

#include <algorithm>
#include <chrono>
#include <new>

namespace mitos::web {
namespace {

using api::grid::BoardText;
using api::grid::PlacementGame;
using engine::grid::SolvedGames;

constexpr std::chrono::duration<double> waitStep{0.05};  // between two looks at the stop flag

double secondsSince(std::chrono::steady_clock::time_point then) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - then).count();
}

}  // namespace

std::list<SolvingQueue::Job>::iterator SolvingQueue::find(const std::string& key) {
    return std::find_if(jobs_.begin(), jobs_.end(), [&](const Job& job) { return job.key == key; });
}

void SolvingQueue::tellJob(const Job& job, SolutionState& state) {
    state.solving = job.progress;
    state.waiting = !job.running;
}

SolutionState SolvingQueue::look(const PlacementGame& game, const BoardText& start) {
    SolutionState state;
    const SolvedGames::StoredSolution stored = store_.find(game, start, {});
    state.solver = stored.solver;
    state.tooLarge = stored.decided && stored.solver == nullptr;
    if (stored.decided) return state;
    const std::lock_guard lock(mutex_);
    const auto job = find(SolvedGames::keyOf(game, start));
    if (job != jobs_.end()) tellJob(*job, state);
    return state;
}

SolutionState SolvingQueue::begin(const PlacementGame& game, const BoardText& start) {
    SolutionState state = look(game, start);
    if (state.solver != nullptr || state.tooLarge) return state;
    const std::string key = SolvedGames::keyOf(game, start);
    const std::lock_guard lock(mutex_);
    const auto job = find(key);
    if (job != jobs_.end()) {
        job->lastAsked = Clock::now();
        tellJob(*job, state);  // somebody may have begun it since look()
        return state;
    }
    jobs_.push_back({key, game, start, {}});
    auto stop = std::make_shared<base::StopFlag>();
    const bool taken = pool_.add(stop, [this, stop] { runNext(*stop); });
    if (!taken) jobs_.pop_back();
    state.solving = base::Progress{};
    state.waiting = true;
    return state;
}

void SolvingQueue::runNext(const base::StopFlag& stop) {
    std::unique_lock lock(mutex_);
    const auto job = std::max_element(jobs_.begin(), jobs_.end(), [](const Job& a, const Job& b) {
        return std::pair(!a.running, a.lastAsked) < std::pair(!b.running, b.lastAsked);
    });
    if (job == jobs_.end()) return;
    job->running = true;
    lock.unlock();
    const auto tell = [this, job](const base::Progress& progress) {
        const std::lock_guard alone(mutex_);
        job->progress = progress;
    };
    try {
        (void)store_.solve(job->game, job->start, {}, stop, tell);
    } catch (const std::exception&) {
        // No memory for it: whoever asks again later begins it anew.
    }
    lock.lock();
    jobs_.erase(job);
    lock.unlock();
    changed_.notify_all();
}

bool SolvingQueue::hasWaited(const PlacementGame& game, const BoardText& start, double seconds) {
    const std::lock_guard lock(mutex_);
    const auto job = find(SolvedGames::keyOf(game, start));
    return job == jobs_.end() || secondsSince(job->asked) >= seconds;
}

SolutionState SolvingQueue::wait(const PlacementGame& game, const BoardText& start, double seconds,
                                 const base::StopFlag& stop, const base::OnProgress& tell) {
    const std::string key = SolvedGames::keyOf(game, start);
    std::unique_lock lock(mutex_);
    for (auto job = find(key); job != jobs_.end() && !stop.raised() && secondsSince(job->asked) < seconds;
         job = find(key)) {
        if (tell && job->running) tell(job->progress);
        const double left = seconds - secondsSince(job->asked);
        changed_.wait_for(lock, std::min(waitStep, std::chrono::duration<double>(std::max(0.0, left))));
    }
    lock.unlock();
    return look(game, start);
}

}  // namespace mitos::web
