#include "api/files/check.h"

#include <nlohmann/json.hpp>

#include "api/grid/games.h"
#include "api/othello/evaluations.h"
#include "base/files.h"
#include "base/phrases.h"
#include "formats/kind.h"
#include "texts/evaluations.h"
#include "texts/writing/language.h"

namespace mitos::api::files {
namespace {

// Bytes that are no text are told so at their place: any reader finds them.
UnknownReport unknown(const std::string& text, const std::string& source) {
    const auto error = grid::checkRules(text, source).error;
    if (error && error->message().phrase() == text::tomlEncoding) return {source, *error};
    return {source, base::TextError(base::placeAt(source, text, 0), base::say(text::neitherKind))};
}

std::string unknownJson(const UnknownReport& report, text::Language language) {
    nlohmann::ordered_json json;
    json["file"] = report.source;
    json["kind"] = nullptr;
    json["sound"] = false;
    json["line"] = report.error.place().line;
    json["column"] = report.error.place().column;
    json["reason"] = report.error.message().in(language);
    json["excerpt"] = report.error.place().excerpt;
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace

FileReport checkFile(const std::string& fileOrName, const std::optional<std::filesystem::path>& data,
                     const base::StopFlag& stop) {
    std::error_code none;
    if (!std::filesystem::exists(fileOrName, none)) {
        if (grid::isGame(fileOrName)) return grid::checkRules(grid::findGame(fileOrName).text, fileOrName);
        if (othello::isPattern(fileOrName)) return othello::EvaluationReport{fileOrName, {}, {}};
        if (othello::isEvaluation(fileOrName, data)) {
            const auto found = othello::evaluationText(fileOrName, data);
            othello::EvaluationReport report = othello::checkEvaluation(found->text, found->source);
            report.source = fileOrName;  // as it was asked for; an error names the file
            return report;
        }
    }
    const std::string text = base::readText(fileOrName, base::tomlFile, stop);
    switch (formats::kindOf(text)) {
    case formats::FileKind::rules:
        return grid::checkRules(text, fileOrName);
    case formats::FileKind::evaluation:
        return othello::checkEvaluation(text, fileOrName);
    case formats::FileKind::neither:
        break;
    }
    return unknown(text, fileOrName);
}

const base::TextError* errorOf(const FileReport& report) {
    if (const auto* rules = std::get_if<grid::CheckReport>(&report)) return rules->error ? &*rules->error : nullptr;
    if (const auto* evaluation = std::get_if<othello::EvaluationReport>(&report)) {
        return evaluation->error ? &*evaluation->error : nullptr;
    }
    return &std::get<UnknownReport>(report).error;
}

std::string checkJson(const FileReport& report, text::Language language) {
    if (const auto* rules = std::get_if<grid::CheckReport>(&report)) return grid::checkJson(*rules, language);
    if (const auto* evaluation = std::get_if<othello::EvaluationReport>(&report)) {
        return othello::checkJson(*evaluation, language);
    }
    return unknownJson(std::get<UnknownReport>(report), language);
}

}  // namespace mitos::api::files
