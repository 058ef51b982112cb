#include "arena/player_spec.h"

#include <array>
#include <set>

#include "base/error.h"
#include "base/words.h"
#include "options/match.h"
#include "options/read.h"
#include "texts/match.h"

namespace mitos::arena {
namespace {

using base::Error;
using base::Fault;
using base::say;

struct KindName {
    std::string_view name;
    Speaks speaks;
};
constexpr std::array kindNames{KindName{"mitos", Speaks::mitos}, KindName{"gtp", Speaks::gtp},
                               KindName{"nboard", Speaks::nboard}, KindName{"ugi", Speaks::ugi}};

class SpecReader {
  public:
    SpecReader(const std::string& text, const std::string& source) : source_(source) { spec_.text = text; }

    PlayerSpec read() {
        std::string_view left = base::stripped(spec_.text);
        const std::size_t end = std::min(left.find_first_of("[:"), left.size());
        spec_.speaks = kindOf(left.substr(0, end));
        left.remove_prefix(end);
        if (left.starts_with('[')) {
            const std::size_t close = left.find(']');
            if (close == std::string_view::npos) refuse(say(text::specBracket, source_, shown()));
            takeSettings(left.substr(1, close - 1));
            left.remove_prefix(close + 1);
        }
        if (!left.empty() && !left.starts_with(':')) refuse(say(text::specColon, source_, shown()));
        if (!left.empty()) left.remove_prefix(1);
        left = base::stripped(left);
        if (spec_.speaks == Speaks::mitos) {
            takeSettings(left);
        } else {
            if (left.empty()) refuse(say(text::specNoCommand, source_, shown()));
            spec_.launch.command = left;
        }
        return std::move(spec_);
    }

  private:
    const std::string& source_;
    PlayerSpec spec_;
    std::set<std::string> taken_;

    [[noreturn]] static void refuse(const base::Message& why) { throw Error(Fault::usage, why); }
    [[nodiscard]] std::string knownKeys() const {
        if (spec_.speaks == Speaks::gtp) return "name, time, clock, dir, log";
        return spec_.speaks == Speaks::nboard ? "name, depth, dir, log" : "name, depth, time, clock, dir, log";
    }
    [[nodiscard]] std::string shown() const { return base::shownWord(spec_.text, 60); }

    [[nodiscard]] Speaks kindOf(std::string_view word) const {
        const std::string small = base::lowered(base::stripped(word));
        for (const KindName& kind : kindNames) {
            if (kind.name == small) return kind.speaks;
        }
        refuse(say(text::specKind, source_, base::shownWord(word), "mitos, gtp, nboard, ugi"));
    }

    void takeSettings(std::string_view list) {
        while (!list.empty()) {
            const std::size_t end = std::min(list.find(','), list.size());
            const std::string_view setting = base::stripped(list.substr(0, end));
            list.remove_prefix(std::min(end + 1, list.size()));
            if (setting.empty()) continue;
            const std::size_t sign = setting.find('=');
            if (sign == std::string_view::npos || sign == 0 || sign + 1 == setting.size()) {
                refuse(say(text::specSetting, source_, base::shownWord(setting)));
            }
            take(base::lowered(base::stripped(setting.substr(0, sign))),
                 std::string(base::stripped(setting.substr(sign + 1))));
        }
    }

    // Refuses a setting that the protocol cannot express, because it would have no effect.
    void refuseUnspeakable(const std::string& key) const {
        if (spec_.speaks == Speaks::gtp && key == "depth") refuse(say(text::specGtpDepth, source_));
        if (spec_.speaks == Speaks::nboard && (key == "time" || key == "clock"))
            refuse(say(text::specNBoardTime, source_));
    }

    void take(const std::string& key, const std::string& value) {
        if (!taken_.insert(key).second) refuse(say(text::specTwice, source_, base::shownWord(key)));
        refuseUnspeakable(key);
        const bool program = spec_.speaks != Speaks::mitos;
        const options::Where where(source_, key);
        if (key == "name") {
            spec_.name = value;
        } else if (key == "depth") {
            spec_.allowed.depth = static_cast<int>(options::readWhole(options::match::depth, value, where));
        } else if (key == "time") {
            spec_.allowed.moveSeconds = options::readSeconds(options::match::moveTime, value, where);
        } else if (key == "clock") {
            spec_.allowed.clock = readGameClock(value);
            if (!spec_.allowed.clock) options::refuse(options::match::clock, value, where);
        } else if (program && key == "dir") {
            spec_.launch.directory = value;
        } else if (program && key == "log") {
            spec_.launch.log = value;
        } else if (program) {
            refuse(say(text::specKey, source_, base::shownWord(key), knownKeys()));
        } else {
            spec_.settings.emplace_back(key, value);
        }
    }
};

}  // namespace

PlayerSpec readPlayerSpec(const std::string& text, const std::string& source) {
    return SpecReader(text, source).read();
}

}  // namespace mitos::arena
