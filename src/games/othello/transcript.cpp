#include "games/othello/transcript.h"

#include "base/error.h"
#include "games/othello/board_text.h"
#include "games/othello/why_not.h"
#include "texts/othello.h"

namespace mitos::games::othello {
namespace {

using base::Message;
using base::say;

constexpr std::string_view skipped = " \t\r\n\v\f";

class TranscriptReader {
  public:
    TranscriptReader(const Othello& game, std::string_view text, const std::string& source, std::size_t firstLine)
        : game_(game), text_(text), source_(source), firstLine_(firstLine) {
        // Blanks may stand even between a letter and its number, so they are removed first; each character keeps its
        // place.
        for (std::size_t at = 0; at < text.size(); ++at) {
            if (skipped.find(text[at]) != std::string_view::npos) continue;
            letters_ += text[at];
            places_.push_back(at);
        }
    }

    Transcript read(const Board& start) {
        Transcript transcript{start, {}, start};
        for (std::size_t at = 0; at < letters_.size();) {
            if (const std::size_t length = passAt(at); length > 0) {
                checkPass(transcript.end, at);
                play(transcript, pass);
                at += length;
            } else {
                playSquare(transcript, squareFrom(at), at);
                at += 2;
            }
        }
        return transcript;
    }

  private:
    [[noreturn]] void fail(std::size_t at, const Message& reason) const {
        const std::size_t offset = at < places_.size() ? places_[at] : text_.size();
        throw base::TextError(base::placeAt(source_, text_, offset, firstLine_), reason);
    }

    [[nodiscard]] std::string_view from(std::size_t at, std::size_t length) const {
        return std::string_view(letters_).substr(at, length);
    }

    // Returns the length of the word for a pass that begins here; 0 if there is none.
    [[nodiscard]] std::size_t passAt(std::size_t at) const {
        if (isPassWord(from(at, 4)) && from(at, 4).size() == 4) return 4;
        return isPassWord(from(at, 2)) ? 2 : 0;
    }

    [[nodiscard]] Square squareFrom(std::size_t at) const {
        if (const auto square = readSquare(game_.size(), from(at, 2))) return *square;
        if (readSquare(8, from(at, 2))) fail(at, say(text::othelloOffBoard, shown(at), game_.size(), game_.size()));
        fail(at, say(text::othelloNoSquare, shown(at)));
    }

    // Returns the text to name in an error: two characters, with all bytes of the last one.
    [[nodiscard]] std::string shown(std::size_t at) const {
        std::size_t end = at;
        for (int characters = 0; end < letters_.size(); ++end) {
            const bool begins = (static_cast<unsigned char>(letters_[end]) & 0xC0U) != 0x80U;
            if (begins && ++characters > 2) break;
        }
        return base::shownWord(from(at, end - at));
    }

    void checkPass(const Board& board, std::size_t at) const {
        if (!game_.isLegal(board, pass)) fail(at, whyNot(game_, board, pass));
    }

    void playSquare(Transcript& transcript, Square square, std::size_t at) const {
        const Board& board = transcript.end;
        if (game_.isLegal(board, pass)) play(transcript, pass);  // the pass was left out
        if ((game_.moves(board) & bitOf(square)) == 0) fail(at, whyNot(game_, board, square));
        play(transcript, square);
    }

    void play(Transcript& transcript, Square move) const {
        transcript.moves.push_back(move);
        transcript.end = game_.after(transcript.end, move);
    }

    const Othello& game_;
    std::string_view text_;
    const std::string& source_;
    std::size_t firstLine_;
    std::string letters_;              // the text without blanks
    std::vector<std::size_t> places_;  // where each letter stands in the text
};

}  // namespace

Transcript readTranscript(const Othello& game, const Board& start, std::string_view text, const std::string& source,
                          std::size_t firstLine) {
    return TranscriptReader(game, text, source, firstLine).read(start);
}

std::string writeTranscript(const std::vector<Square>& moves, Passes passes) {
    std::string text;
    for (const Square move : moves) {
        if (move != pass) {
            text += writeSquare(move);
        } else if (passes == Passes::written) {
            text += "PA";
        }
    }
    return text;
}

}  // namespace mitos::games::othello
