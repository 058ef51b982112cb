#include "base/message.h"

namespace mitos::base {

std::string Message::withoutWords() const {
    std::string list;
    for (const Value& value : values_) {
        if (!list.empty()) list += ", ";
        if (value.message != nullptr) {
            list += value.message->withoutWords();
        } else {
            list += value.phrase ? Message(value.phrase).withoutWords() : value.text;
        }
    }
    return fmt::format("text {}{}", phrase_.number(), list.empty() ? "" : "(" + list + ")");
}

}  // namespace mitos::base
