#include "workshop/bench.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "base/memory.h"
#include "workshop/bench_jobs.h"

namespace mitos::workshop {

std::uint64_t BenchReport::nodes() const {
    std::uint64_t sum = 0;
    for (const BenchResult& result : results) sum += result.nodes;
    return sum;
}

double BenchReport::seconds() const {
    double sum = 0;
    for (const BenchResult& result : results) sum += result.seconds;
    return sum;
}

BenchReport runBench(std::string_view filter, unsigned repetitions, const base::StopFlag& stop,
                     const std::function<void(const BenchResult&)>& onProgress) {
    BenchReport report;
    const auto measure = [&](const BenchJob& job) {
        if (report.stopped || job.name.find(filter) == std::string::npos) return;
        BenchResult best = job.run(stop);
        for (unsigned i = 1; i < repetitions && !stop.raised(); ++i) {
            const BenchResult again = job.run(stop);
            if (!stop.raised() && (again.nodes != best.nodes || again.answer != best.answer)) {
                throw std::logic_error("two runs of the same search differ: " + best.name);
            }
            best.seconds = std::min(best.seconds, again.seconds);
        }
        if (stop.raised()) {
            report.stopped = true;
            return;
        }
        if (onProgress) onProgress(best);
        report.results.push_back(std::move(best));
    };
    for (const BenchJob& job : tilesJobs()) measure(job);
    for (const BenchJob& job : gridJobs()) measure(job);
    for (const BenchJob& job : othelloJobs()) measure(job);
    for (const BenchJob& job : puzzleJobs()) measure(job);
    return report;
}

std::string benchJson(const BenchReport& report) {
    nlohmann::ordered_json json;
    json["nodes"] = report.nodes();
    json["seconds"] = report.seconds();
    json["peak_bytes"] = base::peakMemory();
    json["complete"] = !report.stopped;
    json["searches"] = nlohmann::ordered_json::array();
    for (const BenchResult& result : report.results) {
        json["searches"].push_back(
            {{"name", result.name}, {"nodes", result.nodes}, {"answer", result.answer}, {"seconds", result.seconds}});
    }
    return json.dump();
}

}  // namespace mitos::workshop
