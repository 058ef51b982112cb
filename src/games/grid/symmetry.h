#pragma once
// The symmetries of a game: rotations and reflections of the board, and exchanges of letters, that keep its rules.
#include <array>
#include <cstdint>
#include <vector>

#include "games/grid/end_judge.h"

namespace mitos::games::grid {

/// A permutation of the cells together with one of the letters.
struct Symmetry {
    std::vector<std::uint8_t> cells;                  // where each cell goes
    std::array<std::uint8_t, mostLetters> letters{};  // what each letter becomes
};

/// Returns the symmetries that map lines to lines of the same owner, letters of each side to letters of that side,
/// and (with gravity) columns to columns; the first one is the identity. Tries every rotation and reflection of the
/// board with every exchange of letters.
std::vector<Symmetry> symmetriesOf(const PlacementGame& game);

/// Returns the members of `all` that also keep this board.
std::vector<Symmetry> keeping(const std::vector<Symmetry>& all, const LetterMasks& board);

/// Computes images of boards under a group of symmetries by table, eight cells at a time.
class Images {
  public:
    Images(const std::vector<Symmetry>& group, int cells, int letters);

    [[nodiscard]] std::size_t count() const { return group_.size(); }
    [[nodiscard]] LetterMasks of(std::size_t which, const LetterMasks& board) const {
        LetterMasks image{};
        for (std::size_t letter = 0; letter < letters_; ++letter)
            image[group_[which].letters[letter]] = moved(which, board[letter]);
        return image;
    }
    /// Tells whether the board stands for its class: whether none of its images is smaller.
    [[nodiscard]] bool isCanonical(const LetterMasks& board) const { return group_.size() == 1 || isSmallest(board); }
    /// Returns the smallest of the images.
    [[nodiscard]] LetterMasks canonical(const LetterMasks& board) const {
        LetterMasks best = board;
        for (std::size_t which = 1; which < group_.size(); ++which) best = std::min(best, of(which, board));
        return best;
    }

  private:
    [[nodiscard]] bool isSmallest(const LetterMasks& board) const;
    [[nodiscard]] Cells moved(std::size_t which, Cells cells) const {
        Cells image = 0;
        const auto& tables = tables_[which];
        for (std::size_t byte = 0; byte < bytes_; ++byte) image |= tables[byte][(cells >> (8 * byte)) & 0xFFU];
        return image;
    }

    std::vector<Symmetry> group_;
    // For each symmetry: the letter that becomes each letter.
    std::vector<std::array<std::uint8_t, mostLetters>> sources_;
    std::size_t letters_;
    std::size_t bytes_;
    std::vector<std::vector<std::array<Cells, 256>>> tables_;
};

}  // namespace mitos::games::grid
