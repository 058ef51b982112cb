#include "engine/othello/methods.h"

#include <fmt/format.h>

namespace mitos::engine::othello {

using search::turns::Order;

std::string nameOf(const NamedMethod& method) {
    std::string name(search::turns::nameOf(method.method));
    if (method.order != Order::listed) name += fmt::format("+{}", search::turns::nameOf(method.order));
    if (method.shallow > 1) name += fmt::format("+shallow:{}", method.shallow);
    if (method.closedSet) name += "+closed-set";
    if (method.extension > 0) name += fmt::format("+extend:{}", method.extension);
    if (method.deepening) name += "+deepen";
    return name;
}

search::turns::Settings settingsOf(const NamedMethod& method, int depth, const base::Limits& limits) {
    search::turns::Settings settings;
    settings.method = method.method;
    settings.depth = depth;
    settings.closedSet = method.closedSet;
    settings.order = method.order;
    settings.shallow = method.shallow;
    settings.extension = method.extension;
    settings.deepening = method.deepening;
    settings.limits = limits;
    return settings;
}

std::string depthText(int depth) { return depth == search::turns::toTheEnd ? "end" : std::to_string(depth); }

}  // namespace mitos::engine::othello
