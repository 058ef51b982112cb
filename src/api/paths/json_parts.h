#pragma once
// Reports with their states written out, and the JSON made of them; json.h does the writing out.
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "api/paths/atlas_report.h"
#include "api/paths/comparison.h"
#include "api/paths/field.h"
#include "api/paths/method.h"
#include "api/paths/report.h"
#include "base/error.h"

namespace mitos::api::paths {

/// Adds what a search has counted, and its time.
void addCounters(nlohmann::ordered_json& json, const search::paths::Counters& counters);

struct WrittenSolve {
    const SolveFacts& facts;
    MethodFacts method;
    double tableSeconds = 0;
    std::string start;
    std::string goal;
    std::vector<std::string> path;
    std::string_view movesKey;
    std::vector<FieldValue> moves;
    std::vector<Field> puzzle;
    std::vector<Field> champion;
};
std::string writtenJson(const WrittenSolve& report);

struct WrittenHint {
    const SolveFacts& facts;
    std::string start;
    std::vector<Field> next;  // empty at the goal
};
std::string writtenJson(const WrittenHint& hint);

struct WrittenAtlas {
    const AtlasFacts& facts;
    std::vector<std::string> hardest;
    std::vector<Field> puzzle;
    std::string goal;
};
std::string writtenJson(const WrittenAtlas& atlas);

struct WrittenComparison {
    const ComparisonFacts& facts;
    std::vector<Field> puzzle;
    std::string goal;
    std::vector<std::string> starts;
    std::vector<std::vector<std::vector<std::string>>> paths;  // by contestant and start
};
std::string writtenJson(const WrittenComparison& comparison);

/// A line of a batch that holds no start.
std::string badLineJson(std::size_t line, const base::TextError& error);

/// Writes the order of expansion, one object a line: what was expanded from where, with g, h and f. The text is handed
/// to `write` piece by piece, for a trace can be longer than the memory that is left.
class TraceWriter {
  public:
    using Write = std::function<void(std::string_view)>;
    explicit TraceWriter(Write write) : write_(std::move(write)) {}

    struct Entry {
        std::string state;
        std::string parent;  // empty at the root
        std::uint32_t g, h, f;
        bool backward;
    };
    /// The states hold nothing that JSON would escape.
    void add(const Entry& entry);
    void finish() { write_(text_); }

  private:
    Write write_;
    std::string text_;
    std::size_t order_ = 0;
};

}  // namespace mitos::api::paths
