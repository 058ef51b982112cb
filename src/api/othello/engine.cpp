#include "api/othello/engine.h"

#include <algorithm>

#include "base/error.h"
#include "base/words.h"
#include "texts/terminal.h"

namespace mitos::api::othello {

Algorithm readAlgorithm(const options::Option& option, std::string_view name, const options::Where& where) {
    return algorithms.at(options::readChoice(option, name, where)).kind;
}

champion::othello::Techniques readWithout(const std::string& names, const options::Where& where) {
    using champion::othello::techniqueNames;
    champion::othello::Techniques techniques;
    for (std::size_t from = 0; from <= names.size();) {
        const std::size_t end = std::min(names.find('+', from), names.size());
        const std::string name = names.substr(from, end - from);
        const auto* known = std::find_if(techniqueNames.begin(), techniqueNames.end(),
                                         [&](const auto& technique) { return technique.name == name; });
        if (known == techniqueNames.end()) options::refuseName(name, where, base::listedNames(techniqueNames));
        techniques.*(known->technique) = false;
        from = end + 1;
    }
    return techniques;
}

std::string EngineRequest::evaluationName() const {
    if (!evaluation.empty()) return evaluation;
    return options.size == 8 ? patternName : "phased";
}

std::unique_ptr<Engine> makeEngine(const EngineRequest& request, const base::StopFlag& stop,
                                   std::shared_ptr<Champion> champion) {
    const std::string name = request.evaluationName();
    return std::make_unique<Engine>(
        request.options,
        engine::othello::NamedEvaluation{name, evaluationNamed(name, request.options.size, request.data, stop)},
        std::move(champion));
}

}  // namespace mitos::api::othello
