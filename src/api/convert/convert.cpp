#include "api/convert/convert.h"

#include <nlohmann/json.hpp>

namespace mitos::api::convert {

std::string reportJson(const Report& report) {
    nlohmann::ordered_json json;
    json["from"] = nameOf(report.from);
    json["to"] = nameOf(report.to);
    json["read"] = report.read;
    json["written"] = report.written;
    json["bad"] = report.bad;
    if (report.lost.count > 0) json["lost_names"] = report.lost.count;
    json["seconds"] = report.seconds;
    if (report.halt == base::Halt::stopped) json["stopped"] = true;
    return json.dump();
}

}  // namespace mitos::api::convert
