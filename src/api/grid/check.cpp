#include "api/grid/check.h"

#include <nlohmann/json.hpp>

#include "games/grid/rule_file.h"
#include "texts/writing/language.h"

namespace mitos::api::grid {
CheckReport checkRules(std::string_view text, const std::string& source) {
    CheckReport report;
    report.source = source;
    try {
        report.rules = games::grid::readRules(text, source);
    } catch (const base::TextError& error) {
        report.error = error;
        return report;
    }
    const auto starts = legalStarts(*report.rules);
    report.starts = starts.size();
    report.plan = engine::grid::planFor(PlacementGame(*report.rules), starts.front());
    return report;
}

std::string checkJson(const CheckReport& report, text::Language language) {
    nlohmann::ordered_json json;
    json["file"] = report.source;
    json["kind"] = "rules";
    json["sound"] = report.rules.has_value();
    if (report.error) {
        json["line"] = report.error->place().line;
        json["column"] = report.error->place().column;
        json["reason"] = report.error->message().in(language);
        json["excerpt"] = report.error->place().excerpt;
    } else {
        const Rules& rules = *report.rules;
        json["name"] = rules.name;
        json["rows"] = rules.rows;
        json["columns"] = rules.columns;
        json["first"] = rules.first == Side::max ? "max" : "min";
        auto words = nlohmann::ordered_json::array();
        for (const base::Message& sentence : inWords(rules)) words.push_back(sentence.in(language));
        json["words"] = std::move(words);
        json["starts"] = report.starts;
        json["complete_solution_possible"] = report.plan->possible;
        json["bytes"] = report.plan->bytes;
    }
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace mitos::api::grid
