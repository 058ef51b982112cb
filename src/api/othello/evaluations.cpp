#include "api/othello/evaluations.h"

#include <filesystem>

#include "base/error.h"
#include "base/files.h"
#include "base/texts/evaluations.h"
#include "evaluations/evaluation_file.h"
#include "evaluations/shipped.h"

namespace mitos::api::othello {
namespace {

bool isPath(const std::string& name) { return name.find('/') != std::string::npos || name.ends_with(".toml"); }

const evaluations::ShippedEvaluation* shippedNamed(std::string name) {
    for (char& c : name) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
    }
    for (const evaluations::ShippedEvaluation& entry : evaluations::shippedEvaluations()) {
        if (entry.name == name) return &entry;
    }
    return nullptr;
}

}  // namespace

std::vector<std::string> evaluationNames() {
    std::vector<std::string> names;
    for (const evaluations::ShippedEvaluation& entry : evaluations::shippedEvaluations()) {
        names.emplace_back(entry.name);
    }
    return names;
}

bool isEvaluation(const std::string& nameOrPath) {
    std::error_code none;
    return isPath(nameOrPath) ? std::filesystem::exists(nameOrPath, none) : shippedNamed(nameOrPath) != nullptr;
}

Formula findEvaluation(const std::string& nameOrPath) {
    if (isPath(nameOrPath)) return evaluations::readFormula(base::readFile(nameOrPath), nameOrPath);
    const evaluations::ShippedEvaluation* shipped = shippedNamed(nameOrPath);
    if (shipped == nullptr) {
        std::string known;
        for (const std::string& name : evaluationNames()) known += (known.empty() ? "" : ", ") + name;
        throw base::Error(base::Fault::usage, base::say(text::unknownEvaluation, base::shownWord(nameOrPath), known));
    }
    return evaluations::readFormula(shipped->text, fmt::format("evaluations/{}.toml", shipped->name));
}

}  // namespace mitos::api::othello
