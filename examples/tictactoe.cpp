// A game of one's own, solved completely: the value of every position that can be reached.
#include <cstdio>
#include <mitos/base/hash.h>
#include <mitos/search/solve/whole_game.h>

struct Board {
    unsigned cells[2] = {}, mover = 0;  // nine bits for X, nine for O; 0: X moves
    bool operator==(const Board&) const = default;
    std::uint64_t hash() const { return mitos::base::mix(cells[0] << 9 | cells[1]); }  // they say who moves
    unsigned taken() const { return cells[0] | cells[1]; }
};

struct TicTacToe {
    using State = Board;
    using Move = unsigned;
    static int hasRow(unsigned cells) {
        for (const unsigned row : {0007U, 0070U, 0700U, 0111U, 0222U, 0444U, 0421U, 0124U})
            if ((cells & row) == row) return 1;
        return 0;
    }
    bool maxToMove(const Board& board) const { return board.mover == 0; }
    bool isOver(const Board& board) const { return finalValue(board) != 0 || board.taken() == 0777U; }
    int finalValue(const Board& board) const { return hasRow(board.cells[0]) - hasRow(board.cells[1]); }
    void forEachMove(const Board& board, auto&& visit) const {
        for (unsigned cell = 0; cell < 9; ++cell)
            if ((board.taken() >> cell & 1U) == 0) visit(cell);
    }
    Board after(Board board, unsigned cell) const {
        board.cells[board.mover] |= 1U << cell;
        return {{board.cells[0], board.cells[1]}, board.mover ^ 1U};
    }
};

int main() {
    const TicTacToe game;
    mitos::search::solve::WholeGame solution(game);
    mitos::base::Watch watch({}, mitos::base::neverStopped());
    if (!solution.explore({}, watch)) return 1;
    std::printf("value %d, %zu positions\n", *solution.valueOf({}), std::size_t{solution.positions()});
}
