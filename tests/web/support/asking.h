#pragma once
// Requests as the server makes them, without a network.
#include <string>
#include <string_view>

#include "texts/writing/language.h"
#include "web/request.h"

namespace mitos::test {

inline web::Services& webServices() {
    static web::Services services;
    return services;
}

inline web::Reply ask(std::string_view name, std::string_view body, bool mayWork = true,
                      const web::TellPartial& tellPartial = {}) {
    static const base::StopFlag never;
    return web::answer(name, body, {text::Language::english, &never, {}, tellPartial, mayWork, &webServices()});
}

/// The answer to a good request.
inline web::Json asked(std::string_view name, std::string_view body) {
    const web::Reply reply = ask(name, body);
    EXPECT_EQ(reply.status, 200U) << name << ' ' << body << '\n' << reply.body;
    return web::Json::parse(reply.body);
}

/// The error of a bad one.
inline web::Json refused(std::string_view name, std::string_view body, unsigned status = 400) {
    const web::Reply reply = ask(name, body);
    EXPECT_EQ(reply.status, status) << name << ' ' << body << '\n' << reply.body;
    const web::Json json = web::Json::parse(reply.body);
    EXPECT_TRUE(json.contains("error")) << reply.body;
    return json.value("error", web::Json::object());
}

}  // namespace mitos::test
