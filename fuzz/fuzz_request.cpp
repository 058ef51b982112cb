// Bodies of requests to the web server. The first byte chooses the request (or a message of the live socket), the rest
// is the body. Searches are not started: only the reading is tested. Any reply is JSON with a documented status, and
// never a defect of Mitos.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "base/error.h"
#include "texts/writing/language.h"
#include "web/live.h"
#include "web/request.h"

namespace {

using namespace mitos;
using web::Json;

void check(bool holds, const char* claim, std::string_view reply) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n%.*s\n", claim, static_cast<int>(reply.size()), reply.data());
    std::abort();
}

void checkReply(const web::Reply& reply) {
    if (reply.later) return;
    const Json json = Json::parse(reply.body, nullptr, false);
    check(json.is_object(), "a reply is a JSON object", reply.body);
    if (reply.good()) return;
    check(reply.status == 400, "what is wrong with a body is the asker's fault", reply.body);
    const std::string kind = json["error"]["kind"];
    check(kind == "usage" || kind == "input" || kind == "limit", "and not a defect", reply.body);
    check(!json["error"]["message"].get<std::string>().empty(), "a refusal says why", reply.body);
}

void readMessage(std::string_view text) {
    try {
        const web::LiveMessage message = web::readLive(text);
        check(message.cancel || (message.body.is_object() && !message.id.empty()) || message.id.empty(),
              "a message cancels or asks", text);
    } catch (const base::Error& error) {
        check(error.fault() == base::Fault::usage || error.fault() == base::Fault::input, "its sender's fault", text);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static web::Services services;
    static const base::StopFlag never;
    if (size < 1) return 0;
    const std::string_view body(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto kinds = web::requestKinds();
    const std::size_t choice = data[0] % (kinds.size() + 1);
    if (choice == kinds.size()) {
        readMessage(body);
        return 0;
    }
    for (const text::Language language : text::allLanguages())
        checkReply(web::answer(kinds[choice].name, body, {language, &never, {}, {}, false, &services}));
    return 0;
}
