#include "api/grid/solution.h"

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <variant>

#include "base/block_file.h"
#include "base/checksum.h"
#include "base/error.h"
#include "base/texts/grid.h"
#include "base/zeroed_array.h"
#include "games/grid/column_space.h"
#include "games/grid/radix_space.h"
#include "games/grid/rule_file.h"
#include "games/grid/symmetry.h"
#include "games/grid/tier_space.h"
#include "search/solve/points.h"
#include "search/solve/sweep.h"

namespace mitos::api::grid {
namespace {

using base::Damage;
using games::grid::ColumnSpace;
using games::grid::Images;
using games::grid::LetterMasks;
using games::grid::RadixSpace;
using games::grid::Status;
using games::grid::TierSpace;
using search::solve::Outcome;
using search::solve::Result;
using search::solve::Score;

using AnySpace = std::variant<TierSpace, RadixSpace, ColumnSpace>;

constexpr std::size_t blockBytes = std::size_t{1} << 18;
constexpr double indicesPerSecond = 25e6;  // measured, one core, the slowest of the spaces

// The smallest numbering that fits the rules.
std::optional<AnySpace> makeSpace(const PlacementGame& game, const BoardText& start) {
    const Rules& rules = game.rules();
    if (TierSpace::fits(rules)) return TierSpace(game, start);
    if (ColumnSpace::fits(rules)) return ColumnSpace(game, start);
    if (RadixSpace::fits(rules) || RadixSpace::fitsPoints(rules)) return RadixSpace(game, start);
    return std::nullopt;
}

Images imagesFor(const PlacementGame& game, const BoardText& start) {
    return {games::grid::keeping(games::grid::symmetriesOf(game), game.startOn(start).letters), game.rules().cells(),
            static_cast<int>(game.rules().letters.size())};
}

// Rules as one line of text: what makes two games the same.
std::string fingerprint(const Rules& rules) {
    std::string text = fmt::format(
        "{}x{} first {} gravity {} max {} min {} lines {}{}{} end {} winner {} full {} again {}", rules.rows,
        rules.columns, static_cast<int>(rules.first), rules.gravity, rules.maxLetters, rules.minLetters,
        rules.alongRows, rules.alongColumns, rules.alongDiagonals, static_cast<int>(rules.ending),
        static_cast<int>(rules.winner), static_cast<int>(rules.full), rules.again);
    for (const auto& pattern : rules.patterns)
        text += fmt::format(" {}:{}", pattern.text, static_cast<int>(pattern.owner));
    return text;
}

}  // namespace

struct Solution::Content {
    PlacementGame game;
    BoardText start;
    AnySpace space;
    Images images;
    SolutionCounts counts;
    double seconds = 0;
    std::optional<base::ZeroedArray<Score>> table;  // in memory: every position, or canonical ones if it was unpacked
    std::optional<base::BlockFile> file;            // on disk, canonical ones

    Content(const PlacementGame& g, const BoardText& s)
        : game(g), start(s), space(*makeSpace(game, s)), images(imagesFor(game, s)) {}

    [[nodiscard]] Score scoreAt(const LetterMasks& letters) const {
        const LetterMasks& key = file ? images.canonical(letters) : letters;
        const auto index = std::visit([&](const auto& s) { return s.indexOf(key); }, space);
        if (!index) return search::solve::notReached;
        return table ? (*table)[*index] : file->at(*index);
    }
};

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

Plan planFor(const PlacementGame& game, const BoardText& start) {
    const Rules& rules = game.rules();
    Plan plan;
    if (TierSpace::fits(rules)) {
        plan.space = "tiers";
        plan.indices = TierSpace::sizeFor(rules, start);
    } else if (ColumnSpace::fits(rules)) {
        plan.space = "columns";
        plan.indices = ColumnSpace::sizeFor(rules, start);
    } else if (RadixSpace::fits(rules) || RadixSpace::fitsPoints(rules)) {
        plan.space = "radix";
        plan.indices = RadixSpace::sizeFor(rules, start);
    }
    plan.possible = !plan.space.empty() && plan.indices < (std::uint64_t{1} << 40);
    plan.bytes = plan.possible ? plan.indices : 0;
    plan.seconds = plan.possible ? static_cast<double>(plan.indices) / indicesPerSecond : 0;
    plan.symmetries = imagesFor(game, start).count();
    return plan;
}

std::optional<Solution> Solution::make(const PlacementGame& game, const BoardText& start, unsigned threads,
                                       const base::Limits& limits, const base::StopFlag& stop, base::Halt& halt,
                                       const base::Tell& tell) {
    const Plan plan = planFor(game, start);
    if (!plan.possible || plan.bytes > limits.bytes) {
        halt = base::Halt::memory;
        return std::nullopt;
    }
    auto content = std::make_unique<Content>(game, start);
    content->table.emplace(static_cast<std::size_t>(plan.indices));
    const auto canonical = [&](auto& here) { return content->images.isCanonical(here.letters()); };
    const search::solve::SweepReport report = std::visit(
        [&](const auto& space) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(space)>, RadixSpace>) {
                if (game.rules().countsPoints()) {
                    return search::solve::sweepPoints(space, *content->table, threads, canonical, limits, stop, tell);
                }
            }
            return search::solve::sweep(space, *content->table, threads, canonical, limits, stop, tell);
        },
        content->space);
    halt = report.halt;
    if (!report.complete) return std::nullopt;
    content->counts = {report.counts.positions, report.counts.canonical, report.counts.finished, report.counts.stored};
    content->seconds = report.seconds;
    return Solution(std::move(content));
}

