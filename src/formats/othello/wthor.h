#pragma once
// WTHOR, the database of tournament games kept by the Fédération Française d'Othello. All numbers are little-endian:
//
//     header, 16 bytes                                    game, 68 bytes
//     0  century, year, month, day of the file            0  tournament u16
//     4  number of games u32 (0 in files of names)         2  black u16
//     8  number of names u16 (0 in files of games)         4  white u16
//    10  year of the games u16                             6  black's discs at the end, empties to the winner
//    12  size of the board (0 means 8), type, depth        7  black's discs at perfect play from `depth` empty squares on
//    15  reserved                                          8  60 moves: 10 * row + column, both from 1; 0 after the last
//
// Passes are not stored. Players and tournaments are numbers into files of names (wthor_names.h).
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/bytes.h"
#include "base/message.h"
#include "formats/othello/game_record.h"
#include "games/othello/moves.h"
#include "games/othello/size.h"

namespace mitos::formats::othello {

inline constexpr std::size_t wthorHeaderBytes = 16;
inline constexpr std::size_t wthorGameBytes = 68;
inline constexpr std::size_t wthorMoves = 60;

/// Every byte of the header, so that it is written back as it was.
struct WthorHeader {
    std::array<std::uint8_t, 4> date{};  // century, year, month, day: 20 4 2 29
    std::uint32_t games = 0;
    std::uint16_t names = 0;
    std::uint16_t year = 0;
    std::uint8_t size = 8;
    std::uint8_t type = 0;
    std::uint8_t depth = 0;
    std::uint8_t reserved = 0;

    friend bool operator==(const WthorHeader&, const WthorHeader&) = default;
};

/// Of a game: where the count of black's discs stands.
inline constexpr std::size_t wthorDiscsAt = 6;

struct WthorGame {
    std::uint16_t tournament = 0;
    std::uint16_t black = 0;
    std::uint16_t white = 0;
    std::uint8_t blackDiscs = 0;
    std::uint8_t theoretical = 0;
    std::array<std::uint8_t, wthorMoves> moves{};

    friend bool operator==(const WthorGame&, const WthorGame&) = default;
};

/// From exactly as many bytes as they have, and to them.
WthorHeader readWthorHeader(std::string_view bytes);
WthorGame readWthorGame(std::string_view bytes);
void appendWthor(std::string& bytes, const WthorHeader& header);
void appendWthor(std::string& bytes, const WthorGame& game);

/// The square of a stored move, or `pass` for a byte that is none.
constexpr Square squareOfWthor(std::uint8_t move) {
    const int row = move / 10 - 1;
    const int column = move % 10 - 1;
    const bool on = row >= 0 && row < 8 && column >= 0 && column < 8;
    return on ? games::othello::squareAt(row, column) : games::othello::pass;
}
constexpr std::uint8_t wthorOfSquare(Square square) {
    return static_cast<std::uint8_t>(10 * (games::othello::rowOf(square) + 1) + games::othello::columnOf(square) + 1);
}

struct WthorReplay {
    Board end;
    std::size_t moves = 0;  // made; passes are not among them
    bool sound = true;      // false: the move after those is illegal, no square, or stands after the end
};

/// Plays the moves by the rules and calls visit(square) for each, `pass` for those that are not stored. It allocates nothing: one
/// computation of flips a move, and the moves of a side only where a pass may be.
template <class Visit>
WthorReplay replayWthor(const WthorGame& game, Visit&& visit) {
    using games::othello::bitOf;
    using games::othello::Colour;
    using games::othello::flips;
    using games::othello::legalMoves;
    using games::othello::pass;
    using games::othello::Squares;
    constexpr auto squares = [] {
        std::array<Square, 256> table{};
        for (std::size_t i = 0; i < table.size(); ++i) table[i] = squareOfWthor(static_cast<std::uint8_t>(i));
        return table;
    }();
    constexpr Board start = games::othello::startOf(8);
    Squares own = start.black;
    Squares opponent = start.white;
    Colour mover = Colour::black;
    WthorReplay replay;
    const auto finish = [&](bool sound) {
        const bool black = mover == Colour::black;
        replay.end = {black ? own : opponent, black ? opponent : own, mover};
        replay.sound = sound;
        return replay;
    };
    for (; replay.moves < wthorMoves && game.moves[replay.moves] != 0; ++replay.moves) {
        const Square square = squares[game.moves[replay.moves]];
        if (square == pass || ((own | opponent) & bitOf(square)) != 0) return finish(false);
        Squares turned = flips(own, opponent, square);
        if (turned == 0) {  // the other side's move after a pass, or no move at all
            if (legalMoves(own, opponent) != 0) return finish(false);
            turned = flips(opponent, own, square);
            if (turned == 0) return finish(false);
            visit(pass);
            std::swap(own, opponent);
            mover = other(mover);
        }
        visit(square);
        own |= turned | bitOf(square);
        opponent &= ~turned;
        std::swap(own, opponent);
        mover = other(mover);
    }
    for (std::size_t i = replay.moves; i < wthorMoves; ++i) {
        if (game.moves[i] != 0) {
            replay.moves = i;
            return finish(false);
        }
    }
    return finish(true);
}

inline WthorReplay replayWthor(const WthorGame& game) {
    return replayWthor(game, [](Square) {});
}

/// Why the move after those that a replay made is wrong.
base::Message whyUnsound(const WthorGame& game, const WthorReplay& replay);

/// Game after game; they are not replayed.
class WthorReader {
  public:
    /// An Error (input) for what has no header of a file of games.
    WthorReader(base::ByteSource bytes, std::string source);

    [[nodiscard]] const WthorHeader& header() const { return header_; }
    /// Nothing at the end. An Error (input) where the file has not as many games as its header says; after it, the end.
    std::optional<WthorGame> next();
    /// Of the last game read, from 1.
    [[nodiscard]] std::uint64_t number() const { return number_; }
    /// Throws an Error (input) that names the file, the last game and a byte of it: `WTH_2004.wtb: game 12, byte 772: …`.
    [[noreturn]] void fail(std::size_t byteOfGame, const base::Message& reason) const;

  private:
    std::size_t fill(std::size_t wanted);

    base::ByteSource bytes_;
    std::string source_;
    WthorHeader header_;
    std::string held_;
    std::size_t begin_ = 0;
    std::uint64_t number_ = 0;
    bool ended_ = false;
};

}  // namespace mitos::formats::othello
