#include "formats/othello/nboard.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "base/words.h"
#include "games/othello/board_text.h"

namespace mitos::formats::othello::nboard {
namespace {

using What = FromFrontEnd::What;

template <class Number>
std::optional<Number> wholeNumber(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if constexpr (std::is_floating_point_v<Number>) {
        if (!std::isfinite(number)) return std::nullopt;
    }
    return number;
}

// Writes the number with two decimals, and never as -0.00.
std::string hundredths(double number) { return fmt::format("{:.2f}", std::round(number * 100) / 100 + 0.0); }

// Takes the part up to the next slash or blank off the text, with that sign.
std::string_view takePart(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_of("/ \t"), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

FromFrontEnd withNumber(What what, std::string_view text) {
    FromFrontEnd command;
    const auto number = wholeNumber<int>(base::stripped(text));
    command.what = number ? what : What::unknown;
    command.number = number.value_or(0);
    return command;
}

FromFrontEnd withMove(std::string_view text) {
    FromFrontEnd command;
    command.text = base::stripped(text);
    command.move = readMove(text);
    command.what = command.move ? What::move : What::unknown;
    return command;
}

FromFrontEnd readSetting(std::string_view left) {
    const std::string name = base::lowered(base::takeWord(left));
    if (name == "depth") return withNumber(What::depth, left);
    if (name == "contempt") return withNumber(What::contempt, left);
    FromFrontEnd command;
    command.what = name == "game" ? What::game : What::unknown;
    command.text = base::stripped(left);
    return command;
}

}  // namespace

std::optional<ToldMove> readMove(std::string_view text) {
    text = base::stripped(text);
    ToldMove told;
    const std::string_view word = takePart(text);
    if (const auto square = games::othello::readSquare(8, word)) {
        told.move = *square;
    } else if (!games::othello::isPassWord(word)) {
        return std::nullopt;
    }
    for (std::optional<double>* number : {&told.evaluation, &told.seconds}) {
        const std::string_view part = takePart(text);
        if (part.empty()) continue;
        *number = wholeNumber<double>(part);
        if (!*number) return std::nullopt;
    }
    return told;
}

std::string writeMove(const ToldMove& told) {
    std::string text = told.move == games::othello::pass ? "PA" : base::uppered(games::othello::writeSquare(told.move));
    if (!told.evaluation && !told.seconds) return text;
    text += '/';
    if (told.evaluation) text += hundredths(*told.evaluation);
    if (told.seconds) text += fmt::format("/{:.2f}", *told.seconds);
    return text;
}

FromFrontEnd readCommand(std::string_view line) {
    std::string_view left = base::stripped(line);
    FromFrontEnd command;
    if (left.empty()) return command;
    const std::string_view whole = left;
    const std::string name = base::lowered(base::takeWord(left));
    if (name == "nboard") return withNumber(What::start, left);
    if (name == "set") return readSetting(left);
    if (name == "move") return withMove(left);
    if (name == "hint") return withNumber(What::hint, left);
    if (name == "ping") return withNumber(What::ping, left);
    if (name == "go")
        command.what = What::go;
    else if (name == "learn")
        command.what = What::learn;
    else if (name == "analyze" || name == "analyse")
        command.what = What::analyze;
    else if (name == "quit" || name == "exit")
        command.what = What::quit;
    else
        return withMove(whole);
    return command;
}

std::string writeHint(const std::vector<Square>& line, double evaluation, const Looked& looked, std::string_view text) {
    std::string moves;
    for (const Square move : line) moves += writeMove({move, {}, {}});
    std::string depth = "100%";
    if (looked.how == Looked::How::depth) depth = std::to_string(looked.depth);
    if (looked.how == Looked::How::outcome) depth += 'W';
    std::string hint = fmt::format("search {} {} 0 {}", moves, hundredths(evaluation), depth);
    if (!text.empty()) hint += fmt::format(" {}", text);
    return hint;
}

std::optional<ToldMove> readChosen(std::string_view line) {
    std::string_view text = base::stripped(line);
    if (!text.starts_with("===")) return std::nullopt;
    text.remove_prefix(3);
    return readMove(text);
}

}  // namespace mitos::formats::othello::nboard
