#include "web/common/handler.h"

namespace mitos::web {

base::Limits readTime(Fields& fields, std::uint64_t milliseconds) {
    base::Limits limits;
    limits.seconds = static_cast<double>(fields.whole(options::web::time).value_or(milliseconds)) / 1000;
    limits.bytes = mostJobBytes;
    limits.nodes = mostJobNodes;
    return limits;
}

base::Limits readAllLimits(Fields& fields, std::uint64_t milliseconds) {
    base::Limits limits = readTime(fields, milliseconds);
    limits.bytes = fields.whole(options::web::memory).value_or(mostJobBytes);
    limits.nodes = fields.whole(options::web::nodes).value_or(mostJobNodes);
    return limits;
}

}  // namespace mitos::web
