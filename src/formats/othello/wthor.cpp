#include "formats/othello/wthor.h"

#include <utility>

#include "base/error.h"
#include "games/othello/why_not.h"
#include "texts/formats.h"

namespace mitos::formats::othello {
namespace {

using base::say;

constexpr std::size_t wthorPiece = std::size_t{1} << 16U;

std::uint8_t byteAt(std::string_view bytes, std::size_t at) { return static_cast<std::uint8_t>(bytes[at]); }

std::uint16_t twoBytes(std::string_view bytes, std::size_t at) {
    return static_cast<std::uint16_t>(byteAt(bytes, at) | byteAt(bytes, at + 1) << 8U);
}

void append(std::string& bytes, std::uint64_t number, int count) {
    for (int i = 0; i < count; ++i) bytes += static_cast<char>(static_cast<std::uint8_t>(number >> (8 * i)));
}

}  // namespace

WthorHeader readWthorHeader(std::string_view bytes) {
    WthorHeader header;
    for (std::size_t i = 0; i < header.date.size(); ++i) header.date[i] = byteAt(bytes, i);
    header.games = twoBytes(bytes, 4) | static_cast<std::uint32_t>(twoBytes(bytes, 6)) << 16U;
    header.names = twoBytes(bytes, 8);
    header.year = twoBytes(bytes, 10);
    header.size = byteAt(bytes, 12);
    header.type = byteAt(bytes, 13);
    header.depth = byteAt(bytes, 14);
    header.reserved = byteAt(bytes, 15);
    return header;
}

WthorGame readWthorGame(std::string_view bytes) {
    WthorGame game;
    game.tournament = twoBytes(bytes, 0);
    game.black = twoBytes(bytes, 2);
    game.white = twoBytes(bytes, 4);
    game.blackDiscs = byteAt(bytes, wthorDiscsAt);
    game.theoretical = byteAt(bytes, wthorDiscsAt + 1);
    for (std::size_t i = 0; i < wthorMoves; ++i) game.moves[i] = byteAt(bytes, 8 + i);
    return game;
}

void appendWthor(std::string& bytes, const WthorHeader& header) {
    for (const std::uint8_t part : header.date) append(bytes, part, 1);
    append(bytes, header.games, 4);
    append(bytes, header.names, 2);
    append(bytes, header.year, 2);
    for (const std::uint8_t part : {header.size, header.type, header.depth, header.reserved}) append(bytes, part, 1);
}

void appendWthor(std::string& bytes, const WthorGame& game) {
    append(bytes, game.tournament, 2);
    append(bytes, game.black, 2);
    append(bytes, game.white, 2);
    append(bytes, game.blackDiscs, 1);
    append(bytes, game.theoretical, 1);
    for (const std::uint8_t move : game.moves) append(bytes, move, 1);
}

base::Message whyUnsound(const WthorGame& game, const WthorReplay& replay) {
    if (replay.moves > 0 && game.moves[replay.moves - 1] == 0) return say(text::wthorAfterEnd);
    const std::uint8_t move = game.moves[replay.moves];
    const Square square = squareOfWthor(move);
    if (square == games::othello::pass) return say(text::wthorNoSquare, static_cast<int>(move));
    const games::othello::Othello othello;
    Board board = replay.end;
    if (othello.isLegal(board, games::othello::pass)) board.mover = other(board.mover);
    return whyNot(othello, board, square);
}

WthorReader::WthorReader(base::ByteSource bytes, std::string source)
    : bytes_(std::move(bytes)), source_(std::move(source)) {
    const auto refuse = [](const base::Message& reason) { throw base::Error(base::Fault::input, reason); };
    if (fill(wthorHeaderBytes) < wthorHeaderBytes) refuse(say(text::wthorHeaderShort, source_));
    header_ = readWthorHeader(held_);
    begin_ = wthorHeaderBytes;
    if (header_.names != 0 && header_.games == 0) refuse(say(text::wthorNamesOnly, source_));
    const int size = header_.size;
    if (size != 0 && size != 8) refuse(say(text::wthorSize, source_, size, size));
}

// Reads until `wanted` bytes are in memory or the file ends. Returns how many there are then.
std::size_t WthorReader::fill(std::size_t wanted) {
    while (held_.size() - begin_ < wanted) {
        held_.erase(0, begin_);
        begin_ = 0;
        const std::size_t before = held_.size();
        held_.resize(before + wthorPiece);
        const std::size_t count = bytes_(held_.data() + before, wthorPiece);
        held_.resize(before + count);
        if (count == 0) break;
    }
    return held_.size() - begin_;
}

std::optional<WthorGame> WthorReader::next() {
    if (ended_) return std::nullopt;
    const std::size_t there = fill(wthorGameBytes);
    ended_ = number_ == header_.games || there < wthorGameBytes;
    if (number_ == header_.games) {
        if (there == 0) return std::nullopt;
        ++number_;
        fail(0, say(text::wthorMore, header_.games));
    }
    ++number_;
    if (there == 0) fail(0, say(text::wthorFewer, header_.games));
    if (there < wthorGameBytes) fail(there, say(text::wthorCut));
    const WthorGame game = readWthorGame(std::string_view(held_).substr(begin_, wthorGameBytes));
    begin_ += wthorGameBytes;
    return game;
}

void WthorReader::fail(std::size_t byteOfGame, const base::Message& reason) const {
    const std::uint64_t byte = wthorHeaderBytes + (number_ - 1) * wthorGameBytes + byteOfGame;
    throw base::Error(base::Fault::input, say(text::wthorAt, source_, number_, byte, reason));
}

}  // namespace mitos::formats::othello
