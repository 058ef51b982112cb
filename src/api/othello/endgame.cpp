#include "api/othello/endgame.h"

#include "base/words.h"
#include "formats/origin.h"
#include "formats/othello/obf.h"
#include "formats/othello/recognise.h"
#include "texts/champion.h"

namespace mitos::api::othello {
namespace {

Endgame readEndgame(std::string_view text, const std::string& source, std::size_t line) {
    Endgame endgame;
    endgame.line = line;
    if (!formats::othello::looksLikeBoard(text.substr(0, text.find(';')))) {
        const Othello game(8);
        endgame.board = games::othello::readTranscript(game, game.start(), text, source, line).end;
        return endgame;
    }
    const formats::othello::ScoredPosition scored = formats::othello::readObf(text, {source, line, 1});
    if (scored.size != 8) throw base::Error(base::Fault::input, base::say(text::endgameSize, source, line));
    endgame.board = scored.board;
    endgame.published = scored.best();
    return endgame;
}

}  // namespace

std::vector<Endgame> readEndgames(std::string_view text, const std::string& source) {
    std::vector<Endgame> endgames;
    std::size_t number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        const std::string_view content = base::stripped(line.substr(0, line.find('%')));
        if (content.empty()) continue;
        try {
            endgames.push_back(readEndgame(content, source, number));
        } catch (const base::TextError& error) {
            Endgame bad;
            bad.line = number;
            bad.bad = std::make_shared<base::TextError>(error);
            endgames.push_back(bad);
        } catch (const base::Error& error) {
            Endgame bad;
            bad.line = number;
            bad.bad = std::make_shared<base::Error>(error);
            endgames.push_back(bad);
        }
    }
    return endgames;
}

std::optional<champion::othello::CpuLevel> readCpuLevel(const std::string& name) {
    using champion::othello::CpuLevel;
    if (name.empty()) return std::nullopt;
    for (const CpuLevel level : champion::othello::allCpuLevels) {
        if (name != champion::othello::nameOf(level)) continue;
        if (!champion::othello::isSupported(level))
            throw base::Error(base::Fault::usage, base::say(text::cpuMissing, name));
        return level;
    }
    throw base::Error(base::Fault::usage, base::say(text::cpuUnknown, base::shownWord(name)));
}

}  // namespace mitos::api::othello
