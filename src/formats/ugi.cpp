#include "formats/ugi.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "base/words.h"

namespace mitos::formats::ugi {
namespace {

using What = Command::What;

template <class Number>
bool readInto(std::optional<Number>& number, std::string_view word, double most = mostAmount) {
    double read = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), read);
    if (error == std::errc::invalid_argument || end != word.data() + word.size() || std::isnan(read)) return false;
    if (error == std::errc::result_out_of_range) read = word.starts_with('-') ? 0 : most;
    number = static_cast<Number>(std::clamp(read, 0.0, most));
    return true;
}

bool readGo(Go& go, std::string_view left) {
    const std::array<std::pair<std::string_view, std::optional<std::int64_t>*>, 10> amounts{{
        {"p1time", &go.time[0]},
        {"p2time", &go.time[1]},
        {"p1inc", &go.increment[0]},
        {"p2inc", &go.increment[1]},
        {"movetime", &go.moveTime},
        {"nodes", &go.nodes},
        // the names in UCI, which engines of chess and Ataxx receive
        {"wtime", &go.time[0]},
        {"btime", &go.time[1]},
        {"winc", &go.increment[0]},
        {"binc", &go.increment[1]},
    }};
    for (std::string_view word = base::takeWord(left); !word.empty(); word = base::takeWord(left)) {
        if (word == "infinite") go.infinite = true;
        if (word == "ponder") go.ponder = true;
        if (word == "depth" && !readInto(go.depth, base::takeWord(left), mostPlies)) return false;
        if (word == "movestogo" && !readInto(go.movesToGo, base::takeWord(left), mostPlies)) return false;
        for (const auto& [name, amount] : amounts) {
            if (word == name && !readInto(*amount, base::takeWord(left))) return false;
        }
    }
    return true;
}

bool readPosition(Position& position, std::string_view left) {
    std::string_view word = base::takeWord(left);
    if (word == "startpos") {
        word = base::takeWord(left);
    } else if (word == "fen") {
        position.usual = false;
        for (word = base::takeWord(left); !word.empty() && word != "moves"; word = base::takeWord(left)) {
            if (!position.fen.empty()) position.fen += ' ';
            position.fen += word;
        }
        if (position.fen.empty()) return false;
    } else {
        return false;
    }
    if (!word.empty() && word != "moves") return false;
    for (word = base::takeWord(left); !word.empty(); word = base::takeWord(left)) position.moves.emplace_back(word);
    return true;
}

bool readOption(Option& option, std::string_view left) {
    if (base::takeWord(left) != "name") return false;
    std::string* part = &option.name;
    for (std::string_view word = base::takeWord(left); !word.empty(); word = base::takeWord(left)) {
        if (part == &option.name && word == "value") {
            part = &option.value;
            continue;
        }
        if (!part->empty()) *part += ' ';
        *part += word;
    }
    return !option.name.empty();
}

bool readQuestion(Question& question, std::string_view left) {
    const std::string_view word = base::takeWord(left);
    if (word == "gameover")
        question = Question::gameOver;
    else if (word == "p1turn")
        question = Question::firstToMove;
    else if (word == "result")
        question = Question::result;
    else
        return false;
    return true;
}

std::optional<std::string> wordAfter(std::string_view name, std::string_view line) {
    if (base::takeWord(line) != name) return std::nullopt;
    const std::string_view word = base::takeWord(line);
    if (word.empty()) return std::nullopt;
    return std::string(word);
}

}  // namespace

Command readCommand(std::string_view line) {
    std::string_view left = line;
    Command command;
    command.text = base::stripped(line);
    const std::string_view name = base::takeWord(left);
    if (name.empty()) return command;
    const auto made = [&](What what, bool good = true) {
        command.what = good ? what : What::unknown;
        return command;
    };
    if (name == "ugi") return made(What::ugi);
    if (name == "isready") return made(What::ready);
    if (name == "uginewgame") return made(What::newGame);
    if (name == "stop") return made(What::stop);
    if (name == "quit") return made(What::quit);
    if (name == "setoption") return made(What::option, readOption(command.option, left));
    if (name == "position") return made(What::position, readPosition(command.position, left));
    if (name == "query") return made(What::query, readQuestion(command.question, left));
    if (name == "go") return made(What::go, readGo(command.go, left));
    return made(What::unknown);
}

std::optional<std::string> readBestMove(std::string_view line) { return wordAfter("bestmove", line); }
std::optional<std::string> readResponse(std::string_view line) { return wordAfter("response", line); }

}  // namespace mitos::formats::ugi
