#include "arena/othello/gtp_player.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/words.h"
#include "formats/gtp.h"
#include "games/othello/board_text.h"

namespace mitos::arena::othello {
namespace {

namespace gtp = formats::gtp;

const char* gtpColour(Colour colour) { return colour == Colour::black ? "b" : "w"; }

// Returns the seconds for a command. The protocol has whole seconds only, but times below ten seconds get their
// fraction: a program that reads only the digits before the point reads less than it has.
std::string gtpSeconds(double seconds) {
    if (seconds >= 10 || seconds == std::floor(seconds)) return fmt::format("{:.0f}", std::floor(seconds));
    return fmt::format("{:.2f}", std::max(seconds, 0.01));
}

Colour moverBefore(const GameSoFar& game, std::size_t move) {  // colours alternate, because passes are moves
    return move % 2 == 0 ? game.start.mover : games::othello::other(game.start.mover);
}

}  // namespace

// Sends a command and returns the first line of the response. The other lines, and the empty one that ends it, are
// skipped in the search for the next response's first line, so programs that forget the empty line do no harm.
GtpPlayer::Said GtpPlayer::ask(const std::string& command, const base::StopFlag& stop) {
    program_.tell(command, stop);
    return program_.await(
        [](std::string_view line) -> std::optional<Said> {
            const std::optional<gtp::Reply> reply = gtp::readReply(line);
            if (!reply) return std::nullopt;
            return Said{reply->good, reply->text};
        },
        program_.patience(), stop);
}

bool GtpPlayer::knows(const std::string& command, const base::StopFlag& stop) {
    const Said said = ask("known_command " + command, stop);
    return said.good && base::lowered(said.text) == "true";
}

void GtpPlayer::start(const base::StopFlag& stop) {
    program_.start();
    const Said said = ask("name", stop);
    if (said.good && !said.text.empty()) name_ = shownLine(said.text);
    knowsSettings_ = knows("time_settings", stop);
    knowsLeft_ = knows("time_left", stop);
}

void GtpPlayer::begin(Colour side, const Allowed& allowed, const base::StopFlag& stop) {
    if (!program_.running()) start(stop);
    side_ = side;
    told_ = 0;
    ask("boardsize 8", stop);  // its response does not count: some programs know no other size and refuse it
    if (const Said said = ask("clear_board", stop); !said.good) {
        program_.fail(Failing::garbage, "clear_board: " + shownLine(said.text));
    }
    if (!knowsSettings_) return;
    // The main time, without byo-yomi. GTP has no increment, so the program gets the time left before every move.
    if (allowed.clock) {
        ask(fmt::format("time_settings {} 0 0", gtpSeconds(allowed.clock->seconds)), stop);
    } else if (allowed.moveSeconds) {
        ask(fmt::format("time_settings 0 {} 1", gtpSeconds(*allowed.moveSeconds)), stop);
    }
}

void GtpPlayer::tellMoves(const GameSoFar& game, const base::StopFlag& stop) {
    for (; told_ < game.moves.size(); ++told_) {
        const Square move = game.moves[told_];
        const std::string text =
            fmt::format("play {} {}", gtpColour(moverBefore(game, told_)), games::othello::writeSquare(move));
        const Said said = ask(text, stop);
        // Some programs make forced passes by themselves and refuse this command.
        if (!said.good && move != games::othello::pass) {
            program_.fail(Failing::garbage, text + ": " + shownLine(said.text));
        }
    }
}

void GtpPlayer::tellTime(const Allowance& allowance, const base::StopFlag& stop) {
    if (!knowsLeft_) return;
    const auto& left = allowance.left[static_cast<std::size_t>(side_)];
    if (left) {
        ask(fmt::format("time_left {} {} 0", gtpColour(side_), gtpSeconds(*left)), stop);
    } else if (allowance.moveSeconds) {
        ask(fmt::format("time_left {} {} 1", gtpColour(side_), gtpSeconds(*allowance.moveSeconds)), stop);
    }
}

RecordedMove GtpPlayer::choose(const GameSoFar& game, const Allowance& allowance, const base::StopFlag& stop) {
    tellMoves(game, stop);
    tellTime(allowance, stop);
    const bool timed = allowance.moveSeconds || allowance.left[static_cast<std::size_t>(side_)];
    const base::Stopwatch watch;  // started before the request: the program may think before tell() returns
    const Failing late = timed ? Failing::time : Failing::hang;
    program_.tell(std::string("genmove ") + gtpColour(side_), allowance.patience, stop, late);
    const gtp::Reply reply =
        program_.await([](std::string_view line) { return gtp::readReply(line); }, allowance.patience, stop, late);
    RecordedMove chosen;
    chosen.seconds = watch.seconds();
    std::string_view left = reply.text;
    const std::string word(base::takeWord(left));
    if (!reply.good) program_.fail(Failing::garbage, "genmove: " + shownLine(reply.text));
    if (base::lowered(word) == "resign") throw PlayerFailed(Failing::resigned, {});
    if (const auto square = games::othello::readSquare(8, word)) {
        chosen.move = *square;
    } else if (!games::othello::isPassWord(word)) {
        program_.fail(Failing::garbage, "genmove: " + shownLine(reply.text));
    }
    ++told_;  // the program has made the move on its own board
    return chosen;
}

}  // namespace mitos::arena::othello
