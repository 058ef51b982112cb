#include "arena/othello/nboard_player.h"

#include "arena/othello/game_text.h"
#include "base/words.h"
#include "formats/othello/nboard.h"

namespace mitos::arena::othello {
namespace {

namespace nboard = formats::othello::nboard;

// Returns the name in `set myname X`; empty for any other line.
std::optional<std::string> nameIn(std::string_view line) {
    if (base::lowered(base::takeWord(line)) != "set") return std::nullopt;
    if (base::lowered(base::takeWord(line)) != "myname") return std::nullopt;
    return shownLine(base::stripped(line));
}

// Reads only the move of a line whose value or time is strange, `=== F5/inf/?`: the move counts all the same.
std::optional<nboard::ToldMove> moveAlone(std::string_view line) {
    std::string_view text = base::stripped(line).substr(3);
    const std::string_view word = base::takeWord(text);
    return nboard::readMove(word.substr(0, word.find('/')));
}

bool isPong(std::string_view line, int number) {
    return base::lowered(base::takeWord(line)) == "pong" && base::takeWord(line) == std::to_string(number);
}

}  // namespace

void NBoardPlayer::synchronise(const base::StopFlag& stop) {
    program_.tell("ping " + std::to_string(++pings_), stop);
    program_.await(
        [this](std::string_view line) -> std::optional<bool> {
            if (const auto named = nameIn(line); named && !named->empty()) name_ = *named;
            if (isPong(line, pings_)) return true;
            return std::nullopt;
        },
        program_.patience(), stop);
}

void NBoardPlayer::begin(Colour /*side*/, const Allowed& allowed, const base::StopFlag& stop) {
    if (!program_.running()) {
        program_.start();
        program_.tell("nboard 2", stop);
    }
    if (allowed.depth) program_.tell("set depth " + std::to_string(*allowed.depth), stop);
    synchronise(stop);
}

RecordedMove NBoardPlayer::choose(const GameSoFar& game, const Allowance& allowance, const base::StopFlag& stop) {
    program_.tell("set game " + ggfOf(game), stop);
    synchronise(stop);
    const bool timed = allowance.moveSeconds || allowance.left[static_cast<std::size_t>(game.board.mover)];
    const Failing late = timed ? Failing::time : Failing::hang;
    const base::Stopwatch watch;  // started before the request: the program may think before tell() returns
    program_.tell("go", allowance.patience, stop, late);
    std::string said;
    program_.await(
        [&said](std::string_view line) -> std::optional<bool> {
            if (!base::stripped(line).starts_with("===")) return std::nullopt;
            said = line;
            return true;
        },
        allowance.patience, stop, late);
    RecordedMove chosen;
    chosen.seconds = watch.seconds();
    std::optional<nboard::ToldMove> told = nboard::readChosen(said);
    if (!told) told = moveAlone(said);
    if (!told) program_.fail(Failing::garbage, shownLine(said));
    chosen.move = told->move;
    chosen.evaluation = told->evaluation;
    return chosen;
}

}  // namespace mitos::arena::othello
