// Any text that somebody pastes: recognised, read, and written in every form.
#include <cstdint>

#include "api/othello/notation.h"
#include "check.h"

using namespace mitos;
using fuzz::check;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto format = formats::othello::recognise(text);
    check(!format || formats::othello::formatNamed(formats::othello::nameOf(*format)) == format, "a format has a name");
    api::othello::Notation read;
    try {
        read = api::othello::readNotation(text, std::nullopt, "text");
    } catch (const base::Error& error) {
        fuzz::checkError(error, text);
        return 0;
    }
    using api::othello::Format;
    for (const Format form : {Format::ggf, Format::json, Format::record}) {
        std::string written;
        try {
            written = writeNotation(read, form);
        } catch (const base::Error& error) {
            // GGF has no way to write a closing bracket within a name.
            fuzz::checkError(error, text);
            check(form == Format::ggf && text.find(']') != std::string_view::npos, "all else can be written");
            continue;
        }
        check(formats::othello::recognise(written) == form, "what is written is recognised");
        check(api::othello::readNotation(written, std::nullopt, "again").game == read.game, "it is the same game");
    }
    const std::string board = writeNotation(read, Format::board);
    if ((read.game.end.occupied()) != 0) {
        check(formats::othello::recognise(board) == Format::board, "a board is recognised");
        check(api::othello::readNotation(board, std::nullopt, "again").game.end == read.game.end, "the same position");
    }
    return 0;
}