std::string solutionHeader(const PlacementGame& game, const BoardText& start, const SolutionCounts& counts) {
    nlohmann::ordered_json json;
    json["game"] = game.rules().name;
    json["rules"] = game.rules().text;
    json["first"] = game.rules().first == Side::max ? "max" : "min";
    json["start"] = start;
    json["positions"] = counts.positions;
    json["canonical_positions"] = counts.canonical;
    json["finished"] = counts.finished;
    json["stored"] = counts.stored;
    return json.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace);
}

SolutionName readSolutionHeader(const std::string& header) {
    try {
        const nlohmann::json json = nlohmann::json::parse(header);
        SolutionName name;
        name.rules = games::grid::readRules(json.at("rules").get<std::string>(), "rules");
        name.rules.first = json.at("first") == "max" ? Side::max : Side::min;
        name.start = games::grid::readBoardText(name.rules, json.at("start").get<std::string>(), "start");
        name.counts = {json.at("positions"), json.at("canonical_positions"), json.at("finished"), json.at("stored")};
        return name;
    } catch (const nlohmann::json::exception&) {
        throw Damage(base::say(text::solutionNoHeader));
    } catch (const base::Error& error) {
        throw Damage(base::say(text::solutionNoGame, error.what()));
    }
}

bool Solution::save(const std::filesystem::path& file, const base::Packing& packing) const {
    const Content& c = *content_;
    if (c.file) throw std::logic_error("a solution that was opened from a file is stored already");
    return base::writeBlockFile(
        file, solutionHeader(c.game, c.start, c.counts), c.table->items(), blockBytes,
        [&](std::size_t first, std::span<std::uint8_t> block) {
            if (c.images.count() == 1) return;
            for (std::size_t i = 0; i < block.size(); ++i) {
                if (block[i] == search::solve::notReached) continue;
                const LetterMasks board = std::visit([&](const auto& s) { return s.boardAt(first + i); }, c.space);
                if (!c.images.isCanonical(board)) block[i] = search::solve::notReached;
            }
        },
        packing);
}

Solution Solution::open(const std::filesystem::path& file, const PlacementGame& game, const BoardText& start) {
    base::BlockFile table(file);
    const SolutionName name = readSolutionHeader(table.header());
    if (fingerprint(name.rules) != fingerprint(game.rules()) || name.start != start) {
        throw Damage(base::say(text::solutionOther));
    }
    const Plan plan = planFor(game, start);
    if (!plan.possible || table.size() != plan.indices || table.blockBytes() != blockBytes)
        throw Damage(base::say(text::solutionSize));
    auto content = std::make_unique<Content>(game, start);
    content->counts = name.counts;
    content->file.emplace(std::move(table));
    return Solution(std::move(content));
}

std::optional<Worth> Solution::worthOf(const GridState& state) const {
    const Content& c = *content_;
    const Score score = c.scoreAt(state.letters);
    if (!search::solve::isScore(score)) return std::nullopt;
    if (!c.game.rules().countsPoints()) return Worth{search::solve::moverView(score), std::nullopt};
    // The points made so far count for the side that has them.
    const int made = state.mover == Side::max ? state.points : -state.points;
    const int margin = made + search::solve::marginOf(score);
    const int empties = c.game.rules().cells() - std::popcount(state.occupied());
    const Outcome outcome = margin > 0 ? Outcome::win : margin < 0 ? Outcome::loss : Outcome::draw;
    return Worth{Result{outcome, empties}, margin};
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

std::uint64_t Solution::indices() const { return content_->table ? content_->table->size() : content_->file->size(); }

void Solution::forEachStored(std::uint64_t from, std::uint64_t to,
                             const std::function<bool(const GridState&)>& visit) const {
    const Content& c = *content_;
    const int startLetters = std::popcount(c.game.startOn(c.start).occupied());
    for (std::uint64_t index = from; index < to; ++index) {
        const Score score = c.table ? (*c.table)[index] : c.file->at(index);
        if (score == search::solve::notReached) continue;
        const LetterMasks letters = std::visit([&](const auto& s) { return s.boardAt(index); }, c.space);
        GridState state;
        state.letters = letters;
        const bool even = ((std::popcount(state.occupied()) - startLetters) & 1) == 0;
        const Side mover = even ? c.game.rules().first : games::grid::other(c.game.rules().first);
        if (!visit(c.game.position(letters, mover))) return;
    }
}

}  // namespace mitos::api::grid
