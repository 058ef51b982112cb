// Lists with one thing a line: the first byte chooses positions, transcripts, JSON, or boards, which may be drawn.
#include <cstdint>

#include "check.h"
#include "formats/line_reader.h"
#include "formats/othello/board_reader.h"
#include "formats/othello/json_game.h"
#include "formats/othello/obf.h"
#include "formats/othello/transcript_line.h"

namespace {

using namespace mitos;
using fuzz::check;

const formats::Origin again{"again"};

void checkLine(int kind, const formats::Line& line) {
    if (kind == 0) {
        const formats::othello::ScoredPosition position = formats::othello::readObf(line.text, line.origin);
        check(formats::othello::readObf(formats::othello::writeObf(position), again) == position,
              "a position reads as it was written");
    } else if (kind == 1) {
        const formats::othello::GameRecord game = formats::othello::readTranscriptLine(line.text, 8, line.origin);
        check(formats::othello::readTranscriptLine(formats::othello::writeTranscriptLine(game), 8, again) == game,
              "a transcript reads as it was written");
    } else {
        const formats::othello::GameRecord game = formats::othello::readJsonGame(line.text, line.origin);
        check(formats::othello::readJsonGame(formats::othello::writeJsonGame(game), again) == game,
              "JSON reads as it was written");
    }
}

void checkBoards(std::string_view text) {
    formats::othello::BoardReader boards(base::bytesOf(text), "boards");
    for (std::size_t count = 0;; ++count) {
        check(count <= text.size(), "every step goes on");
        try {
            const auto position = boards.next();
            if (!position) return;
            check(formats::othello::readObf(formats::othello::writeObf(*position), again) == *position,
                  "a board reads as it was written");
        } catch (const base::Error& error) {
            fuzz::checkError(error, text);
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 1) return 0;
    const int kind = data[0] % 4;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (kind == 3) {
        checkBoards(text);
        return 0;
    }
    formats::LineReader lines(base::bytesOf(text), "list",
                              kind == 2 ? formats::Comments::none : formats::Comments::cut);
    for (std::size_t count = 0;; ++count) {
        check(count <= text.size(), "every step goes on");
        try {
            const auto line = lines.next();
            if (!line) return 0;
            checkLine(kind, *line);
        } catch (const base::Error& error) {
            fuzz::checkError(error, text);
        }
    }
}
