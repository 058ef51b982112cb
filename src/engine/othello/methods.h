#pragma once
// Methods by name: `alphabeta+search+closed-set+extend:2` is a set of switches of the textbook searches.
#include <string>

#include "search/turns/names.h"

namespace mitos::engine::othello {

/// The switches of a search without its depth, limits and seed.
struct NamedMethod {
    std::string name;  // the canonical one: the algorithm, then its switches in a fixed order
    search::turns::Method method = search::turns::Method::alphabeta;
    search::turns::Order order = search::turns::Order::listed;
    int shallow = 1;
    bool closedSet = false;
    int extension = 0;
    bool deepening = false;

    friend bool operator==(const NamedMethod&, const NamedMethod&) = default;
};

/// The name that these switches have.
std::string nameOf(const NamedMethod& method);

search::turns::Settings settingsOf(const NamedMethod& method, int depth, const base::Limits& limits);

/// `5`, or `end`.
std::string depthText(int depth);

}  // namespace mitos::engine::othello
