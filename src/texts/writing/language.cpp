#include "texts/writing/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/words.h"
#include "texts/all.h"
#include "texts/writing/fill.h"

namespace mitos::text {

std::string_view Language::code() const { return languageFiles()[index_].code; }

std::string_view Language::name() const { return languageFiles()[index_].name; }

std::span<const Spelling> Language::inAscii() const { return languageFiles()[index_].inAscii; }

std::string_view Language::write(base::Phrase phrase) const {
    if (!phrase) return {};
    const Subject subject = subjectOf(phrase);
    const std::size_t at = beginningOf(subject, EverySubject{}) + phrase.number() - firstOf(subject);
    return languageFiles()[index_].texts[at].text;
}

std::string Language::write(const base::Message& message) const {
    std::vector<std::string> values;
    values.reserve(message.values().size());
    for (const base::Message::Value& value : message.values()) {
        if (value.message != nullptr) {
            values.push_back(write(*value.message));
        } else {
            values.push_back(value.phrase ? std::string(write(value.phrase)) : value.text);
        }
    }
    return fill(write(message.phrase()), values);
}

std::string Language::write(const base::Error& error) const {
    std::string words = write(error.message());
    const base::Place* place = error.where();
    if (place == nullptr) return words;
    if (error.fault() == base::Fault::usage) return fmt::format("{}: {}", place->source, words);
    return fmt::format("{}:{}:{}: {}\n{}", place->source, place->line, place->column, words, base::pictureOf(*place));
}

std::span<const Language> allLanguages() {
    static const std::vector<Language> all = [] {
        std::vector<Language> list;
        for (std::size_t i = 0; i < languageFiles().size(); ++i) list.push_back(Language(i));
        return list;
    }();
    return all;
}

std::optional<Language> languageOf(std::string_view code) {
    const auto all = allLanguages();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Language& language) { return language.code() == code; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

std::string languageCodes(std::string_view between) {
    return base::joined(allLanguages(), between, [](const Language& language) { return std::string(language.code()); });
}

}  // namespace mitos::text
