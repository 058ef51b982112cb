#include "champion/tiles/automaton.h"

#include <algorithm>
#include <unordered_map>

#include "base/hash.h"

namespace mitos::champion::tiles {
namespace {

using games::tiles::directions;
using games::tiles::MoveSet;

constexpr int mostMoves = 16;
constexpr int sideOfField = 2 * mostMoves + 1;  // the blank starts in the middle and never reaches an edge

using State = MoveAutomaton::State;
using Word = std::vector<std::uint8_t>;
using Rows = std::vector<std::array<State, directions>>;

/// Returns the automaton that finds any of many words (Aho and Corasick, 1975): a state is the longest suffix of what
/// was read that is a prefix of a word.
Rows automatonOf(const std::vector<Word>& words) {
    constexpr State none = MoveAutomaton::refused - 1;
    std::array<State, directions> blank{};
    blank.fill(none);
    Rows next(1, blank);
    for (const Word& word : words) {
        if (next.size() + word.size() >= none) break;  // the shortest words come first: those left out prune least
        State state = MoveAutomaton::start;
        for (std::size_t i = 0; i + 1 < word.size(); ++i) {
            if (next[state][word[i]] == none) {
                next[state][word[i]] = static_cast<State>(next.size());
                next.push_back(blank);
            }
            state = next[state][word[i]];
        }
        next[state][word.back()] = MoveAutomaton::refused;
    }
    std::vector<State> queue;  // breadth first: the state that another falls back to is complete before it
    std::vector<State> back(next.size(), MoveAutomaton::start);
    for (State& to : next[MoveAutomaton::start]) {
        if (to == none) {
            to = MoveAutomaton::start;
        } else if (to != MoveAutomaton::refused) {
            queue.push_back(to);
        }
    }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const State state = queue[i];
        for (std::size_t d = 0; d < directions; ++d) {
            State& to = next[state][d];
            const State fallen = next[back[state]][d];
            if (to == none) {
                to = fallen;
            } else if (to != MoveAutomaton::refused) {
                back[to] = fallen;
                queue.push_back(to);
            }
        }
    }
    return next;
}

/// What a sequence does, as two hashes over which tile comes to which cell, and the rectangle of cells that the blank
/// touches.
struct Effect {
    std::uint64_t hash = 0, check = 0;
    std::int8_t top = 0, bottom = 0, left = 0, right = 0;

    [[nodiscard]] bool inside(const Effect& other) const {
        return top >= other.top && bottom <= other.bottom && left >= other.left && right <= other.right;
    }
    void touch(int row, int column) {
        top = std::min(top, static_cast<std::int8_t>(row));
        bottom = std::max(bottom, static_cast<std::int8_t>(row));
        left = std::min(left, static_cast<std::int8_t>(column));
        right = std::max(right, static_cast<std::int8_t>(column));
    }
    /// Adds to the hashes, or removes from them, that the tile from `home` stands on `cell`.
    void toggle(std::size_t cell, std::size_t home) {
        if (cell == home) return;
        hash ^= base::mix(cell * sideOfField * sideOfField + home);
        check ^= base::mix((home * sideOfField * sideOfField + cell) ^ 0xA5A5'A5A5'0000'0000U);
    }
};

/// Finds the sequences to prune, length by length: of each effect the first sequence stays, if it fits.
class Finder {
  public:
    explicit Finder(MoveSet moves) : choices_(moves == MoveSet::king ? directions : 4) {
        homes_.resize(static_cast<std::size_t>(sideOfField * sideOfField));
        for (std::size_t cell = 0; cell < homes_.size(); ++cell) homes_[cell] = cell;
        effects_.emplace(0, Effect{});  // the empty sequence
    }

    std::vector<Word> find(int length) {
        for (length_ = 1; length_ <= length; ++length_) {
            rows_ = automatonOf(words_);
            walk(0, 0, MoveAutomaton::start, Effect{});
        }
        return words_;
    }

  private:
    static std::size_t cellAt(int row, int column) {
        return static_cast<std::size_t>((row + mostMoves) * sideOfField + column + mostMoves);
    }

    void walk(int row, int column, State state, const Effect& before) {
        for (std::size_t d = 0; d < choices_; ++d) {
            const State next = rows_[state][d];
            if (next == MoveAutomaton::refused) continue;
            const int toRow = row + games::tiles::steps[d].row;
            const int toColumn = column + games::tiles::steps[d].column;
            const std::size_t from = cellAt(row, column);
            const std::size_t to = cellAt(toRow, toColumn);
            Effect effect = before;
            effect.touch(toRow, toColumn);
            for (const std::size_t cell : {from, to}) effect.toggle(cell, homes_[cell]);
            std::swap(homes_[from], homes_[to]);
            for (const std::size_t cell : {from, to}) effect.toggle(cell, homes_[cell]);
            word_.push_back(static_cast<std::uint8_t>(d));
            if (static_cast<int>(word_.size()) < length_) {
                walk(toRow, toColumn, next, effect);
            } else {
                judge(effect);
            }
            word_.pop_back();
            std::swap(homes_[from], homes_[to]);
        }
    }

    void judge(const Effect& effect) {
        const auto [first, last] = effects_.equal_range(effect.hash);
        const bool again = std::any_of(first, last, [&](const auto& other) {
            return other.second.check == effect.check && other.second.inside(effect);
        });
        if (again) {
            words_.push_back(word_);
        } else {
            effects_.emplace(effect.hash, effect);
        }
    }

    std::size_t choices_;
    int length_ = 0;
    std::vector<std::size_t> homes_;  // of the tile on each cell; the blank's is its first
    Word word_;
    std::vector<Word> words_;
    Rows rows_;
    std::unordered_multimap<std::uint64_t, Effect> effects_;
};

}  // namespace

MoveAutomaton::MoveAutomaton(MoveSet moves, int length) {
    const std::vector<Word> words = Finder(moves).find(std::min(length, mostMoves - 1));
    next_ = automatonOf(words);
    sequences_ = words.size();
}

}  // namespace mitos::champion::tiles
