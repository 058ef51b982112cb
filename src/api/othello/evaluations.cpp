#include "api/othello/evaluations.h"

#include <algorithm>

#include "base/error.h"
#include "base/files.h"
#include "base/words.h"
#include "champion/othello/weights_file.h"
#include "evaluations/othello/evaluation_file.h"
#include "evaluations/othello/shipped.h"
#include "texts/champion.h"
#include "texts/evaluations.h"

namespace mitos::api::othello {
namespace {

bool isPath(const std::string& name) { return name.find('/') != std::string::npos || name.ends_with(".toml"); }

const evaluations::othello::ShippedEvaluation* shippedNamed(const std::string& name) {
    for (const evaluations::othello::ShippedEvaluation& entry : evaluations::othello::shippedEvaluations()) {
        if (entry.name == base::lowered(name)) return &entry;
    }
    return nullptr;
}

// The person's own file of that name, if there is one.
std::optional<std::filesystem::path> ownNamed(const std::string& name, const Folder& data) {
    if (!data || name.empty()) return std::nullopt;
    std::filesystem::path path = *data / "evaluations" / (name + ".toml");
    std::error_code none;
    return std::filesystem::is_regular_file(path, none) ? std::optional(std::move(path)) : std::nullopt;
}

// A folder that is not there, or cannot be read, holds nothing.
std::vector<std::string> ownNames(const Folder& data) {
    std::vector<std::string> names;
    std::error_code none;
    if (!data) return names;
    for (std::filesystem::directory_iterator at(*data / "evaluations", none), end; !none && at != end;
         at.increment(none)) {
        const std::string name = at->path().stem().string();
        if (at->path().extension() == ".toml" && shippedNamed(name) == nullptr && !isPattern(name))
            names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

bool isPattern(const std::string& name) { return base::lowered(name) == patternName; }

Evaluation evaluationNamed(const std::string& nameOrPath, int size, const Folder& data, const base::StopFlag& stop) {
    if (!isPattern(nameOrPath)) return {findEvaluation(nameOrPath, data, stop), size};
    if (size != 8) throw base::Error(base::Fault::usage, base::say(text::patternSize));
    return Evaluation(PatternEvaluation(champion::othello::shippedWeights()));
}

std::vector<std::string> evaluationNames(const Folder& data) {
    std::vector<std::string> names = evaluationFileNames(data);
    names.insert(names.begin(), patternName);
    return names;
}

std::vector<std::string> evaluationFileNames(const Folder& data) {
    std::vector<std::string> names;
    for (const evaluations::othello::ShippedEvaluation& entry : evaluations::othello::shippedEvaluations()) {
        names.emplace_back(entry.name);
    }
    for (std::string& name : ownNames(data)) names.push_back(std::move(name));
    return names;
}

bool isEvaluation(const std::string& nameOrPath, const Folder& data) {
    std::error_code none;
    if (isPath(nameOrPath)) return std::filesystem::exists(nameOrPath, none);
    return shippedNamed(nameOrPath) != nullptr || ownNamed(nameOrPath, data);
}

std::optional<EvaluationText> evaluationText(const std::string& nameOrPath, const Folder& data,
                                             const base::StopFlag& stop) {
    if (isPath(nameOrPath)) return EvaluationText{nameOrPath, base::readText(nameOrPath, base::tomlFile, stop)};
    if (const evaluations::othello::ShippedEvaluation* shipped = shippedNamed(nameOrPath)) {
        return EvaluationText{fmt::format("evaluations/{}.toml", shipped->name), std::string(shipped->text)};
    }
    if (const auto own = ownNamed(nameOrPath, data)) {
        return EvaluationText{own->string(), base::readText(*own, base::tomlFile, stop)};
    }
    return std::nullopt;
}

Formula findEvaluation(const std::string& nameOrPath, const Folder& data, const base::StopFlag& stop) {
    if (const auto found = evaluationText(nameOrPath, data, stop)) {
        return evaluations::othello::readFormula(found->text, found->source);
    }
    throw base::Error(base::Fault::usage, base::say(text::unknownEvaluation, base::shownWord(nameOrPath),
                                                    base::listed(evaluationNames(data))));
}

}  // namespace mitos::api::othello
