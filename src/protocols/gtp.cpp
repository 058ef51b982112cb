#include "protocols/gtp.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "api/othello/notation.h"
#include "api/othello/record.h"
#include "base/error.h"
#include "base/files.h"
#include "base/words.h"
#include "formats/numbers.h"
#include "texts/writing/language.h"

namespace mitos::protocols {
namespace {

using api::othello::Board;
using api::othello::Colour;
using api::othello::pass;
using api::othello::Square;

std::optional<Colour> readColour(std::string_view word) {
    const std::string name = base::lowered(word);
    if (name == "b" || name == "black") return Colour::black;
    if (name == "w" || name == "white") return Colour::white;
    return std::nullopt;
}

template <class Number>
std::optional<Number> readAmount(std::string_view word) {
    Number number{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size() || !(number >= Number{})) return std::nullopt;
    return number;
}

// Reads seconds. Numbers below zero (an overrun clock) become zero, and those above a month become a month.
std::optional<double> readTime(std::string_view word) {
    constexpr double month = 31 * 86'400.0;
    double seconds = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seconds);
    if (error != std::errc{} || end != word.data() + word.size() || std::isnan(seconds)) return std::nullopt;
    return std::clamp(seconds, 0.0, month);
}

std::string vertex(Square move) { return base::uppered(api::othello::writeSquare(move)); }

// Draws a board for a person: the letters of the columns, the rows from the top, black X and white O.
std::string drawing(int size, const Board& board) {
    const std::string cells = api::othello::writeBoard(size, board);
    std::string text = "\n ";
    for (int column = 0; column < size; ++column) text += fmt::format(" {:c}", 'A' + column);
    const auto width = static_cast<std::size_t>(size);
    for (std::size_t row = 0; row < width; ++row) {
        text += fmt::format("\n{}", row + 1);
        for (std::size_t column = 0; column < width; ++column)
            text += fmt::format(" {:c}", cells[row * width + column]);
    }
    const api::othello::Score score = api::othello::scoreOnBoard(board);
    return text + fmt::format("\n{} to move; black X {}, white O {}", api::othello::nameOf(board.mover), score.black,
                              score.white);
}

}  // namespace

GtpDoor::GtpDoor(OthelloOptions options, Answers& answers)
    : options_(std::move(options)), answers_(answers), live_(options_.engine.options.size),
      engine_(api::othello::makeEngine(options_.engine)) {
    addProtocol();
    addGame();
    addTime();
    addRules();
}

const GtpDoor::Known* GtpDoor::find(std::string_view name) const {
    const auto found = std::find_if(known_.begin(), known_.end(), [&](const Known& one) { return one.name == name; });
    return found == known_.end() ? nullptr : &*found;
}

bool GtpDoor::isUrgent(std::string_view line) {
    if (formats::gtp::isInterrupt(line)) return true;
    const auto command = formats::gtp::readCommand(line);
    return command && command->name == "quit";
}

bool GtpDoor::hear(std::string_view line) {
    if (formats::gtp::isInterrupt(line)) {
        background_.hurry();
        return true;
    }
    const auto command = formats::gtp::readCommand(line);
    if (!command) return true;
    if (command->name == "quit") background_.hurry();
    background_.wait();
    pondering_.stop();
    const Known* known = find(command->name);
    Said said{false, "unknown command"};
    if (known != nullptr) {
        try {
            if (!known->answer) {
                think(*command);
                return true;
            }
            said = known->answer(*command);
        } catch (const base::Error& error) {
            said = {false, error.message().in(text::Language::english)};
        }
    }
    answers_.raw(formats::gtp::writeReply(command->id, said.good, said.text));
    return command->name != "quit";
}

void GtpDoor::hearTooLong(std::string_view beginning) {
    const auto command = formats::gtp::readCommand(beginning);
    if (!command) return;  // a comment may have any length
    background_.wait();
    answers_.raw(formats::gtp::writeReply(command->id, false, "line too long"));
}

void GtpDoor::addProtocol() {
    add("protocol_version", [](const Command&) { return Said{true, "2"}; });
    add("name", [](const Command&) { return Said{true, "Mitos"}; });
    add("version", [this](const Command&) { return Said{true, options_.version}; });
    add("known_command", [this](const Command& command) {
        const bool known = !command.arguments.empty() && find(base::lowered(command.arguments[0])) != nullptr;
        return Said{true, known ? "true" : "false"};
    });
    add("list_commands", [this](const Command&) {
        std::string names;
        for (const Known& one : known_) names += one.name + "\n";
        return Said{true, names};
    });
    add("quit", [](const Command&) { return Said{}; });
    add("gogui-interrupt", [](const Command&) { return Said{}; });  // confirms that `# interrupt` is supported
    add("list_games", [](const Command&) { return Said{true, "Othello"}; });
    add("set_game", [](const Command& command) {
        const std::string name = base::lowered(command.rest);
        const bool ours = name == "othello" || name == "reversi";
        return Said{ours, ours ? "" : "unsupported game"};
    });
}

