// Label: threads
#include "workshop/bench.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace mitos::workshop {
namespace bench_test {

// The golden numbers, in the form of one line for each search.
std::vector<std::string> goldenLines() {
    std::ifstream file(MITOS_TEST_DATA "/bench.golden");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line[0] != '#') lines.push_back(line);
    }
    return lines;
}

TEST(Bench, NodeCountsAreTheGoldenOnesOnEveryBuild) {
    const base::StopFlag never;
    const BenchReport report = runBench("", 1, never);
    std::vector<std::string> lines;
    for (const BenchResult& result : report.results) {
        std::ostringstream line;
        line << result.name << ' ' << result.nodes << ' ' << result.answer;
        lines.push_back(line.str());
    }
    EXPECT_EQ(lines, goldenLines());
    EXPECT_GE(lines.size(), 20U);
}

TEST(Bench, TheFilterChoosesByName) {
    const base::StopFlag never;
    const BenchReport report = runBench("plain/idastar", 1, never);
    ASSERT_EQ(report.results.size(), 3U);
    for (const BenchResult& result : report.results) EXPECT_NE(result.name.find("plain/idastar"), std::string::npos);
}

TEST(Bench, AStoppedRunIsSaidToBeStopped) {
    base::StopFlag stop;
    stop.raise();
    const BenchReport report = runBench("", 1, stop);
    EXPECT_TRUE(report.stopped);
    EXPECT_TRUE(report.results.empty());
}

}  // namespace bench_test
}  // namespace mitos::workshop
