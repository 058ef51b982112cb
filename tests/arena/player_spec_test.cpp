#include "arena/player_spec.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "tests/support/thrown.h"
#include "texts/writing/language.h"

namespace mitos::arena {
namespace player_spec_test {

TEST(PlayerSpec, NamesTheEngineOfMitos) {
    const PlayerSpec plain = readPlayerSpec("mitos", "A");
    EXPECT_EQ(plain.speaks, Speaks::mitos);
    EXPECT_TRUE(plain.settings.empty());
    const PlayerSpec spec = readPlayerSpec("Mitos:depth=6, evaluation=./my.toml,time=250ms,name=me", "A");
    EXPECT_EQ(spec.allowed.depth, 6);
    EXPECT_EQ(spec.allowed.moveSeconds, 0.25);
    EXPECT_EQ(spec.name, "me");
    ASSERT_EQ(spec.settings.size(), 1U);
    EXPECT_EQ(spec.settings[0], (std::pair<std::string, std::string>("evaluation", "./my.toml")));
}

TEST(PlayerSpec, NamesProgramsWithTheirProtocol) {
    const PlayerSpec gtp = readPlayerSpec("gtp:./engine -x --book=a:b", "A");
    EXPECT_EQ(gtp.speaks, Speaks::gtp);
    EXPECT_EQ(gtp.launch.command, "./engine -x --book=a:b");
    const PlayerSpec nboard = readPlayerSpec("nboard[depth=12,dir=/opt/ntest,log=n.log]: ./ntest x ", "B");
    EXPECT_EQ(nboard.speaks, Speaks::nboard);
    EXPECT_EQ(nboard.launch.command, "./ntest x");
    EXPECT_EQ(nboard.launch.directory, "/opt/ntest");
    EXPECT_EQ(nboard.launch.log, "n.log");
    EXPECT_EQ(nboard.allowed.depth, 12);
    EXPECT_EQ(readPlayerSpec("ugi:x", "A").speaks, Speaks::ugi);
    EXPECT_EQ(readPlayerSpec("gtp:x", "A").launch.log, "/dev/null");
}

TEST(PlayerSpec, RefusesWhatItDoesNotUnderstand) {
    for (const char* text :
         {"", "uci:./x", "gtp", "gtp:", "gtp[depth=3:./x", "gtp[depth]:./x", "gtp[depth=0]:./x", "gtp[colour=red]:./x",
          "gtp[depth=3]./x", "mitos:time=never", "mitos:depth=", "mitos:=3"}) {
        try {
            readPlayerSpec(text, "A");
            FAIL() << text;
        } catch (const base::Error& error) {
            EXPECT_EQ(error.fault(), base::Fault::usage) << text;
            EXPECT_TRUE(error.in(text::Language::english).starts_with("A: ")) << error.what();
        }
    }
}

// A setting without effect would make another match than the one requested.
TEST(PlayerSpec, RefusesWhatTheProtocolHasNoWordsForAndWhatIsSaidTwice) {
    const std::pair<const char*, const char*> refused[] = {
        {"gtp[depth=1]:./x", "GTP has no word for a depth"},
        {"nboard[time=1s]:./x", "NBoard protocol has no word for time"},
        {"nboard[clock=60]:./x", "NBoard protocol has no word for time"},
        {"mitos:clock=soon", "clock"},
        {"nboard[depth=1,depth=2]:./x", "'depth' is said twice"},
        {"mitos:evaluation=phased,Evaluation=corners", "'evaluation' is said twice"},
        {"mitos[depth=3]:depth=3", "'depth' is said twice"},
        {"gtp[colour=red]:./x", "known: name, time, clock, dir, log"},
    };
    for (const auto& [text, reason] : refused) {
        const auto error = test::thrownBy<base::Error>([spec = text] { readPlayerSpec(spec, "A"); });
        ASSERT_TRUE(error) << text;
        EXPECT_EQ(error->fault(), base::Fault::usage);
        EXPECT_NE(error->in(text::Language::english).find(reason), std::string::npos)
            << error->in(text::Language::english);
    }
    EXPECT_EQ(readPlayerSpec("ugi[depth=4,time=1]:./x", "A").allowed.depth, 4);
    EXPECT_EQ(readPlayerSpec("mitos:clock=2.5+0.1", "A").allowed.clock, (GameClock{2.5, 0.1}));
}

}  // namespace player_spec_test
}  // namespace mitos::arena
