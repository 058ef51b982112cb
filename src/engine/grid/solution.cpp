#include "engine/grid/solution.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "base/zeroed_array.h"
#include "engine/grid/numbering.h"
#include "engine/grid/plan.h"
#include "search/solve/sweep.h"
#include "texts/grid.h"

namespace mitos::engine::grid {
namespace {

using base::Damage;
using games::grid::Images;
using search::solve::Score;

constexpr std::size_t blockBytes = std::size_t{1} << 18;

}  // namespace

struct Solution::Content {
    PlacementGame game;
    BoardText start;
    Numbering numbering;
    Images images;
    SolutionCounts counts;
    double seconds = 0;
    std::optional<base::ZeroedArray<Score>> table;  // in memory: every position, or canonical ones if it was unpacked
    std::optional<base::BlockFile> file;            // on disk: canonical ones

    Content(const PlacementGame& g, const BoardText& s)
        : game(g), start(s), numbering(game, s), images(imagesFor(game, s)) {}

    [[nodiscard]] std::optional<std::uint64_t> indexOf(const GridState& state) const {
        const LetterMasks& letters = file ? images.canonical(state.letters) : state.letters;
        return numbering.indexOf(letters, state.mover);
    }
    [[nodiscard]] std::uint8_t byteAt(std::uint64_t at) const { return table ? (*table)[at] : file->at(at); }

    // Return the value of a position from its number and the byte that is stored there.
    [[nodiscard]] PositionValue resultOf(const GridState& state, std::uint64_t index, Score stored) const;
    [[nodiscard]] PositionValue marginOf(const GridState& state, std::uint64_t index, Score stored) const;
};

// A full board is stored for one side only.
PositionValue Solution::Content::resultOf(const GridState& state, std::uint64_t index, Score stored) const {
    const Result result = search::solve::moverView(stored);
    const bool sameMover = numbering.moverAt(index, state.mover) == state.mover;
    return {sameMover ? result : search::solve::turned(result), std::nullopt};
}

// The points made so far count for the side that has them.
PositionValue Solution::Content::marginOf(const GridState& state, std::uint64_t index, Score stored) const {
    const int made = state.mover == Side::max ? state.points : -state.points;
    const int margin = made + search::solve::marginOf(stored);
    const int plies = storesPlies(game.rules()) ? byteAt(numbering.size() + index)
                                                : game.rules().cells() - std::popcount(state.occupied());
    return {Result{search::solve::outcomeOf(margin), plies}, margin};
}

Solution::Solution(std::unique_ptr<Content> content) : content_(std::move(content)) {}
Solution::Solution(Solution&&) noexcept = default;
Solution& Solution::operator=(Solution&&) noexcept = default;
Solution::~Solution() = default;

const BoardText& Solution::start() const { return content_->start; }
const SolutionCounts& Solution::counts() const { return content_->counts; }
double Solution::seconds() const { return content_->seconds; }
std::uint64_t Solution::bytes() const {
    return content_->file ? content_->file->packedSize() : content_->table->bytes();
}
std::uint64_t Solution::indices() const { return content_->numbering.size(); }

std::optional<Solution> Solution::make(const PlacementGame& game, const BoardText& start, unsigned threads,
                                       const base::Limits& limits, const base::StopFlag& stop, base::Halt& halt,
                                       const base::OnProgress& onProgress) {
    const Plan plan = planFor(game, start);
    if (!plan.possible || plan.bytes > limits.bytes) {
        halt = base::Halt::memory;
        return std::nullopt;
    }
    auto content = std::make_unique<Content>(game, start);
    content->table.emplace(static_cast<std::size_t>(plan.bytes));
    const auto canonical = [&](auto& position) { return content->images.isCanonical(position.letters()); };
    const search::solve::SweepReport report = content->numbering.visitSpace(
        game.rules(), content->table->items(), [&](const auto& space, const auto& values) {
            return search::solve::sweep(space, values, canonical, threads, limits, stop, onProgress);
        });
    halt = report.halt;
    if (!report.isComplete()) return std::nullopt;
    content->counts = report.counts;
    content->seconds = report.seconds;
    return Solution(std::move(content));
}

bool Solution::save(const std::filesystem::path& file, const base::Packing& packing) const {
    const Content& c = *content_;
    if (c.file) throw std::logic_error("a solution that was opened from a file is stored already");
    return base::writeBlockFile(
        file, writeSolutionHeader(c.game, c.start, c.counts), c.table->items(), blockBytes,
        [&](std::size_t first, std::span<std::uint8_t> block) {
            if (c.images.count() == 1) return;
            for (std::size_t i = 0; i < block.size(); ++i) {
                if (block[i] == search::solve::notReached) continue;
                const LetterMasks board = c.numbering.boardAt((first + i) % c.numbering.size());
                if (!c.images.isCanonical(board)) block[i] = search::solve::notReached;
            }
        },
        packing);
}

Solution Solution::open(const std::filesystem::path& file, const PlacementGame& game, const BoardText& start) {
    base::BlockFile table(file);
    const SolutionHeader header = readSolutionHeader(table.header());
    if (!isSameGame(header.rules, game.rules()) || header.start != start) throw Damage(base::say(text::solutionOther));
    const Plan plan = planFor(game, start);
    if (!plan.possible || table.size() != plan.bytes || table.blockBytes() != blockBytes)
        throw Damage(base::say(text::solutionSize));
    auto content = std::make_unique<Content>(game, start);
    content->counts = header.counts;
    content->file.emplace(std::move(table));
    return Solution(std::move(content));
}

std::optional<PositionValue> Solution::valueOf(const GridState& state) const {
    const Content& c = *content_;
    const auto index = c.indexOf(state);
    if (!index) return std::nullopt;
    const Score stored = c.byteAt(*index);
    if (!search::solve::isScore(stored)) return std::nullopt;
    return c.game.rules().countsPoints() ? c.marginOf(state, *index, stored) : c.resultOf(state, *index, stored);
}

bool Solution::unpack(std::uint64_t mostBytes) {
    Content& c = *content_;
    if (c.table || c.file->size() > mostBytes) return c.table.has_value();
    c.table.emplace(static_cast<std::size_t>(c.file->size()));
    std::size_t at = 0;
    for (std::size_t number = 0; number < c.file->blocks(); ++number) {
        const std::vector<std::uint8_t> block = c.file->block(number);
        std::copy(block.begin(), block.end(), c.table->items().begin() + static_cast<std::ptrdiff_t>(at));
        at += block.size();
    }
    return true;
}

void Solution::forEachStored(std::uint64_t first, std::uint64_t last,
                             const std::function<bool(const GridState&)>& visit) const {
    const Content& c = *content_;
    const int startLetters = std::popcount(c.game.startOn(c.start).occupied());
    for (std::uint64_t index = first; index < last; ++index) {
        if (c.byteAt(index) == search::solve::notReached) continue;
        GridState state;
        state.letters = c.numbering.boardAt(index);
        const bool firstToMove = ((std::popcount(state.occupied()) - startLetters) & 1) == 0;
        const Side alternating = firstToMove ? c.game.rules().first : games::grid::other(c.game.rules().first);
        if (!visit(c.game.position(state.letters, c.numbering.moverAt(index, alternating)))) return;
    }
}

}  // namespace mitos::engine::grid