void GtpDoor::addGame() {
    add("boardsize", [this](const Command& command) { return setSize(command); });
    add("clear_board", [this](const Command&) {
        live_.clear();
        engine_->newGame();
        for (auto& clock : clocks_) clock = timed_ ? std::optional(usualClock_) : std::nullopt;
        return Said{};
    });
    add("komi", [](const Command& command) {
        const bool number = command.arguments.size() == 1 && formats::readDecimal(command.arguments[0]);
        return Said{number, number ? "" : "syntax error"};  // Othello has no komi
    });
    add("play", [this](const Command& command) { return play(command); });
    add("genmove", nullptr);
    add("reg_genmove", nullptr);
    add("undo", [this](const Command&) {
        const bool done = live_.undo();
        return Said{done, done ? "" : "cannot undo"};
    });
    add("showboard", [this](const Command&) { return Said{true, drawing(live_.game().size(), live_.board())}; });
    add("loadsgf", [this](const Command& command) { return load(command); });
    add("final_score", [this](const Command&) { return finalScore(); });
}

GtpDoor::Said GtpDoor::setSize(const Command& command) {
    const auto size = command.arguments.empty() ? std::nullopt : readAmount<int>(command.arguments[0]);
    if (!size) return {false, "boardsize not an integer"};
    if (*size != 4 && *size != 6 && *size != 8) return {false, "unacceptable size"};
    changeSize(options_, engine_, *size);
    live_.clear(*size);
    return {};
}

GtpDoor::Said GtpDoor::play(const Command& command) {
    if (command.arguments.empty()) return {false, "syntax error"};
    // Some controllers send `play f5` without a colour, for the side to move.
    const auto colour = readColour(command.arguments[0]);
    if (colour ? command.arguments.size() != 2 : command.arguments.size() != 1) return {false, "syntax error"};
    const std::string& word = command.arguments.back();
    std::optional<Square> move = api::othello::readSquare(live_.game().size(), word);
    if (!move && api::othello::isPassWord(word)) move = pass;
    if (!move) return {false, "syntax error"};
    const bool done = live_.play(colour.value_or(live_.board().mover), *move);
    return {done, done ? "" : "illegal move"};
}

void GtpDoor::think(const Command& command) {
    const auto refuse = [&](std::string_view why) { answers_.raw(formats::gtp::writeReply(command.id, false, why)); };
    const bool keeps = command.name == "genmove";
    Colour colour = live_.board().mover;
    if (!command.arguments.empty()) {
        const auto read = readColour(command.arguments[0]);
        if (!read) return refuse("syntax error");
        colour = *read;
    }
    if (live_.over()) {
        answers_.raw(formats::gtp::writeReply(command.id, true, "PASS"));
        return;
    }
    if (colour != live_.board().mover) {
        if (!live_.game().isLegal(live_.board(), pass))
            return refuse(fmt::format("it is the turn of {}", api::othello::nameOf(live_.board().mover)));
    }
    // If the controller left a pass of the other side out, it is added before the move.
    const bool skips = colour != live_.board().mover;
    const Board board = skips ? live_.game().after(live_.board(), pass) : live_.board();
    if (live_.game().isLegal(board, pass)) return moved(command, colour, {}, keeps);
    const api::othello::Budget budget = budgetOf(options_, clockOf(colour), live_.game(), board);
    refuseEndless(budget);
    background_.start(
        [this, command, colour, board, budget, keeps](const base::StopFlag& stop) {
            moved(command, colour, engine_->think(board, budget, stop), keeps);
        },
        [this, command](const std::string& why) { answers_.raw(formats::gtp::writeReply(command.id, false, why)); });
}

void GtpDoor::moved(const Command& command, Colour colour, const api::othello::Opinion& opinion, bool keeps) {
    if (auto& clock = clockOf(colour); keeps && clock) spend(*clock, opinion.seconds);
    if (keeps) live_.play(colour, opinion.move);
    answers_.raw(formats::gtp::writeReply(command.id, true, vertex(opinion.move)));
    if (keeps && options_.ponder) ponder();
}

// Searches the position in which the other side thinks, so that the next search finds the likely replies in the
// table.
void GtpDoor::ponder() {
    const Board board = live_.board();
    if (live_.over() || live_.game().isLegal(board, pass) || options_.level || options_.engine.options.size != 8)
        return;
    api::othello::Budget endless;
    endless.untilStopped = true;
    pondering_.start([this, board, endless](const base::StopFlag& stop) { (void)engine_->think(board, endless, stop); },
                     [](const std::string&) {}, Background::WithoutThread::leaveOut);
}

