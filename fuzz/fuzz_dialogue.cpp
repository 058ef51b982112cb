// The input of another program to the three protocols; the first byte chooses one.
#include <cstdint>

#include "base/words.h"
#include "check.h"
#include "formats/othello/nboard.h"
#include "protocols/gtp.h"
#include "protocols/nboard.h"
#include "protocols/ugi.h"
#include "protocols/ugi_grid.h"
#include "protocols/ugi_othello.h"

#include "api/grid/games.h"

namespace {

using namespace mitos;
using fuzz::check;

struct Output {
    std::size_t answers = 0;
    std::string last;
};
Output output;

protocols::Answers& answers() {
    static protocols::Answers sink([](std::string_view text) {
        ++output.answers;
        output.last = text;
    });
    return sink;
}

protocols::OthelloOptions quick() {
    protocols::OthelloOptions options;
    options.depth = 1;
    options.seconds = 0.001;
    options.engine.options.bytes = std::uint64_t{1} << 20U;
    return options;
}

bool readsFiles(std::string_view line) { return base::lowered(line).find("loadsgf") != std::string::npos; }

// Checks that every command has one answer, which ends with an empty line.
void talkGtp(std::string_view line) {
    static protocols::GtpDoor door(quick(), answers());
    if (readsFiles(line)) return;
    const bool command = formats::gtp::readCommand(line).has_value();
    output = {};
    door.hear(line);
    door.finish();
    check(output.answers == (command ? 1 : 0), "every command has one answer");
    if (command) check(output.last.ends_with("\n\n"), "an answer ends with an empty line");
    if (command)
        check(formats::gtp::readReply(output.last.substr(0, output.last.find('\n'))).has_value(), "it can be read");
}

void talkNBoard(std::string_view line) {
    static protocols::NBoardDoor door(quick(), answers());
    door.hear(line);
    if (const auto move = formats::othello::nboard::readMove(line))
        check(formats::othello::nboard::readMove(formats::othello::nboard::writeMove(*move))->move == move->move,
              "a move reads as it was written");
    door.hear("set depth 1");
    output = {};
    door.hear("ping 9");
    check(output.last == "pong 9\n", "a ping is answered");
}

void talkUgi(bool grid, std::string_view line) {
    static protocols::UgiDoor othello(protocols::ugiOthello(quick()), "0", answers());
    static protocols::UgiDoor letters(protocols::ugiGrid(api::grid::shippedGame("tictactoe"), {1, 0.001, 1 << 20, 1}),
                                      "0", answers());
    protocols::UgiDoor& door = grid ? letters : othello;
    if (base::lowered(line).find("hash") != std::string::npos) return;  // it would be given
    door.hear(line);
    door.hear("stop");
    output = {};
    door.hear("isready");
    check(output.last == "readyok\n", "it is ready");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 1 || size > 4096) return 0;
    std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (data[0] % 4 == 0) talkGtp("clear_board");
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        switch (data[0] % 4) {
        case 0:
            talkGtp(line);
            break;
        case 1:
            talkNBoard(line);
            break;
        default:
            talkUgi(data[0] % 4 == 3, line);
        }
    }
    return 0;
}
