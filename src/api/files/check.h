#pragma once
// `mitos check`: a file of any kind that people write for Mitos, or something that comes with it, by name.
#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "api/grid/check.h"
#include "api/othello/check.h"
#include "base/limits.h"
#include "texts/writing/language.h"

namespace mitos::api::files {

/// A file that is neither a rule file nor an evaluation.
struct UnknownReport {
    std::string source;
    base::TextError error;
};

using FileReport = std::variant<grid::CheckReport, othello::EvaluationReport, UnknownReport>;

/// A file; where there is no such file, the name of a game or an evaluation that comes with Mitos, or of one of the person's own
/// evaluations (`data` is base::dataDirectory()). An Error (system) when it cannot be read.
FileReport checkFile(const std::string& fileOrName, const std::optional<std::filesystem::path>& data = {},
                     const base::StopFlag& stop = base::neverStopped());

/// The first thing that is wrong, or null.
const base::TextError* errorOf(const FileReport& report);

std::string checkJson(const FileReport& report, text::Language language);

}  // namespace mitos::api::files
