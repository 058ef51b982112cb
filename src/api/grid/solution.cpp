#include "api/grid/solution.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <variant>

#include "base/block_file.h"
#include "base/checksum.h"
#include "base/error.h"
#include "base/texts/grid.h"
#include "base/zeroed_array.h"
#include "games/grid/column_space.h"
#include "games/grid/mover_space.h"
#include "games/grid/pile_space.h"
#include "games/grid/radix_space.h"
#include "games/grid/rule_file.h"
#include "games/grid/symmetry.h"
#include "games/grid/tier_space.h"
#include "search/solve/sweep.h"

namespace mitos::api::grid {
namespace {

using base::Damage;
using games::grid::ColumnSpace;
using games::grid::Images;
using games::grid::LetterMasks;
using games::grid::MoverSpace;
using games::grid::PileSpace;
using games::grid::RadixSpace;
using games::grid::Status;
using games::grid::TierSpace;
using search::solve::Outcome;
using search::solve::Result;
using search::solve::Score;

using AnySpace =
    std::variant<TierSpace, ColumnSpace, RadixSpace, PileSpace, MoverSpace<RadixSpace>, MoverSpace<PileSpace>>;

constexpr std::size_t blockBytes = std::size_t{1} << 18;
constexpr double indicesPerSecond = 25e6;  // measured, one core, the slowest of the spaces

// Where a point gives another turn, a board does not say who moves. It need not, if points are all that counts and both sides
// have the same letters and the same aims: then what can still be made is the same for either.
bool boardsSuffice(const Rules& rules) {
    if (!rules.again) return true;
    const auto sorted = [](std::string letters) {
        std::sort(letters.begin(), letters.end());
        return letters;
    };
    return rules.countsPoints() && sorted(rules.maxLetters) == sorted(rules.minLetters) &&
           std::all_of(rules.patterns.begin(), rules.patterns.end(),
                       [](const games::grid::Pattern& p) { return p.owner == games::grid::Owner::completer; });
}

// Points are made by the last move only, and there may be few or many moves before: the plies are kept beside the margins.
bool keepsPlies(const Rules& rules) { return rules.countsPoints() && rules.ending == games::grid::Ending::anyPattern; }

template <class Space>
struct Numbering {
    const char* name;
    std::uint64_t size = 0;
    AnySpace make(const PlacementGame& game, const BoardText& start) const { return Space(game, start); }
};

// Calls with(numbering) for the smallest numbering that fits the rules.
template <class With>
auto withNumbering(const Rules& rules, const BoardText& start, const With& with) {
    if (TierSpace::fits(rules)) return with(Numbering<TierSpace>{"tiers", TierSpace::sizeFor(rules, start)});
    if (ColumnSpace::fits(rules)) return with(Numbering<ColumnSpace>{"columns", ColumnSpace::sizeFor(rules, start)});
    if (boardsSuffice(rules)) {
        if (rules.gravity) return with(Numbering<PileSpace>{"piles", PileSpace::sizeFor(rules, start)});
        return with(Numbering<RadixSpace>{"radix", RadixSpace::sizeFor(rules, start)});
    }
    if (rules.gravity) {
        using Space = MoverSpace<PileSpace>;
        return with(Numbering<Space>{"piles and mover", Space::sizeFor(rules, start)});
    }
    using Space = MoverSpace<RadixSpace>;
    return with(Numbering<Space>{"radix and mover", Space::sizeFor(rules, start)});
}

AnySpace makeSpace(const PlacementGame& game, const BoardText& start) {
    return withNumbering(game.rules(), start, [&](const auto& numbering) { return numbering.make(game, start); });
}

// Those of games in which points are kept.
template <class Space>
constexpr bool countsGains = !std::is_same_v<Space, TierSpace> && !std::is_same_v<Space, ColumnSpace>;

template <class Space>
constexpr bool knowsMover = requires(const Space& space) {
    space.moverAt(0);
};

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
        : game(g), start(s), space(makeSpace(game, s)), images(imagesFor(game, s)) {}

