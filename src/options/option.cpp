#include "options/option.h"

#include <fmt/format.h>

#include <algorithm>

#include "texts/options.h"
#include "texts/terminal.h"
#include "texts/writing/language.h"

namespace mitos::options {
namespace {

constexpr std::uint64_t mostShown = 1'000'000;  // a greater bound only says that a number is a number

std::string rangeText(const Option& option) {
    return option.most <= mostShown ? fmt::format("{}-{}", option.least, option.most) : "N";
}

std::string kindText(const Option& option, text::Language language) {
    if (option.value) return std::string(option.value.in(language));
    if (!option.form.empty()) return std::string(option.form);
    switch (option.kind) {
    case Kind::whole:
    case Kind::threads:
        return rangeText(option);
    case Kind::decimal:
        return "X";
    case Kind::count:
        return "N";
    case Kind::seconds:
        return std::string(language.write(text::timeValue));
    case Kind::bytes:
        return std::string(language.write(text::bytesValue));
    case Kind::file:
        return std::string(language.write(text::fileValue));
    case Kind::folder:
        return std::string(language.write(text::directoryValue));
    case Kind::text:
        return std::string(language.write(text::textValue));
    case Kind::choice:
    case Kind::flag:
        break;
    }
    return {};
}

}  // namespace

std::string_view wordOf(const Option& option, std::size_t index) {
    std::string_view left = option.words;
    for (; index > 0; --index) left.remove_prefix(std::min(left.find('|'), left.size() - 1) + 1);
    return left.substr(0, left.find('|'));
}

std::size_t wordCount(const Option& option) {
    if (option.words.empty()) return 0;
    return 1 + static_cast<std::size_t>(std::count(option.words.begin(), option.words.end(), '|'));
}

std::string_view languageWords() {
    static const std::string words = text::languageCodes("|");
    return words;
}

std::string helpText(const Option& option, text::Language language) {
    std::string help(option.help.in(language));
    if (option.kind == Kind::threads) help += fmt::format(" ({})", language.write(text::zeroIsAllCores));
    return help;
}

std::string valueText(const Option& option, text::Language language) {
    std::string value = kindText(option, language);
    if (!option.words.empty()) {
        if (!value.empty()) value += '|';
        value += option.words;
    }
    std::string_view usual = option.shownDefault.empty() ? option.byDefault : option.shownDefault;
    if (option.defaultWords) usual = option.defaultWords.in(language);
    if (!usual.empty() && !value.empty()) value += fmt::format(" [{}]", usual);
    return value;
}

}  // namespace mitos::options
