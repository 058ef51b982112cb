#pragma once
// The names of methods and orders, as every front end writes them.
#include <array>
#include <string_view>

#include "search/turns/settings.h"

namespace mitos::search::turns {

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

}  // namespace mitos::search::turns
