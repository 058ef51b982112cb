#include <array>

#include "api/grid/games.h"
#include "api/othello/check.h"
#include "api/othello/evaluations.h"
#include "api/othello/level_words.h"
#include "api/tiles/boards.h"
#include "api/tiles/names.h"
#include "api/version.h"
#include "base/error.h"
#include "texts/champion.h"
#include "texts/writing/language.h"
#include "web/grid/grid_view.h"
#include "web/request.h"

namespace mitos::web {
namespace {

Json gamesJson(text::Language language) {
    Json list = Json::array();
    for (const std::string& name : api::grid::gameNames()) {
        Json game;
        game["name"] = name;
        game.update(rulesJson(api::grid::shippedGame(name), language));
        list.push_back(std::move(game));
    }
    return list;
}

// The games that come with Mitos never change, and counting their starts takes a while.
const Json& knownGames(text::Language language) {
    static const std::map<std::string_view, Json> games = [] {
        std::map<std::string_view, Json> made;
        for (const text::Language each : text::allLanguages()) made.emplace(each.code(), gamesJson(each));
        return made;
    }();
    return games.at(language.code());
}

Json evaluationsJson(text::Language language, const Services& services) {
    Json list = Json::array();
    list.push_back({{"name", api::othello::patternName},
                    {"words", base::say(text::patternWords, engine::othello::patternGroups).in(language)}});
    for (const std::string& name : api::othello::evaluationFileNames(services.data)) {
        try {
            std::string words;
            for (const base::Message& sentence :
                 api::othello::inWords(api::othello::findEvaluation(name, services.data))) {
                if (!words.empty()) words += ' ';
                words += sentence.in(language);
            }
            list.push_back({{"name", name}, {"words", words}});
        } catch (const base::Error&) {
            // A person's own file that is not sound is not offered; `mitos check` says what is wrong with it.
        }
    }
    return list;
}

// Of the Othello champion.
Json levelsJson(text::Language language) {
    Json list = Json::array();
    for (int level = api::othello::leastLevel; level <= api::othello::mostLevel; ++level) {
        list.push_back({{"level", level},
                        {"elo", api::othello::levelOf(level).elo},
                        {"words", api::othello::strengthOf(level).in(language)}});
    }
    return list;
}

Json tilesJson() {
    Json json;
    json["algorithms"] = Json::array();
    for (const auto& known : api::tiles::algorithms()) {
        json["algorithms"].push_back(
            {{"name", known.name}, {"title", known.title}, {"informed", known.informed}, {"optimal", known.optimal}});
    }
    json["heuristics"] = Json::array();
    for (const auto& known : api::tiles::estimates()) {
        Json moves = Json::array();
        for (const auto set : {api::tiles::MoveSet::plain, api::tiles::MoveSet::king}) {
            if (known.admissible(set)) moves.push_back(api::tiles::nameOf(set));
        }
        json["heuristics"].push_back(
            {{"name", known.name}, {"moves", std::move(moves)}, {"most_cells", known.mostCells}});
    }
    json["largest"] = {{"rows", api::tiles::largestSide}, {"columns", api::tiles::largestSide}};
    return json;
}

}  // namespace

std::string catalogue(text::Language language, const Services& services) {
    Json json;
    json["version"] = api::version();
    json["games"] = knownGames(language);
    json["evaluations"] = evaluationsJson(language, services);
    json["levels"] = levelsJson(language);
    json["tiles"] = tilesJson();
    return written(json);
}

}  // namespace mitos::web
