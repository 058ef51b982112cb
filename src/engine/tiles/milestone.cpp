#include "engine/tiles/milestone.h"

#include <fmt/format.h>

#include "base/checksum.h"
#include "base/error.h"
#include "base/units.h"
#include "base/words.h"
#include "engine/tiles/names.h"
#include "games/tiles/text.h"
#include "texts/tiles.h"

namespace mitos::engine::tiles {
namespace {

constexpr std::string_view milestoneKind = "mitos tiles milestone 2\n";
constexpr std::string_view checksumKey = "checksum ";
constexpr std::uint64_t greatestBound = 100'000;  // with any weight; no board is so far from anything

std::string patternsText(const ChampionSearch& search) {
    const auto plan = champion::tiles::Solver(search.shape, search.goal, search.tables).plan(1);
    const auto pattern = [](const std::vector<int>& cells) {
        return base::joined(cells, ",", [](int cell) { return std::to_string(cell); });
    };
    return base::joined(plan.partitions, " ",
                        [&](const auto& partition) { return base::joined(partition, "/", pattern); });
}

/// What was searched for, line by line.
std::string headOf(const ChampionSearch& search) {
    const Shape& shape = search.shape;
    return fmt::format("{}size {}x{}\nmoves {}\ncosts {} {} {}\ngoal {}\nstart {}\ntables {}\nweight {}\npatterns {}\n",
                       milestoneKind, shape.rows, shape.columns, nameOf(shape.moves), shape.costs.alongRows,
                       shape.costs.alongColumns, shape.costs.diagonal, games::tiles::writeBoard(shape, search.goal),
                       games::tiles::writeBoard(shape, search.start), nameOf(search.tables), search.weightPercent,
                       patternsText(search));
}

std::string_view takeLine(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

[[noreturn]] void refuse(const base::Message& why) { throw base::Error(base::Fault::input, why); }

std::string checksumOf(std::string_view text) { return fmt::format("{:016x}\n", base::checksum(text)); }

}  // namespace

std::string writeMilestone(const ChampionSearch& search, const Milestone& milestone) {
    std::string text = headOf(search);
    text += fmt::format("bound {}\nnodes {}\nparts ", milestone.bound, milestone.nodes);
    for (const bool searched : milestone.tasks) text += searched ? '1' : '0';
    text += '\n';
    return text + std::string(checksumKey) + checksumOf(text);
}

Milestone readMilestone(const ChampionSearch& search, std::string_view text, const std::string& source) {
    using base::say;
    if (!text.starts_with(milestoneKind)) refuse(say(text::milestoneKind, source));
    const std::size_t end = text.rfind(checksumKey);
    if (end == std::string_view::npos || text.substr(end + checksumKey.size()) != checksumOf(text.substr(0, end)))
        refuse(say(text::milestoneDamaged, source));
    text = text.substr(0, end);
    const std::string head = headOf(search);
    for (std::string_view expected = head; !expected.empty();) {
        const std::string_view line = takeLine(text);
        const std::string_view expectedLine = takeLine(expected);
        constexpr std::size_t mostShown = 80;
        if (line != expectedLine) {
            refuse(say(text::milestoneOther, source, base::shownWord(line, mostShown),
                       base::shownWord(expectedLine, mostShown)));
        }
    }
    const auto valueOf = [&](std::string_view key) {
        const std::string_view line = takeLine(text);
        if (!line.starts_with(key)) refuse(say(text::milestoneDamaged, source));
        return line.substr(key.size());
    };
    const auto bound = base::readWhole(valueOf("bound "));
    const auto nodes = base::readWhole(valueOf("nodes "));
    const std::string_view parts = valueOf("parts ");
    if (!bound || *bound > greatestBound || !nodes || parts.find_first_not_of("01") != std::string_view::npos)
        refuse(say(text::milestoneDamaged, source));
    Milestone milestone;
    milestone.bound = static_cast<int>(*bound);
    milestone.nodes = *nodes;
    for (const char part : parts) milestone.tasks.push_back(part == '1');
    return milestone;
}

}  // namespace mitos::engine::tiles
