#include "protocols/ugi.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>

#include "base/error.h"
#include "base/words.h"
#include "texts/writing/language.h"

namespace mitos::protocols {
namespace {

using formats::ugi::Command;
using formats::ugi::Question;

std::string_view nameOf(Result result) {
    constexpr std::array<std::string_view, 4> names{"none", "p1win", "p2win", "draw"};
    return names[static_cast<std::size_t>(result)];
}

}  // namespace

UgiDoor::UgiDoor(std::unique_ptr<UgiGame> game, std::string version, Answers& answers)
    : game_(std::move(game)), version_(std::move(version)), answers_(answers) {}

void UgiDoor::finish() { background_.waitAtMost(endless_ ? 0 : lastPatience); }

bool UgiDoor::hear(std::string_view line) {
    const Command command = formats::ugi::readCommand(line);
    if (command.what == Command::What::nothing) return true;
    if (command.what == Command::What::quit) {
        background_.stop();
        return false;
    }
    try {
        obey(command);
    } catch (const base::Error& error) {
        answers_.line("info string error: " + error.message().in(text::Language::english));
    }
    return true;
}

void UgiDoor::obey(const Command& command) {
    switch (command.what) {
    case Command::What::ugi:
        introduce();
        break;
    case Command::What::ready:  // is answered at once, even during a search
        answers_.line("readyok");
        break;
    case Command::What::newGame:
        background_.stop();
        game_->newGame();
        break;
    case Command::What::option:
        background_.stop();
        setOption(command.option);
        break;
    case Command::What::position:
        background_.stop();
        game_->setPosition(command.position);
        break;
    case Command::What::query:
        answer(command.question);
        break;
    case Command::What::go:
        background_.stop();
        go(command.go);
        break;
    case Command::What::stop:
        background_.stop();
        break;
    case Command::What::unknown:
        answers_.line("info string error: not understood: " + base::shownWord(command.text, 60));
        break;
    case Command::What::nothing:
    case Command::What::quit:
        break;
    }
}

void UgiDoor::introduce() {
    answers_.line("id name Mitos " + version_);
    answers_.line("id author the Mitos team");
    for (const UgiOption& option : game_->options())
        answers_.line(fmt::format("option name {} {}", option.name, option.kind));
    answers_.line("ugiok");
}

void UgiDoor::setOption(const formats::ugi::Option& option) {
    for (const UgiOption& known : game_->options()) {
        if (base::lowered(known.name) == base::lowered(option.name)) return known.set(option.value);
    }
    answers_.line("info string error: no option " + base::shownWord(option.name, 60));
}

void UgiDoor::answer(Question question) {
    std::string_view word;
    if (question == Question::gameOver) word = game_->result() != Result::none ? "true" : "false";
    if (question == Question::firstToMove) word = game_->firstToMove() ? "true" : "false";
    if (question == Question::result) word = nameOf(game_->result());
    answers_.line(fmt::format("response {}", word));
}

void UgiDoor::go(const formats::ugi::Go& limits) {
    if (game_->result() != Result::none) {
        answers_.line("bestmove 0000");  // the UCI notation for no move
        return;
    }
    endless_ = limits.infinite || limits.ponder;
    const auto search = [this, limits](const base::StopFlag& stop) {
        const std::string move =
            game_->think(limits, stop, [this](const std::string& text) { answers_.line("info " + text); });
        // An endless search reports its move only after `stop`.
        while (endless_ && !stop.raised()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
        answers_.line("bestmove " + move);
    };
    // A failed search must be answered with a legal move, because no move would lose the game.
    const auto failed = [this](const std::string& why) {
        answers_.line("info string error: " + why);
        answers_.line("bestmove " + game_->anyMove());
    };
    using WithoutThread = Background::WithoutThread;
    background_.start(search, failed, endless_ ? WithoutThread::doHurried : WithoutThread::doNow);
}

}  // namespace mitos::protocols
