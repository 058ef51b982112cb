#include "options/methods.h"

#include <sstream>

#include "base/error.h"
#include "base/units.h"
#include "options/common.h"
#include "texts/othello_compare.h"

namespace mitos::options {
namespace {

using base::Error;
using base::Fault;
using base::say;
using engine::othello::nameOf;
using search::turns::Method;
using search::turns::Order;

constexpr const char* knownWords =
    "minimax, alphabeta, closed-set, weight, search, order:listed, order:weight, order:search, shallow:N, extend:N, "
    "deepen";

// One method as it is read, word by word.
class MethodReader {
  public:
    explicit MethodReader(const std::string& text) : text_(text) {}

    NamedMethod read() {
        std::istringstream words(text_ + "+");  // a sign at the end leaves an empty word, which is refused
        std::string word;
        std::getline(words, word, '+');
        if (word == "minimax") {
            method_.method = Method::minimax;
        } else if (word != "alphabeta") {
            throw Error(Fault::usage, isSwitch(word) ? say(text::methodFirstWord, shown()) : unknown(word));
        }
        while (std::getline(words, word, '+')) take(word);
        if (shallowGiven_ && method_.order != Order::searched) {
            throw Error(Fault::usage, say(text::methodShallowNeeds, shown()));
        }
        method_.name = nameOf(method_);
        return method_;
    }

  private:
    const std::string& text_;
    NamedMethod method_;
    bool ordered_ = false;
    bool shallowGiven_ = false;

    [[nodiscard]] std::string shown() const { return base::shownWord(text_, 60); }
    [[nodiscard]] base::Message unknown(const std::string& word) const {
        return say(text::methodBadWord, base::shownWord(word), shown(), knownWords);
    }
    static bool isSwitch(const std::string& word) {
        return word == "closed-set" || word == "deepen" || word == "weight" || word == "search" ||
               word.starts_with("order:") || word.starts_with("shallow:") || word.starts_with("extend:");
    }

    void once(bool before, const std::string& word) const {
        if (before) throw Error(Fault::usage, say(text::methodTwice, word, shown()));
    }

    int number(const std::string& word, const Option& option) const {
        const auto read = base::readWhole(word.substr(word.find(':') + 1));
        if (!read || *read < 1 || *read > option.most) {
            throw Error(Fault::usage, say(text::methodBadNumber, base::shownWord(word), shown(), 1, option.most));
        }
        return static_cast<int>(*read);
    }

    void order(const std::string& word, const std::string& name) {
        for (const auto& known : search::turns::orders) {
            if (known.name != name) continue;
            once(ordered_, word);
            if (method_.method == Method::minimax && known.kind != Order::listed) refuseForMinimax(word);
            method_.order = known.kind;
            ordered_ = true;
            return;
        }
        throw Error(Fault::usage, unknown(word));
    }

    void refuseForMinimax(const std::string& word) const {
        throw Error(Fault::usage, say(text::methodMinimaxOrder, word, shown()));
    }

    void take(const std::string& word) {
        if (word == "closed-set") {
            once(method_.closedSet, word);
            method_.closedSet = true;
        } else if (word == "deepen") {
            once(method_.deepening, word);
            method_.deepening = true;
        } else if (word == "weight" || word == "search") {
            order(word, word);
        } else if (word.starts_with("order:")) {
            order(word, word.substr(6));
        } else if (word.starts_with("shallow:")) {
            once(shallowGiven_, word);
            if (method_.method == Method::minimax) refuseForMinimax(word);
            method_.shallow = number(word, shallow);
            shallowGiven_ = true;
        } else if (word.starts_with("extend:")) {
            once(method_.extension > 0, word);
            method_.extension = number(word, extend);
        } else {
            throw Error(Fault::usage, unknown(word));
        }
    }
};

}  // namespace

NamedMethod readMethod(const std::string& text) { return MethodReader(text).read(); }

std::vector<NamedMethod> tellingMethods() {
    std::vector<NamedMethod> methods;
    for (const char* name :
         {"minimax", "alphabeta", "alphabeta+closed-set", "alphabeta+weight", "alphabeta+search",
          "alphabeta+weight+closed-set", "alphabeta+search+closed-set", "alphabeta+search+closed-set+deepen",
          "alphabeta+search+extend:2", "alphabeta+search+closed-set+extend:2"}) {
        methods.push_back(readMethod(name));
    }
    return methods;
}

}  // namespace mitos::options
