#include "api/tiles/milestone.h"

#include <gtest/gtest.h>

#include "base/checksum.h"
#include "base/error.h"
#include "tests/support/solving.h"
#include "tests/support/thrown.h"
#include "texts/tiles.h"
#include "texts/writing/language.h"

namespace mitos::api::tiles {
namespace milestone_test {

using games::tiles::MoveSet;
using games::tiles::orderedGoal;

const Shape shape{3, 4, MoveSet::plain};
const Board start{{5, 1, 3, 4, 9, 2, 6, 8, 0, 10, 7, 11}};
const Method champion{Algorithm::champion, std::nullopt};

Solver solver() { return {shape, orderedGoal(shape), champion}; }

Milestone milestone() {
    Milestone somewhere;
    somewhere.bound = 37;
    somewhere.nodes = 123456789012;
    somewhere.tasks = {true, false, true, true};
    return somewhere;
}

base::Phrase refusal(const Solver& reader, const Board& board, const std::string& text) {
    const auto error =
        test::thrownBy<base::Error>([&] { static_cast<void>(readMilestone(reader, board, text, "far.txt")); });
    if (!error) return {};
    EXPECT_EQ(error->fault(), base::Fault::input);
    EXPECT_NE(error->in(text::Language::english).find("far.txt"), std::string::npos);
    return error->message().phrase();
}

TEST(MilestoneFile, ReadsWhatWasWritten) {
    for (const std::vector<bool>& tasks : {std::vector<bool>{}, milestone().tasks}) {
        Milestone written = milestone();
        written.tasks = tasks;
        const Milestone read = readMilestone(solver(), start, writeMilestone(solver(), start, written), "far.txt");
        EXPECT_EQ(read.bound, written.bound);
        EXPECT_EQ(read.nodes, written.nodes);
        EXPECT_EQ(read.tasks, written.tasks);
    }
}

TEST(MilestoneFile, OfAnotherSearchIsRefused) {
    const std::string text = writeMilestone(solver(), start, milestone());
    EXPECT_EQ(refusal(solver(), orderedGoal(shape), text), text::milestoneOther);
    const Shape king{3, 4, MoveSet::king};
    Shape dear = shape;
    dear.costs.alongRows = 2;
    EXPECT_EQ(refusal(Solver(dear, orderedGoal(dear), champion), start, text), text::milestoneOther);
    const Shape turned{4, 3, MoveSet::plain};
    const Board otherGoal{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}};
    EXPECT_EQ(refusal(Solver(king, orderedGoal(king), champion), start, text), text::milestoneOther);
    EXPECT_EQ(refusal(Solver(turned, orderedGoal(turned), champion), start, text), text::milestoneOther);
    EXPECT_EQ(refusal(Solver(shape, otherGoal, champion), start, text), text::milestoneOther);
    EXPECT_EQ(refusal(Solver(shape, orderedGoal(shape), {Algorithm::champion, std::nullopt, 120}), start, text),
              text::milestoneOther);
    EXPECT_EQ(refusal(Solver(shape, orderedGoal(shape), {Algorithm::champion, std::nullopt, {}, TableSize::full}),
                      start, text),
              text::milestoneOther);
}

TEST(MilestoneFile, ThatIsNoneIsRefused) {
    EXPECT_EQ(refusal(solver(), start, ""), text::milestoneKind);
    EXPECT_EQ(refusal(solver(), start, "1 2 3 4\n"), text::milestoneKind);
}

TEST(MilestoneFile, DamagedAnywhereIsRefused) {
    const std::string text = writeMilestone(solver(), start, milestone());
    const std::size_t kind = text.find('\n') + 1;
    for (std::size_t at = kind; at < text.size(); ++at) {
        std::string altered = text;
        altered[at] = altered[at] == '7' ? '8' : '7';
        EXPECT_EQ(refusal(solver(), start, altered), text::milestoneDamaged) << "at " << at;
        EXPECT_EQ(refusal(solver(), start, text.substr(0, at)), text::milestoneDamaged) << "cut at " << at;
    }
    EXPECT_EQ(refusal(solver(), start, text + text), text::milestoneDamaged);
}

// A checksum finds damage, not malice: what follows it is still read with care.
TEST(MilestoneFile, WithValuesThatMakeNoSenseIsRefused) {
    const std::string text = writeMilestone(solver(), start, milestone());
    const auto forged = [&](const std::string& from, const std::string& to) {
        std::string body = text.substr(0, text.find("checksum "));
        body.replace(body.find(from), from.size(), to);
        return body + fmt::format("checksum {:016x}\n", base::checksum(body));
    };
    EXPECT_EQ(refusal(solver(), start, forged("bound 37", "bound 37")), base::Phrase());
    EXPECT_EQ(refusal(solver(), start, forged("bound 37", "bound -1")), text::milestoneDamaged);
    EXPECT_EQ(refusal(solver(), start, forged("bound 37", "bound 99999999999")), text::milestoneDamaged);
    EXPECT_EQ(refusal(solver(), start, forged("nodes ", "modes ")), text::milestoneDamaged);
    EXPECT_EQ(refusal(solver(), start, forged("parts 1011", "parts 10x1")), text::milestoneDamaged);
}

}  // namespace milestone_test
}  // namespace mitos::api::tiles
