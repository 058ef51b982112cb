#include "web/common/fields.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "tests/support/languages.h"
#include "tests/support/thrown.h"
#include "tests/web/support/asking.h"
#include "texts/writing/language.h"

namespace mitos::web {
namespace fields_test {

using base::Error;
using base::TextError;
using test::thrownBy;

std::string complaint(std::string_view text) {
    const auto error = thrownBy<Error>([&] { readObject(text); });
    return error ? error->in(text::Language::english) : "";
}

TEST(Fields, TellWhereTextIsNoJson) {
    const auto error = thrownBy<TextError>([] { readObject("{\"a\":1,\n \"b\":}"); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place().line, 2U);
    EXPECT_EQ(error->place().column, 6U);
    EXPECT_EQ(error->fault(), base::Fault::input);
}

TEST(Fields, RefuseWhatNoRequestNeeds) {
    EXPECT_EQ(complaint("[]"), "the body has to be a JSON object");
    EXPECT_EQ(complaint("7"), "the body has to be a JSON object");
    EXPECT_EQ(complaint(""), "this is not JSON");
    EXPECT_EQ(complaint("{\"a\":1e999}"), "this is not JSON");
    EXPECT_EQ(complaint("{\"a\":\"\xff\"}"), "this is not JSON");
    EXPECT_EQ(complaint("{\"a\":1,\"a\":2}"), "the key 'a' stands twice");
    EXPECT_EQ(complaint("{\"a\":{\"b\":1},\"b\":2}"), "");
}

TEST(Fields, RefuseDeepNestingBeforeItCostsAnything) {
    const std::string deep = "{\"a\":" + std::string(30'000, '[') + std::string(30'000, ']') + "}";
    EXPECT_EQ(complaint(deep), "the JSON is nested more than 16 deep");
    std::string many = "{\"a0\":0";
    for (int i = 1; i < 64; ++i) many += ",\"a" + std::to_string(i) + "\":0";
    EXPECT_EQ(readObject(many + "}").size(), 64U);
    EXPECT_EQ(complaint(many + ",\"b\":0}"), "an object of the JSON has more than 64 keys");
    EXPECT_EQ(complaint("{\"a\":" + std::string(60'000, '[')), "the JSON is nested more than 16 deep");
}

options::Option wholeNamed(std::string_view name, std::uint64_t least, std::uint64_t most) {
    return {.name = name, .kind = options::Kind::whole, .least = least, .most = most};
}

options::Option decimalNamed(std::string_view name, std::uint64_t least, std::uint64_t most) {
    return {.name = name, .kind = options::Kind::decimal, .least = least, .most = most};
}

TEST(Fields, ReadEachKindAndNameTheKeyThatIsOfAnother) {
    const Json json = readObject(R"({"text":"x","whole":7,"number":1.5,"flag":true,"texts":["a","b"],"none":null})");
    Fields fields(json);
    EXPECT_EQ(fields.text("text"), "x");
    EXPECT_EQ(fields.whole(wholeNamed("whole", 0, 9)), 7U);
    EXPECT_EQ(fields.decimal(decimalNamed("number", 1, 2)), 1.5);
    EXPECT_EQ(fields.flag("flag"), true);
    EXPECT_EQ(fields.texts("texts", 2)->size(), 2U);
    EXPECT_FALSE(fields.text("none"));
    EXPECT_FALSE(fields.text("absent"));
    fields.finish();
    const auto said = [](auto&& act) { return thrownBy<Error>(act)->in(text::Language::english); };
    EXPECT_EQ(said([&] { fields.text("whole"); }), "'whole' has to be a text");
    EXPECT_EQ(said([&] { fields.whole(wholeNamed("whole", 8, 9)); }),
              "'7' is no value for whole: a whole number from 8 to 9");
    EXPECT_EQ(said([&] { fields.whole(wholeNamed("number", 0, 9)); }),
              "'1.5' is no value for number: a whole number from 0 to 9");
    EXPECT_EQ(said([&] { fields.decimal(decimalNamed("flag", 0, 9)); }),
              "'true' is no value for flag: a number from 0 to 9, at most two decimals");
    EXPECT_EQ(said([&] { fields.flag("text"); }), "'text' has to be true or false");
    EXPECT_EQ(said([&] { fields.texts("texts", 1); }), "'texts' has to be a list of at most 1 texts");
    EXPECT_EQ(said([&] { fields.neededText("absent"); }), "the key 'absent' is missing");
    EXPECT_EQ(said([&] { fields.refuseTogether("text", "flag"); }), "'text' and 'flag' do not go together");
}

TEST(Fields, RoundDecimalsThatAPageComputed) {
    const Json json = readObject(R"({"weight":1.234,"low":0.999,"high":100.001})");
    Fields fields(json);
    EXPECT_EQ(fields.decimal(decimalNamed("weight", 1, 100)), 1.23);
    EXPECT_TRUE(thrownBy<Error>([&] { fields.decimal(decimalNamed("low", 1, 100)); }));
    EXPECT_TRUE(thrownBy<Error>([&] { fields.decimal(decimalNamed("high", 1, 100)); }));
}

TEST(Fields, ShowATextInPlaceOfANumberWithoutItsQuotes) {
    const Json json = readObject(R"({"weight":"1.5","count":"7","list":[1]})");
    Fields fields(json);
    const auto said = [](auto&& act) { return thrownBy<Error>(act)->in(text::Language::english); };
    EXPECT_EQ(said([&] { fields.decimal(decimalNamed("weight", 1, 100)); }),
              "'1.5' is no value for weight: a number from 1 to 100, at most two decimals");
    EXPECT_EQ(said([&] { fields.whole(wholeNamed("count", 0, 9)); }),
              "'7' is no value for count: a whole number from 0 to 9");
    EXPECT_EQ(said([&] { fields.whole(wholeNamed("list", 0, 9)); }),
              "'[1]' is no value for list: a whole number from 0 to 9");
}

TEST(Fields, TakeTheDefaultOfTheTableWhereThereIsNoValue) {
    const options::Option depth{.name = "depth", .kind = options::Kind::whole, .most = 20, .byDefault = "3"};
    const options::Option order{.name = "order", .kind = options::Kind::choice, .words = "a|b|c", .byDefault = "b"};
    const Json given = readObject(R"({"depth":7,"order":"c"})");
    EXPECT_EQ(Fields(given).wholeOrDefault(depth), 7U);
    EXPECT_EQ(Fields(given).choiceOrDefault(order), 2U);
    const Json none = readObject(R"({"depth":null})");
    EXPECT_EQ(Fields(none).wholeOrDefault(depth), 3U);
    EXPECT_EQ(Fields(none).choiceOrDefault(order), 1U);
    const Json empty = readObject(R"({"order":""})");
    EXPECT_TRUE(thrownBy<Error>([&] { Fields(empty).choiceOrDefault(order); }));
}

TEST(Fields, NameTheKeyThatNobodyAskedFor) {
    const Json json = readObject(R"({"size":"3x3","sizze":1})");
    Fields fields(json);
    fields.text("size");
    fields.text("start");
    const auto error = thrownBy<Error>([&] { fields.finish(); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->in(text::Language::english), "the key 'sizze' is unknown here; known: size, start");
}

TEST(Requests, AnswerInTheLanguageOfTheBody) {
    EXPECT_EQ(test::refused("tiles/solve", R"({"lang":"el"})")["message"], "λείπει το κλειδί «start»");
    EXPECT_EQ(test::refused("tiles/solve", R"({"lang":"en"})")["message"], "the key 'start' is missing");
    EXPECT_EQ(test::refused("tiles/solve", R"({"lang":"fr"})")["kind"], "usage");
}

TEST(Requests, AreAllRefusedWhenTheBodyMakesNoSense) {
    for (const RequestKind& kind : requestKinds()) {
        for (const char* body : {"", "{", "[]", "null", "\"x\"", "{\"unheard\":1,\"rules\":\"\",\"game\":null}"}) {
            const Json error = test::refused(kind.name, body);
            EXPECT_FALSE(error["message"].get<std::string>().empty()) << kind.name << ' ' << body;
        }
    }
}

TEST(Requests, ThatAreUnknownNameTheKnownOnes) {
    const Json error = test::refused("tiles/fly", "{}", 404);
    EXPECT_NE(error["message"].get<std::string>().find("tiles/solve"), std::string::npos);
}

TEST(Requests, ThatWereCancelledWhileWaitingSaySo) {
    base::StopFlag stop;
    stop.raise();
    const Reply reply = answer("tiles/board", std::string_view("{}"),
                               {text::Language::english, &stop, {}, {}, true, &test::webServices()});
    EXPECT_EQ(Json::parse(reply.body)["error"]["kind"], "stopped");
}

TEST(Requests, ThatSearchAskForAWorkerOnlyAfterTheBodyWasFoundGood) {
    EXPECT_TRUE(test::ask("tiles/solve", R"({"start":"1 2 3 4 5 6 7 0 8"})", false).later);
    EXPECT_TRUE(test::ask("othello/search", "{}", false).later);
    EXPECT_FALSE(test::ask("tiles/board", "{}", false).later);
    EXPECT_FALSE(test::ask("tiles/solve", R"({"start":"1 2 3"})", false).later);
}

TEST(Catalogue, NamesGamesEvaluationsAndMethodsInBothLanguages) {
    const Json english = Json::parse(catalogue(text::Language::english, test::webServices()));
    const Json greek = Json::parse(catalogue(test::greek, test::webServices()));
    EXPECT_GE(english["games"].size(), 20U);
    EXPECT_EQ(english["games"].size(), greek["games"].size());
    EXPECT_NE(english["games"][0]["words"], greek["games"][0]["words"]);
    EXPECT_GE(english["evaluations"].size(), 3U);
    EXPECT_EQ(english["tiles"]["algorithms"].size(), 8U);
    EXPECT_EQ(english["tiles"]["algorithms"].back()["name"], "champion");
    for (const Json& heuristic : english["tiles"]["heuristics"]) {
        if (heuristic["name"] == "manhattan") {
            EXPECT_EQ(heuristic["moves"], Json::array({"plain"}));
        }
    }
    EXPECT_EQ(english["tiles"]["largest"]["rows"], 5);
}

}  // namespace fields_test
}  // namespace mitos::web
