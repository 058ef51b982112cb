#include "evaluations/othello/evaluation.h"

#include <bit>
#include <utility>

#include "base/error.h"
#include "games/othello/game.h"
#include "texts/evaluations.h"

namespace mitos::evaluations::othello {
namespace {

using games::othello::bitOf;
using games::othello::Colour;

int valueOf(const std::array<std::array<std::int32_t, 256>, 8>& rows, const Board& board) {
    int value = 0;
    for (std::size_t row = 0; row < 8; ++row) {
        value += rows[row][(board.black >> (8 * row)) & 0xFFU] - rows[row][(board.white >> (8 * row)) & 0xFFU];
    }
    return value;
}

int more(Squares black, Squares white) { return std::popcount(black) - std::popcount(white); }

}  // namespace

Evaluation::Evaluation(Formula formula, int size)
    : formula_(std::move(formula)), size_(size), regions_(regionsOf(games::othello::Othello(size).size())) {
    if (const SquareTable* missing = formula_.missingFor(size)) {
        throw base::Error(base::Fault::usage,
                          base::say(text::evaluationSize, formula_.name, size, size, missing->name));
    }
    for (const Phase& phase : formula_.phases) {
        for (int discs = phase.from; discs <= phase.to; ++discs) {
            phaseOf_[static_cast<std::size_t>(discs)] = static_cast<std::uint8_t>(phases_.size());
        }
        phases_.push_back(compile(phase));
    }
}

Evaluation::Compiled Evaluation::compile(const Phase& phase) const {
    Compiled compiled;
    compiled.mobility = phase.coefficient(Term::mobility);
    compiled.vulnerable = phase.coefficient(Term::vulnerable);
    compiled.closeness = phase.coefficient(Term::closeness);

    std::array<std::int32_t, 64> weights{};  // by square of the 8x8 grid
    const std::pair<Term, Squares> places[] = {{Term::edge, regions_.edge},
                                               {Term::c, regions_.c},
                                               {Term::x, regions_.x},
                                               {Term::corner, regions_.corner},
                                               {Term::discs, regions_.all}};
    for (const auto& [term, squares] : places) {
        for (Squares left = squares; left != 0; left &= left - 1) {
            weights[static_cast<std::size_t>(std::countr_zero(left))] += phase.coefficient(term);
        }
    }
    const auto side = static_cast<std::size_t>(size_);
    for (std::size_t i = 0; i < formula_.tables.size(); ++i) {
        const std::vector<int>& table = formula_.tables[i].forSize(size_)->squares;
        for (std::size_t at = 0; at < table.size(); ++at) {
            weights[8 * (at / side) + at % side] += phase.tables[i] * table[at];
        }
    }
    for (std::size_t row = 0; row < 8; ++row) {
        for (std::size_t pattern = 1; pattern < 256; ++pattern) {
            const auto lowest = static_cast<std::size_t>(std::countr_zero(pattern));
            compiled.rows[row][pattern] = compiled.rows[row][pattern & (pattern - 1)] + weights[8 * row + lowest];
        }
    }
    return compiled;
}

int Evaluation::operator()(const Board& board) const {
    const Squares occupied = board.occupied();
    const Compiled& phase = phases_[phaseOf_[static_cast<std::size_t>(std::popcount(occupied))]];
    int value = valueOf(phase.rows, board);
    if (phase.mobility != 0) {
        value += phase.mobility * more(games::othello::legalMoves(board.black, board.white) & regions_.all,
                                       games::othello::legalMoves(board.white, board.black) & regions_.all);
    }
    if (phase.vulnerable != 0) {
        const Squares open = withNeighbours(regions_.all & ~occupied);
        value += phase.vulnerable * more(board.black & open, board.white & open);
    }
    if (phase.closeness != 0) {
        const Squares close = withNeighbours(regions_.corner & ~occupied);
        value += phase.closeness * more(board.black & close, board.white & close);
    }
    return value;
}

int Evaluation::count(Term term, const Board& board, Colour side) const {
    const Squares own = board.of(side);
    const Squares empty = regions_.all & ~board.occupied();
    switch (term) {
    case Term::mobility:
        return std::popcount(games::othello::legalMoves(own, board.of(other(side))) & regions_.all);
    case Term::vulnerable:
        return std::popcount(own & withNeighbours(empty));
    case Term::edge:
        return std::popcount(own & regions_.edge);
    case Term::c:
        return std::popcount(own & regions_.c);
    case Term::x:
        return std::popcount(own & regions_.x);
    case Term::corner:
        return std::popcount(own & regions_.corner);
    case Term::closeness:
        return std::popcount(own & withNeighbours(empty & regions_.corner));
    case Term::discs:
        break;
    }
    return std::popcount(own);
}

Breakdown Evaluation::breakdown(const Board& board) const {
    Breakdown result;
    result.discs = std::popcount(board.occupied());
    result.phase = phaseOf_[static_cast<std::size_t>(result.discs)];
    const Phase& phase = formula_.phases[result.phase];
    const auto add = [&result](Share share) {
        result.value += share.value();
        result.shares.push_back(std::move(share));
    };
    for (const Term term : allTerms) {
        if (phase.coefficient(term) == 0) continue;
        add({std::string(keyOf(term)), count(term, board, Colour::black), count(term, board, Colour::white),
             phase.coefficient(term)});
    }
    for (std::size_t i = 0; i < formula_.tables.size(); ++i) {
        if (phase.tables[i] == 0) continue;
        Share share{formula_.tables[i].name, 0, 0, phase.tables[i]};
        const std::vector<int>& weights = formula_.tables[i].forSize(size_)->squares;
        for (std::size_t at = 0; at < weights.size(); ++at) {
            const auto cell = static_cast<int>(at);
            const Squares square = bitOf(games::othello::squareAt(cell / size_, cell % size_));
            if ((board.black & square) != 0) share.black += weights[at];
            if ((board.white & square) != 0) share.white += weights[at];
        }
        add(std::move(share));
    }
    return result;
}

}  // namespace mitos::evaluations::othello
