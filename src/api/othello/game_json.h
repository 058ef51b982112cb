#pragma once
// A game that was played as JSON; the field names are a contract.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "api/othello/final_score.h"
#include "api/othello/record.h"

namespace mitos::api::othello {

/// What the computer's move took.
struct MoveCost {
    int value = 0;  // black minus white
    int depth = 0;
    bool exhaustive = false;  // the whole game was seen
    std::uint64_t states = 0;
    double seconds = 0;
    int sure = 100;                 // per cent: of what the champion did not prove
    std::optional<FinalScore> end;  // where the line of the search leads to the end of the game
};

/// `costs` has an entry for every move: nothing for passes and for moves that the computer did not search.
std::string gameJson(const Record& record, const std::vector<std::optional<MoveCost>>& costs,
                     std::optional<std::uint64_t> seed);

}  // namespace mitos::api::othello
