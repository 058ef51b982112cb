#pragma once
// How a search over turns is to be done: the switches of `search GAME`, the same for every game.
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/limits.h"
#include "search/turns/alphabeta.h"

namespace mitos::api::turns {

using search::turns::Order;
using search::turns::Value;

enum class Method : std::uint8_t { minimax, alphabeta };

struct Settings {
    Method method = Method::alphabeta;
    int depth = search::turns::toTheEnd;
    bool closedSet = false;  // positions that were valued are remembered
    Order order = Order::listed;
    int shallow = 1;         // plies of the searches that order moves
    int extension = 0;       // plies added where a line would end at an unquiet position
    bool deepening = false;  // to depth 1, 2, 3 … in turn
    base::Limits limits;
    std::optional<std::uint64_t>
        tableBytes;  // of the positions that are remembered; nothing: what is usual, within the limits
    std::optional<std::uint64_t> seed;  // draws one of the equally good moves; without it the first one is taken
};

template <class Kind>
struct Named {
    Kind kind;
    std::string_view name;
};
inline constexpr std::array methods{Named<Method>{Method::minimax, "minimax"},
                                    Named<Method>{Method::alphabeta, "alphabeta"}};
inline constexpr std::array orders{Named<Order>{Order::listed, "listed"}, Named<Order>{Order::weighted, "weight"},
                                   Named<Order>{Order::searched, "search"}};

constexpr std::string_view nameOf(Method method) { return methods[static_cast<std::size_t>(method)].name; }
constexpr std::string_view nameOf(Order order) { return orders[static_cast<std::size_t>(order)].name; }

}  // namespace mitos::api::turns