// Takes the time of a move off a clock. The controller may correct it: most send the time left before every move.
void GtpDoor::spend(engine::othello::Clock& clock, double seconds) const {
    clock.left = std::max(0.0, clock.left - seconds);
    const bool periodOver = clock.movesToGo > 0 ? --clock.movesToGo == 0 : clock.left == 0;
    if (periodOver && byoyomi_ > 0) clock = {byoyomi_, 0, byoyomiStones_};
}

// Loads a game in any format that Mitos reads, up to the move before the given number, which counts from 1.
GtpDoor::Said GtpDoor::load(const Command& command) {
    if (command.arguments.empty()) return {false, "syntax error"};
    std::string path = command.rest;
    std::optional<std::size_t> before;
    if (command.arguments.size() > 1 && (before = readAmount<std::size_t>(command.arguments.back())))
        path = std::string(base::stripped(path.substr(0, path.find_last_of(" \t"))));
    api::othello::Notation read =
        api::othello::readNotation(base::readFile(path, base::databaseFile), std::nullopt, path);
    if (before && *before > 0 && *before - 1 < read.game.moves.size()) read.game.moves.resize(*before - 1);
    changeSize(options_, engine_, read.size);
    live_.set(read.size, read.game);
    return {true, std::string(api::othello::nameOf(live_.board().mover))};
}

GtpDoor::Said GtpDoor::finalScore() const {
    if (!live_.over()) return {false, "cannot score: the game is not over"};
    const auto score = api::othello::scoreWithEmptiesToWinner(live_.game(), live_.board());
    const int difference = score.black - score.white;
    if (difference == 0) return {true, "0"};
    return {true, fmt::format("{}+{}", difference > 0 ? 'B' : 'W', std::abs(difference))};
}

void GtpDoor::addTime() {
    add("time_settings", [this](const Command& command) { return setTime(command); });
    add("time_left", [this](const Command& command) { return tellTime(command); });
}

// Sets the main time and the seconds for a number of stones after it; seconds without stones mean no limit at all.
GtpDoor::Said GtpDoor::setTime(const Command& command) {
    if (command.arguments.size() != 3) return {false, "syntax error"};
    const auto time = readTime(command.arguments[0]);
    const auto extra = readTime(command.arguments[1]);
    const auto stones = readAmount<int>(command.arguments[2]);
    if (!time || !extra || !stones) return {false, "syntax error"};
    timed_ = !(*extra > 0 && *stones == 0);
    byoyomi_ = *extra;
    byoyomiStones_ = *stones;
    usualClock_ = {*time, 0, 0};
    if (*time == 0) usualClock_ = {*extra, 0, *stones};
    for (auto& clock : clocks_) clock = timed_ ? std::optional(usualClock_) : std::nullopt;
    return {};
}

GtpDoor::Said GtpDoor::tellTime(const Command& command) {
    if (command.arguments.size() != 3) return {false, "syntax error"};
    const auto colour = readColour(command.arguments[0]);
    const auto time = readTime(command.arguments[1]);
    const auto stones = readAmount<int>(command.arguments[2]);
    if (!colour || !time || !stones) return {false, "syntax error"};
    clockOf(*colour) = engine::othello::Clock{*time, 0, *stones};
    return {};
}

// Adds the commands by which GoGui asks an engine about the rules of a game that GoGui does not know.
void GtpDoor::addRules() {
    add("gogui-rules_game_id", [](const Command&) { return Said{true, "Othello"}; });
    add("gogui-rules_board", [this](const Command&) {
        const int size = live_.game().size();
        const std::string cells = api::othello::writeBoard(size, live_.board());
        std::string text;
        for (int i = 0; i < size * size; ++i) {
            const char cell = cells[static_cast<std::size_t>(i)];
            text += cell == '-' ? '.' : cell;
            text += (i + 1) % size == 0 ? '\n' : ' ';
        }
        return Said{true, text};
    });
    add("gogui-rules_board_size", [this](const Command&) { return Said{true, std::to_string(live_.game().size())}; });
    add("gogui-rules_legal_moves", [this](const Command&) {
        std::string text;
        live_.game().forEachMove(live_.board(), [&](Square move) { text += (text.empty() ? "" : " ") + vertex(move); });
        return Said{true, text};
    });
    add("gogui-rules_side_to_move", [this](const Command&) {
        return Said{true, std::string(api::othello::nameOf(live_.board().mover))};
    });
    add("gogui-rules_final_result", [this](const Command&) {
        if (!live_.over()) return Said{true, "The game is not over."};
        const auto score = api::othello::scoreWithEmptiesToWinner(live_.game(), live_.board());
        if (score.black == score.white) return Said{true, "Draw."};
        return Said{true, fmt::format("{} wins. Final score is {} - {}.", score.black > score.white ? "Black" : "White",
                                      score.black, score.white)};
    });
}

}  // namespace mitos::protocols
