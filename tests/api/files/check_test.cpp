#include "api/files/check.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "api/grid/games.h"
#include "api/othello/evaluations.h"
#include "base/files.h"
#include "tests/support/corpus.h"
#include "tests/support/temporary_directory.h"
#include "texts/writing/language.h"

namespace mitos::api::files {
namespace check_test {

nlohmann::json jsonOf(const FileReport& report) {
    return nlohmann::json::parse(checkJson(report, text::Language::english));
}

TEST(CheckFile, TakesTheNamesOfGamesAndEvaluations) {
    for (const std::string& name : grid::gameNames()) {
        EXPECT_TRUE(std::holds_alternative<grid::CheckReport>(checkFile(name))) << name;
    }
    for (const std::string& name : othello::evaluationNames()) {
        const FileReport report = checkFile(name);
        EXPECT_TRUE(std::holds_alternative<othello::EvaluationReport>(report)) << name;
        EXPECT_EQ(errorOf(report), nullptr);
    }
}

TEST(CheckFile, TellsTheKindInJson) {
    EXPECT_EQ(jsonOf(checkFile("xox"))["kind"], "rules");
    const nlohmann::json phased = jsonOf(checkFile("phased"));
    EXPECT_EQ(phased["kind"], "evaluation");
    EXPECT_EQ(phased["sound"], true);
    EXPECT_EQ(phased["name"], "Phased");
    EXPECT_EQ(phased["sizes"], (std::vector<int>{4, 6, 8}));
    ASSERT_EQ(phased["phases"].size(), 3U);
    EXPECT_EQ(phased["phases"][1]["from"], 30);
    EXPECT_EQ(phased["phases"][1]["to"], 53);
    EXPECT_EQ(phased["phases"][1]["terms"]["vulnerable"], -20);
    EXPECT_FALSE(phased["phases"][1]["terms"].contains("discs"));
}

TEST(CheckFile, SaysWhatIsNeitherRulesNorEvaluation) {
    const test::TemporaryDirectory directory;
    const std::string path = (directory.path() / "letter.txt").string();
    base::writeFile(path, "Dear reader,\nthis is a letter.\n");
    const nlohmann::json json = jsonOf(checkFile(path));
    EXPECT_EQ(json["kind"], nullptr);
    EXPECT_EQ(json["sound"], false);
    EXPECT_EQ(json["line"], 1);
    EXPECT_NE(json["reason"].get<std::string>().find("neither a rule file"), std::string::npos);
    EXPECT_EQ(json["excerpt"], "Dear reader,");
}

TEST(CheckFile, SaysWhereBytesAreNoText) {
    const test::TemporaryDirectory directory;
    const std::string path = (directory.path() / "picture").string();
    base::writeFile(path, "first line\n\xFF\xD8\xFF");
    const nlohmann::json json = jsonOf(checkFile(path));
    EXPECT_EQ(json["kind"], nullptr);
    EXPECT_EQ(json["line"], 2);
    EXPECT_NE(json["reason"].get<std::string>().find("UTF-8"), std::string::npos);
}

TEST(CheckFile, TakesTheNamesOfAPersonsOwnEvaluations) {
    const test::TemporaryDirectory data;
    std::filesystem::create_directory(data / "evaluations");
    base::writeFile(data / "evaluations/mine.toml", "name = \"Mine\"\n[[phase]]\ncorners = 7\n");
    const FileReport report = checkFile("mine", data.path());
    ASSERT_NE(errorOf(report), nullptr);
    EXPECT_EQ(errorOf(report)->place().source, (data / "evaluations/mine.toml").string());
    EXPECT_EQ(jsonOf(report)["file"], "mine");
}

TEST(CheckFile, GivesTheFirstErrorOfAnEvaluation) {
    const test::TemporaryDirectory directory;
    const std::string path = (directory.path() / "bad").string();
    base::writeFile(path, "name = \"Bad\"\n[[phase]]\ncorners = 7\n");
    const FileReport report = checkFile(path);
    ASSERT_NE(errorOf(report), nullptr);
    const nlohmann::json json = jsonOf(report);
    EXPECT_EQ(json["kind"], "evaluation");
    EXPECT_EQ(json["line"], 3);
    EXPECT_EQ(json["column"], 1);
}

}  // namespace check_test
}  // namespace mitos::api::files
