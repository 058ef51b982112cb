// Files of games in GGF, arriving in pieces: the first byte is their size.
#include <cstdint>

#include "check.h"
#include "formats/othello/ggf.h"
#include "formats/othello/transcript_line.h"
#include "games/othello/game.h"

namespace {

using namespace mitos;
using fuzz::check;

void checkRecord(const formats::othello::GameRecord& record) {
    const games::othello::Othello game(record.size);
    games::othello::Board board = record.start;
    for (const formats::othello::RecordedMove& made : record.moves) {
        check(game.isLegal(board, made.move), "every move of a game is legal");
        board = game.after(board, made.move);
    }
    check(formats::othello::positionsOf(record).back() == board, "the moves lead to the end");
    check(formats::othello::readGgf(formats::othello::writeGgf(record), std::string("again")) == record,
          "it reads as it was written");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 1) return 0;
    const std::size_t piece = 1 + data[0];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    std::string_view left = text;
    formats::othello::GgfReader reader(
        [&](char* into, std::size_t most) {
            const std::size_t count = std::min({piece, most, left.size()});
            left.copy(into, count);
            left.remove_prefix(count);
            return count;
        },
        "games.ggf");
    for (std::size_t games = 0;; ++games) {
        check(games <= text.size() + 1, "every step goes on");
        try {
            const auto record = reader.next();
            if (!record) return 0;
            checkRecord(*record);
        } catch (const base::Error& error) {
            fuzz::checkError(error, text);
        }
    }
}
