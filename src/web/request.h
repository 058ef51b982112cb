#pragma once
// A request of the web door by its name: the table of all requests, and replies.
#include <span>
#include <string>
#include <string_view>

#include "texts/writing/language.h"
#include "web/common/handler.h"

namespace mitos::web {

struct RequestKind {
    std::string_view name;
    Answer (*handle)(Fields& fields, const RequestContext& context);
};

/// `grid/position`, `tiles/solve` …
std::span<const RequestKind> requestKinds();
bool isRequest(std::string_view name);

/// What goes back: a status of HTTP and a JSON text.
struct Reply {
    unsigned status = 200;
    std::string body;
    bool later = false;  // ask again on a worker

    [[nodiscard]] bool good() const { return status == 200; }
};

/// Never throws: whatever goes wrong is a reply too. `lang` in the body decides the language.
Reply answer(std::string_view name, const Json& body, RequestContext context);
Reply answer(std::string_view name, std::string_view body, const RequestContext& context);

/// The kinds of error of the contract.
enum class Trouble { usage, input, limit, stopped, busy, system, defect };
Reply refusal(unsigned status, Trouble kind, const std::string& message);
/// For the exception that is being handled.
Reply refusalOfException(text::Language language);

/// What there is: games, evaluations, algorithms.
std::string catalogue(text::Language language, const Services& services);

}  // namespace mitos::web
