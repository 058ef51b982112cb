#pragma once
// Methods by name: `alphabeta+search+closed-set+extend:2` is a set of switches of the textbook searches.
#include <string>
#include <vector>

#include "api/turns/settings.h"

namespace mitos::api::othello {

/// The switches of a search without its depth, limits and seed.
struct NamedMethod {
    std::string name;  // the canonical one: the algorithm, then its switches in a fixed order
    turns::Method method = turns::Method::alphabeta;
    turns::Order order = turns::Order::listed;
    int shallow = 1;
    bool closedSet = false;
    int extension = 0;
    bool deepening = false;

    friend bool operator==(const NamedMethod&, const NamedMethod&) = default;
};

/// `minimax` or `alphabeta`, then any of `closed-set`, `weight`, `search` (or `order:listed|weight|search`),
/// `shallow:N`, `extend:N`, `deepen`, with `+` between them. An Error (usage) lists the known words.
NamedMethod readMethod(const std::string& text);

/// The name that these switches have.
std::string nameOf(const NamedMethod& method);

/// What is compared when nothing is named: every technique by itself and the useful ones together.
std::vector<NamedMethod> tellingMethods();

turns::Settings settingsOf(const NamedMethod& method, int depth, const base::Limits& limits);

/// `5`, or `end`.
std::string depthText(int depth);

}  // namespace mitos::api::othello
