#include "formats/othello/ggf_ends.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/random.h"
#include "formats/othello/ggf.h"
#include "tests/support/scale.h"

namespace mitos::formats::othello {
namespace ggf_ends_test {

// Finds the end by the definition of the format, byte by byte, from the beginning each time.
std::optional<std::size_t> plainLength(std::string_view text) {
    bool within = false;
    for (std::size_t at = 2; at < text.size(); ++at) {
        if (within) {
            within = text[at] != ']';
        } else if (text[at] == '[') {
            within = true;
        } else if (text.substr(at).starts_with(";)")) {
            return at + 2;
        } else if (text.substr(at).starts_with("(;")) {
            return at;
        }
    }
    return std::nullopt;
}

TEST(GgfEnds, AreWhereTheFormatSays) {
    const std::uint64_t seed = 614;
    SCOPED_TRACE(seed);
    base::Random random(seed);
    for (int i = 0; i < test::times(3000, 300); ++i) {
        std::string text = "(;";
        for (std::uint64_t length = random.below(60); length > 0; --length) {
            constexpr std::array<std::string_view, 8> parts{"(;", ";)", "[", "]", "(", ";", "a", "B[f5]"};
            text += parts[random.below(parts.size())];
        }
        // Games begin at some of the `(;`, in order; the text arrives in pieces.
        GgfEnds ends;
        std::size_t held = 2;
        for (std::size_t at = 0; at != std::string::npos; at = text.find("(;", at + 2)) {
            if (at > 0 && random.below(3) == 0) continue;
            held = std::max(held, at + 2);
            for (;;) {
                const std::string_view seen = std::string_view(text).substr(at, held - at);
                ASSERT_EQ(ends.lengthOf(seen, at), plainLength(seen)) << text << " at " << at << " to " << held;
                if (held == text.size() || random.below(2) == 0) break;
                held = std::min(text.size(), held + 1 + random.below(5));
            }
        }
    }
}

// Values that lost their ends: every game swallows all that follow it, and the reader tries each of them.
std::string swallowing(std::string_view unit, std::size_t bytes, std::string_view tail) {
    std::string text;
    while (text.size() < bytes) text += unit;
    return text.append(tail);
}

std::uint64_t lookedFor(const std::string& text) {
    GgfEnds ends;
    for (std::size_t at = 0; at != std::string::npos; at = text.find("(;", at + 2))
        static_cast<void>(ends.lengthOf(std::string_view(text).substr(at), at));
    return ends.looked();
}

TEST(GgfEnds, LookAtNoByteMoreThanAFewTimes) {
    for (const std::string_view unit : {"(;B[", "(;1[x", "(;X[y(;", "(;a", "(;]", "(;[]["}) {
        for (const std::string_view tail : {"", "]", "];)", "]X[y]X[y]X[y]X[y]", "]((((;;;;"}) {
            const std::uint64_t small = lookedFor(swallowing(unit, 20'000, tail));
            const std::uint64_t large = lookedFor(swallowing(unit, 200'000, tail));
            EXPECT_LE(small, 4U * 20'100) << unit << " " << tail;
            EXPECT_LE(large, 4U * 200'100) << unit << " " << tail;
        }
    }
}

// Two mebibytes, which would take minutes if every game were scanned to the end of the last.
TEST(GgfReader, PassesQuicklyOverValuesWithoutEnd) {
    const std::string unit = "(;B[" + std::string(28, 'x');
    for (const std::string_view tail : {"", "]", "];)"}) {
        const std::string text = swallowing(unit, std::size_t{test::sanitized ? 1U : 8U} << 18U, tail);
        GgfReader reader(base::bytesOf(text), "games.ggf");
        std::size_t bad = 0;
        for (bool more = true; more;) {
            try {
                more = reader.next().has_value();
            } catch (const base::TextError&) {
                ++bad;
            }
        }
        EXPECT_EQ(bad, text.size() / unit.size());
    }
}

TEST(GgfReader, RefusesAValueOfAPropertyItReadsThatIsTooLong) {
    const std::string name(4000, 'n');
    EXPECT_EQ(readGgf("(;PB[" + name + "];)", std::string("test")).black.name, name);
    EXPECT_THROW(readGgf("(;PB[" + name + name + "];)", std::string("test")), base::TextError);
    EXPECT_NO_THROW(readGgf("(;CO[" + name + name + "];)", std::string("test"))) << "a comment is not read";
}

}  // namespace ggf_ends_test
}  // namespace mitos::formats::othello
