#include "arena/program.h"

#include <gtest/gtest.h>

#include "tests/support/thrown.h"

namespace mitos::arena {
namespace program_test {

const std::string much(1 << 20, 'x');  // more than any pipe holds

class Deaf {
  public:
    explicit Deaf(double patience) : program_(launch(), patience, "quit") { program_.start(); }
    Program& operator*() { return program_; }

  private:
    Program program_;

    static Launch launch() {
        Launch launch;
        launch.command = "sleep 1000";
        return launch;
    }
};

// A player that does not read must not delay its match beyond the time of its move, nor after a person stops the
// match.
TEST(Program, ThatDoesNotReadHasFailedWhenItsTimeIsOver) {
    base::StopFlag stop;
    Deaf slow(300);
    const auto late = test::thrownBy<PlayerFailed>([&] { (*slow).tell(much, 0.05, stop, Failing::time); });
    ASSERT_TRUE(late);
    EXPECT_EQ(late->how(), Failing::time);
    EXPECT_FALSE((*slow).running()) << "the next game starts it again";
    Deaf silent(0.05);
    const auto hung = test::thrownBy<PlayerFailed>([&] { (*silent).tell(much, stop); });
    ASSERT_TRUE(hung);
    EXPECT_EQ(hung->how(), Failing::hang);
    Deaf stopped(300);
    stop.raise();
    EXPECT_THROW((*stopped).tell(much, stop), PlayerStopped);
}

TEST(Program, ThatHasEndedHasCrashed) {
    const base::StopFlag stop;
    Launch launch;
    launch.command = "true; exec 0<&-; echo gone; exit 3";
    Program program(launch, 300, "quit");
    program.start();
    program.await(
        [](std::string_view line) -> std::optional<bool> {
            return line == "gone" ? std::optional(true) : std::nullopt;
        },
        300, stop);
    const auto crashed = test::thrownBy<PlayerFailed>([&] {
        for (;;) program.tell("hello", stop);
    });
    ASSERT_TRUE(crashed);
    EXPECT_EQ(crashed->how(), Failing::crash);
    EXPECT_EQ(crashed->detail(), "exit 3");
}

TEST(Program, ThatClosesItsOutputIsSaidToHaveDoneSo) {
    const base::StopFlag stop;
    Launch launch;
    launch.command = "exec 1>&-; exec sleep 1000";
    Program program(launch, 300, "quit");
    program.start();
    const auto closed = test::thrownBy<PlayerFailed>(
        [&] { program.await([](std::string_view) { return std::optional<bool>(); }, 300, stop); });
    ASSERT_TRUE(closed);
    EXPECT_EQ(closed->how(), Failing::closed);
    EXPECT_EQ(closed->detail(), "output");
}

}  // namespace program_test
}  // namespace mitos::arena
