#include "champion/tiles/automaton.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace mitos::champion::tiles {
namespace {

using games::tiles::directions;
using games::tiles::MoveSet;

constexpr int mostMoves = 16;
constexpr int sideOfField = 2 * mostMoves + 1;  // the blank begins in the middle and never meets an edge

/// Moves of the blank, three bits each, the last one lowest.
struct Sequence {
    std::uint64_t moves = 0;
    int length = 0;

    [[nodiscard]] Sequence with(std::size_t direction) const { return {moves << 3U | direction, length + 1}; }
    [[nodiscard]] std::size_t at(int i) const { return (moves >> (3U * static_cast<unsigned>(length - 1 - i))) & 7U; }
    /// The last moves, with their number in front of them.
    [[nodiscard]] std::uint64_t end(int count) const {
        const std::uint64_t mark = std::uint64_t{1} << (3U * static_cast<unsigned>(count));
        return (moves & (mark - 1)) | mark;
    }
};

/// What a sequence does: where the blank ends, and which tile comes to which cell.
struct Effect {
    std::vector<std::pair<int, int>>
        moved;  // (cell, the tile that stood on this cell before), the blank's among them, sorted
    int top = 0, bottom = 0, left = 0, right = 0;  // the cells that it touches lie between these

    [[nodiscard]] bool inside(const Effect& other) const {
        return top >= other.top && bottom <= other.bottom && left >= other.left && right <= other.right;
    }
};

class Field {
  public:
    Field() : tiles_(static_cast<std::size_t>(sideOfField * sideOfField)) {
        for (std::size_t cell = 0; cell < tiles_.size(); ++cell) tiles_[cell] = static_cast<int>(cell);
    }

    Effect effectOf(const Sequence& sequence) {
        Effect effect;
        int row = mostMoves;
        int column = mostMoves;
        effect.top = effect.bottom = row;
        effect.left = effect.right = column;
        touched_.assign(1, cell(row, column));
        for (int i = 0; i < sequence.length; ++i) {
            const games::tiles::Step step = games::tiles::steps[sequence.at(i)];
            row += step.row;
            column += step.column;
            effect.top = std::min(effect.top, row);
            effect.bottom = std::max(effect.bottom, row);
            effect.left = std::min(effect.left, column);
            effect.right = std::max(effect.right, column);
            std::swap(tiles_[touched_.back()], tiles_[cell(row, column)]);
            touched_.push_back(cell(row, column));
        }
        for (const std::size_t at : touched_) {
            if (tiles_[at] != static_cast<int>(at)) effect.moved.emplace_back(static_cast<int>(at), tiles_[at]);
            tiles_[at] = static_cast<int>(at);  // as it was, for the next; a cell that comes again is at home now
        }
        std::sort(effect.moved.begin(), effect.moved.end());
        return effect;
    }

  private:
    static std::size_t cell(int row, int column) { return static_cast<std::size_t>(row * sideOfField + column); }

    std::vector<int> tiles_;
    std::vector<std::size_t> touched_;
};

std::uint64_t hashOf(const Effect& effect) {
    std::uint64_t hash = 0;
    for (const auto& [cell, tile] : effect.moved) {
        hash = (hash ^ static_cast<std::uint64_t>(cell * sideOfField * sideOfField + tile)) * 0x9e3779b97f4a7c15U;
        hash ^= hash >> 29U;
    }
    return hash;
}

/// All sequences up to a length that are to be refused and have no refused part, the shortest first.
std::vector<Sequence> refusedSequences(MoveSet moves, int length) {
    const std::size_t choices = moves == MoveSet::king ? directions : 4;
    Field field;
    std::unordered_multimap<std::uint64_t, Effect> known;
    known.emplace(hashOf({}), field.effectOf({}));
    std::unordered_set<std::uint64_t> ends;
    std::vector<Sequence> refused;
    std::vector<Sequence> layer(1);
    for (int n = 1; n <= length; ++n) {
        std::vector<Sequence> longer;
        for (const Sequence& sequence : layer) {
            for (std::size_t d = 0; d < choices; ++d) {
                const Sequence next = sequence.with(d);
                bool has = false;
                for (int count = 2; count <= n && !has; ++count) has = ends.contains(next.end(count));
                if (has) continue;
                Effect effect = field.effectOf(next);
                const std::uint64_t hash = hashOf(effect);
                const auto [first, last] = known.equal_range(hash);
                const bool again = std::any_of(first, last, [&](const auto& other) {
                    return other.second.moved == effect.moved && other.second.inside(effect);
                });
                if (again) {
                    refused.push_back(next);
                    ends.insert(next.end(n));
                } else {
                    longer.push_back(next);
                    known.emplace(hash, std::move(effect));
                }
            }
        }
        layer.swap(longer);
    }
    return refused;
}

}  // namespace

// The automaton that finds any of many words (Aho and Corasick, 1975): a state is the longest end of what was read that begins one
// of them.
MoveAutomaton::MoveAutomaton(MoveSet moves, int length) {
    const std::vector<Sequence> words = refusedSequences(moves, std::min(length, mostMoves));
    sequences_ = words.size();
    constexpr State none = refused - 1;
    std::array<State, directions> blank{};
    blank.fill(none);
    next_.assign(1, blank);
    for (const Sequence& word : words) {
        State state = start;
        for (int i = 0; i + 1 < word.length; ++i) {
            if (next_[state][word.at(i)] == none) {
                next_[state][word.at(i)] = static_cast<State>(next_.size());
                next_.push_back(blank);
            }
            state = next_[state][word.at(i)];
        }
        next_[state][word.at(word.length - 1)] = refused;
    }
    std::vector<State> queue;  // breadth first: what a state falls back to is complete before it
    std::vector<State> back(next_.size(), start);
    for (State& next : next_[start]) {
        if (next == none) {
            next = start;
        } else {
            queue.push_back(next);
        }
    }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const State state = queue[i];
        for (std::size_t d = 0; d < directions; ++d) {
            State& next = next_[state][d];
            const State fallen = next_[back[state]][d];
            if (next == none) {
                next = fallen;
            } else if (next != refused) {
                back[next] = fallen;
                queue.push_back(next);
            }
        }
    }
}

}  // namespace mitos::champion::tiles
