#include "web/live.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "tests/support/thrown.h"

namespace mitos::web {
namespace live_test {

TEST(Live, ReadsRequestsAndCancels) {
    const LiveMessage request = readLive(R"({"id":"7","request":"tiles/solve","body":{"start":"x"}})");
    EXPECT_FALSE(request.cancel);
    EXPECT_EQ(request.id, "7");
    EXPECT_EQ(request.request, "tiles/solve");
    EXPECT_EQ(request.body["start"], "x");
    EXPECT_EQ(readLive(R"({"cancel":"7"})").cancel, "7");
    EXPECT_TRUE(readLive(R"({"id":"7","request":"x"})").body.is_object());
}

TEST(Live, RefusesWhatIsNeither) {
    for (const char* text :
         {"", "[]", "{}", R"({"id":7,"request":"x"})", R"({"id":"7"})", R"({"id":"7","request":"x","body":[]})",
          R"({"cancel":"7","id":"8"})", R"({"id":"7","request":"x","more":1})"}) {
        EXPECT_TRUE(test::thrownBy<base::Error>([&] { readLive(text); })) << text;
    }
    EXPECT_TRUE(test::thrownBy<base::Error>([] { readLive(R"({"cancel":")" + std::string(65, 'x') + "\"}"); }));
}

TEST(Live, AnswersCarryTheIdAsItWas) {
    const std::string id = "a\"b\\";
    const Json result = Json::parse(liveReply(id, {200, R"({"x":1})", false}));
    EXPECT_EQ(result["id"], id);
    EXPECT_EQ(result["result"]["x"], 1);
    const Json error = Json::parse(liveReply(id, refusal(400, Trouble::usage, "no")));
    EXPECT_EQ(error["id"], id);
    EXPECT_EQ(error["error"]["message"], "no");
    EXPECT_TRUE(Json::parse(liveTrouble(refusal(400, Trouble::usage, "no")))["id"].is_null());
    EXPECT_EQ(Json::parse(liveProgress(id, {0.5, 7, 1, 2, 3, 4}))["progress"]["nodes"], 7);
    const Json partial = Json::parse(livePartial(id, R"({"x":1})"));
    EXPECT_EQ(partial["id"], id);
    EXPECT_EQ(partial["partial"]["x"], 1);
}

}  // namespace live_test
}  // namespace mitos::web