    [[nodiscard]] std::optional<std::uint64_t> indexOf(const GridState& state) const {
        const LetterMasks& letters = file ? images.canonical(state.letters) : state.letters;
        return std::visit(
            [&]<class Space>(const Space& s) {
                if constexpr (knowsMover<Space>) {
                    return s.indexOf(letters, state.mover);
                } else {
                    return s.indexOf(letters);
                }
            },
            space);
    }
    [[nodiscard]] std::uint8_t byteAt(std::uint64_t at) const { return table ? (*table)[at] : file->at(at); }
    [[nodiscard]] std::uint64_t size() const {
        return std::visit([](const auto& s) { return s.size(); }, space);
    }
    /// Who moves there, if the number says so.
    [[nodiscard]] Side moverAt(std::uint64_t index, Side otherwise) const {
        return std::visit(
            [&]<class Space>(const Space& s) {
                if constexpr (knowsMover<Space>) {
                    return s.moverAt(index);
                } else {
                    return otherwise;
                }
            },
            space);
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
    Plan plan;
    withNumbering(game.rules(), start, [&](const auto& numbering) {
        plan.space = numbering.name;
        plan.indices = numbering.size;
    });
    const bool eitherMoves = game.rules().again && boardsSuffice(game.rules());  // one number for both movers
    plan.positions = eitherMoves ? 2 * plan.indices : plan.indices;
    plan.possible = plan.indices < (std::uint64_t{1} << 40);
    plan.bytes = plan.possible ? plan.indices * (keepsPlies(game.rules()) ? 2 : 1) : 0;
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
    content->table.emplace(static_cast<std::size_t>(plan.bytes));
    const auto canonical = [&](auto& position) { return content->images.isCanonical(position.letters()); };
    const search::solve::SweepReport report = std::visit(
        [&]<class Space>(const Space& space) {
            const auto fill = [&](const auto& values) {
                return search::solve::sweep(space, values, canonical, threads, limits, stop, tell);
            };
            const std::span<Score> table = content->table->items();
            if constexpr (countsGains<Space>) {
                if (keepsPlies(game.rules())) {
                    const std::size_t size = space.size();
                    return fill(search::solve::StoredMarginsAndPlies(table.first(size), table.subspan(size)));
                }
                if (game.rules().countsPoints()) return fill(search::solve::StoredMargins(table));
            }
            return fill(search::solve::StoredResults(table));
        },
        content->space);
    halt = report.halt;
    if (!report.isComplete()) return std::nullopt;
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
                const LetterMasks board =
                    std::visit([&](const auto& s) { return s.boardAt((first + i) % s.size()); }, c.space);
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
    if (!plan.possible || table.size() != plan.bytes || table.blockBytes() != blockBytes)
        throw Damage(base::say(text::solutionSize));
    auto content = std::make_unique<Content>(game, start);
    content->counts = name.counts;
    content->file.emplace(std::move(table));
    return Solution(std::move(content));
}

std::optional<Worth> Solution::worthOf(const GridState& state) const {
    const Content& c = *content_;
    const auto index = c.indexOf(state);
    if (!index) return std::nullopt;
    const Score score = c.byteAt(*index);
    if (!search::solve::isScore(score)) return std::nullopt;
    if (!c.game.rules().countsPoints()) {
        // A full board is kept for one side only.
        const Result result = search::solve::moverView(score);
        return Worth{c.moverAt(*index, state.mover) == state.mover ? result : search::solve::turned(result),
                     std::nullopt};
    }
    // The points made so far count for the side that has them.
    const int made = state.mover == Side::max ? state.points : -state.points;
    const int margin = made + search::solve::marginOf(score);
    const int plies = keepsPlies(c.game.rules()) ? c.byteAt(c.size() + *index)
                                                 : c.game.rules().cells() - std::popcount(state.occupied());
    const Outcome outcome = margin > 0 ? Outcome::win : margin < 0 ? Outcome::loss : Outcome::draw;
    return Worth{Result{outcome, plies}, margin};
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

std::uint64_t Solution::indices() const { return content_->size(); }

void Solution::forEachStored(std::uint64_t from, std::uint64_t to,
                             const std::function<bool(const GridState&)>& visit) const {
    const Content& c = *content_;
    const int startLetters = std::popcount(c.game.startOn(c.start).occupied());
    for (std::uint64_t index = from; index < to; ++index) {
        if (c.byteAt(index) == search::solve::notReached) continue;
        const LetterMasks letters = std::visit([&](const auto& s) { return s.boardAt(index); }, c.space);
        GridState state;
        state.letters = letters;
        const bool firstToMove = ((std::popcount(state.occupied()) - startLetters) & 1) == 0;
        const Side alternating = firstToMove ? c.game.rules().first : games::grid::other(c.game.rules().first);
        if (!visit(c.game.position(letters, c.moverAt(index, alternating)))) return;
    }
}

}  // namespace mitos::api::grid
