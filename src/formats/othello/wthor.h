#pragma once
// WTHOR, the database of tournament games kept by the Fédération Française d'Othello. All numbers are little-endian:
//
//     header, 16 bytes                                 game, 68 bytes
//      0  century, year, month, day of the file         0  tournament u16
//      4  number of games u32 (0 in files of names)     2  black u16
//      8  number of names u16 (0 in files of games)     4  white u16
//     10  year of the games u16                         6  black's discs at the end, empties to the winner
//     12  size of the board (0 means 8), type, depth    7  black's discs at perfect play from `depth` empties on
//     15  reserved                                      8  60 moves: 10 * row + column, both from 1; 0 after the last
//
// Passes are not stored. Players and tournaments are numbers into files of names (wthor_record.h).
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

/// The header of a file. It keeps every byte, so that writing gives the same header back.
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

/// The byte of a stored game that holds the number of black's discs.
inline constexpr std::size_t wthorDiscsAt = 6;

/// A game as the file stores it; the head of this file describes the fields.
struct WthorGame {
    std::uint16_t tournament = 0;
    std::uint16_t black = 0;
    std::uint16_t white = 0;
    std::uint8_t blackDiscs = 0;
    std::uint8_t theoretical = 0;
    std::array<std::uint8_t, wthorMoves> moves{};

    friend bool operator==(const WthorGame&, const WthorGame&) = default;
};

/// Reads a header from exactly wthorHeaderBytes bytes.
WthorHeader readWthorHeader(std::string_view bytes);
/// Reads a game from exactly wthorGameBytes bytes.
WthorGame readWthorGame(std::string_view bytes);
/// Appends the header's wthorHeaderBytes bytes.
void appendWthor(std::string& bytes, const WthorHeader& header);
/// Appends the game's wthorGameBytes bytes.
void appendWthor(std::string& bytes, const WthorGame& game);

/// Returns the square of a stored move; `pass` for a byte that is no square.
constexpr Square squareOfWthor(std::uint8_t move) {
    const int row = move / 10 - 1;
    const int column = move % 10 - 1;
    const bool on = row >= 0 && row < 8 && column >= 0 && column < 8;
    return on ? games::othello::squareAt(row, column) : games::othello::pass;
}
/// Returns the byte by which a square is stored.
constexpr std::uint8_t wthorOfSquare(Square square) {
    return static_cast<std::uint8_t>(10 * (games::othello::rowOf(square) + 1) + games::othello::columnOf(square) + 1);
}

/// The result of replaying a stored game.
struct WthorReplay {
    Board end;              // after the last move that was made
    std::size_t moves = 0;  // the stored moves that were made, without passes
    bool sound = true;      // false: the next stored move is illegal, no square, or follows the end mark
};

/// Plays the stored moves by the rules, calls visit(square) for each, and visit(pass) for the passes, which are not
/// stored. Stops at the first unsound move. Allocates nothing; computes the flips once for each move, and legal moves
/// only where a pass is possible.
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
        if (turned == 0) {  // a move of the other side after a pass, or an illegal one
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

/// Plays the stored moves by the rules, as above, without a visitor.
inline WthorReplay replayWthor(const WthorGame& game) {
    return replayWthor(game, [](Square) {});
}

/// Returns why the next stored move of an unsound replay is wrong.
base::Message whyUnsound(const WthorGame& game, const WthorReplay& replay);

/// Reads a file of games one by one, without replaying them.
class WthorReader {
  public:
    /// Reads the header; `source` names the file in errors. Throws a base::Error (input) if it is not the header of a
    /// file of 8x8 games.
    WthorReader(base::ByteSource bytes, std::string source);

    [[nodiscard]] const WthorHeader& header() const { return header_; }
    /// Returns the next game; empty at the end. Throws a base::Error (input) if the file holds fewer or more games
    /// than its header says; after this error the reader is at the end.
    std::optional<WthorGame> next();
    /// Returns the number of the last game read, from 1.
    [[nodiscard]] std::uint64_t number() const { return number_; }
    /// Throws a base::Error (input) that names the file, the last game and the place of one of its bytes:
    /// `WTH_2004.wtb: game 12, byte 772: …`.
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
