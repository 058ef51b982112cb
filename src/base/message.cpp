#include "base/message.h"

#include <fmt/args.h>

namespace mitos::base {

std::string Message::in(Language language) const {
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    for (const Value& value : values_) {
        if (value.message != nullptr) {
            store.push_back(value.message->in(language));
        } else {
            store.push_back(value.phrase != nullptr ? std::string(value.phrase->in(language)) : value.text);
        }
    }
    return fmt::vformat(phrase_->in(language), store);
}

}  // namespace mitos::base
