#pragma once
// What every legal move is worth, each by a search of its own with the full window.
#include <vector>

#include "api/othello/search.h"

namespace mitos::api::othello {

struct MoveValue {
    Square move;
    bool complete = false;     // otherwise a limit or the stop flag came first, and the value means nothing
    bool exhaustive = false;   // and no value depended on the depth
    int value = 0;             // black minus white
    std::optional<int> final;  // as in the JSON of a search
    std::vector<Square> line;  // the move itself first
    std::uint64_t states = 0;
};

struct MoveValues {
    std::vector<MoveValue> moves;  // in board order
    int depth = 0;
    base::Halt halt = base::Halt::none;
    double seconds = 0;
};

/// The limits of the request hold for all moves together. `request.root` is not over.
MoveValues valueMoves(const Searcher& searcher, const SearchRequest& request, const base::StopFlag& stop,
                      const base::Tell& tell = {});

std::string moveValuesJson(const MoveValues& values);

}  // namespace mitos::api::othello
