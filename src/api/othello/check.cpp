#include "api/othello/check.h"

#include <nlohmann/json.hpp>

#include "api/othello/evaluations.h"
#include "evaluations/othello/evaluation_file.h"
#include "texts/champion.h"
#include "texts/writing/language.h"

namespace mitos::api::othello {
namespace {

using evaluations::othello::Formula;
using evaluations::othello::Phase;
using Json = nlohmann::ordered_json;

// The coefficients as the file names them; what is 0 is left out.
Json termsOf(const Formula& formula, const Phase& phase) {
    Json terms = Json::object();
    for (const evaluations::othello::Term term : evaluations::othello::allTerms) {
        if (phase.coefficient(term) != 0) terms[std::string(keyOf(term))] = phase.coefficient(term);
    }
    for (std::size_t i = 0; i < formula.tables.size(); ++i) {
        if (phase.tables[i] != 0) terms[formula.tables[i].name] = phase.tables[i];
    }
    return terms;
}

Json phasesOf(const Formula& formula) {
    Json phases = Json::array();
    for (const Phase& phase : formula.phases) {
        phases.push_back({{"from", phase.from}, {"to", phase.to}, {"terms", termsOf(formula, phase)}});
    }
    return phases;
}

}  // namespace

EvaluationReport checkEvaluation(std::string_view text, const std::string& source) {
    EvaluationReport report;
    report.source = source;
    try {
        report.formula = evaluations::othello::readFormula(text, source);
    } catch (const base::TextError& error) {
        report.error = error;
    }
    return report;
}

std::vector<base::Message> inWords(const EvaluationReport& report) {
    if (report.formula) return inWords(*report.formula);
    return {base::say(text::patternWords, patternGroups)};
}

std::string checkJson(const EvaluationReport& report, text::Language language) {
    Json json;
    json["file"] = report.source;
    json["kind"] = "evaluation";
    json["sound"] = !report.error.has_value();
    if (report.error) {
        json["line"] = report.error->place().line;
        json["column"] = report.error->place().column;
        json["reason"] = report.error->message().in(language);
        json["excerpt"] = report.error->place().excerpt;
    } else {
        json["name"] = report.formula ? report.formula->name : patternName;
        json["sizes"] = report.formula ? report.formula->sizes() : std::vector<int>{8};
        if (report.formula) json["phases"] = phasesOf(*report.formula);
        Json words = Json::array();
        for (const base::Message& sentence : inWords(report)) words.push_back(sentence.in(language));
        json["words"] = std::move(words);
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mitos::api::othello
