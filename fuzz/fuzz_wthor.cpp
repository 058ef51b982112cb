// Databases of games, and files of names.
#include <cstdint>

#include "check.h"
#include "formats/othello/wthor_record.h"
#include "games/othello/game.h"
#include "texts/writing/language.h"

namespace {

using namespace mitos;
using fuzz::check;

void checkGame(const formats::othello::WthorReader& reader, const formats::othello::WthorGame& game) {
    std::string bytes;
    formats::othello::appendWthor(bytes, game);
    check(formats::othello::readWthorGame(bytes) == game, "a game reads as it was written");
    const formats::othello::WthorReplay replay = formats::othello::replayWthor(game);
    check((replay.end.black & replay.end.white) == 0, "discs of two colours on one square");
    check(!formats::othello::whyUnsound(game, {}).in(text::Language::english).empty(), "a reason is text");
    const formats::othello::GameRecord record = formats::othello::recordOf(reader, game, {});
    check(replay.sound, "only sound games become records");
    const games::othello::Othello othello;
    games::othello::Board board = record.start;
    for (const formats::othello::RecordedMove& made : record.moves) {
        check(othello.isLegal(board, made.move), "every move of a game is legal");
        board = othello.after(board, made.move);
    }
    check(board == replay.end, "the moves lead to the end");
    if (game.blackDiscs <= 64 && game.theoretical <= 64)
        check(formats::othello::wthorOf(record, {}) == game, "a record becomes the same game again");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    try {
        for (const std::string& name :
             formats::othello::readWthorNames(bytes, formats::othello::wthorPlayerBytes, "names"))
            check(name.size() <= 2 * formats::othello::wthorPlayerBytes, "a name is short");
    } catch (const base::Error& error) {
        fuzz::checkError(error, bytes);
    }
    try {
        formats::othello::WthorReader reader(base::bytesOf(bytes), "games.wtb");
        for (std::size_t games = 0;; ++games) {
            check(games <= bytes.size(), "every step goes on");
            try {
                const auto game = reader.next();
                if (!game) return 0;
                checkGame(reader, *game);
            } catch (const base::Error& error) {
                fuzz::checkError(error, bytes);
            }
        }
    } catch (const base::Error& error) {
        fuzz::checkError(error, bytes);
    }
    return 0;
}
