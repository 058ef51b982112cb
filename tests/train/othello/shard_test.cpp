// Files of samples.
#include "train/othello/shard.h"

#include <gtest/gtest.h>

#include "base/files.h"
#include "tests/support/temporary_directory.h"

namespace mitos::train::othello {
namespace shard_test {

TEST(Shard, IsReadBackOnlyWhenWholeAndOfTheSameOrigin) {
    const test::TemporaryDirectory directory;
    const auto path = directory.path() / "one.samples";
    const std::vector<Sample> samples{{{0x8100000000000001U, 0x42U}, -64}, {{3, 4}, 7}};
    EXPECT_FALSE(readShard(path, "a"));
    writeShard(path, "a", samples);
    EXPECT_EQ(readShard(path, "a"), samples);
    EXPECT_FALSE(readShard(path, "b"));
    std::string bytes = base::readFile(path);
    base::writeFile(path, bytes.substr(0, bytes.size() - 1));
    EXPECT_FALSE(readShard(path, "a"));
    bytes[bytes.size() - 12] = static_cast<char>(bytes[bytes.size() - 12] ^ 1);
    base::writeFile(path, bytes);
    EXPECT_FALSE(readShard(path, "a"));
}

}  // namespace shard_test
}  // namespace mitos::train::othello
