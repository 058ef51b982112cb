#pragma once
// What the engine says of a position or of one of its moves.
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "engine/othello/textbook.h"

namespace mitos::engine::othello {

/// The value of a position for the side to move.
///
/// Empty squares of a finished game count for the winner in `discs`, `lower` and `upper`
/// (games::othello::scoreWithEmptiesToWinner), and for nobody in `onBoard` (games::othello::scoreOnBoard), whichever
/// search found it.
struct Value {
    double discs = 0;            // by how many discs the mover will win; an estimate unless `proven`
    std::optional<int> points;   // the evaluation's own unit, if a textbook search did not reach the end
    std::optional<int> onBoard;  // disc difference if the line, or the value itself, ends with the game
    bool decided = false;        // the value is that of a finished game, not of an evaluation
    bool proven = false;         // no better play exists for either side
    int certainty = 100;         // per cent of searches of this selectivity that are right
    int lower = -64;             // proven by the champion
    int upper = 64;
};

/// Who answered.
enum class Source : std::uint8_t { champion, textbook, exact };

/// The best move of a position, or one of its moves, with its value for the side to move.
struct Opinion {
    Square move = games::othello::pass;
    Value value;
    int depth = 0;  // plies searched; 0: there was no time for one iteration
    std::vector<Square> line;
    std::uint64_t nodes = 0;
    double seconds = 0;
    base::Halt halt = base::Halt::none;  // the limit that ended the search early
    Source source = Source::champion;
    std::optional<SearchReport> report = {};  // all counters, where a textbook search answered

    [[nodiscard]] bool isComplete() const { return depth > 0; }
};

/// The legal moves of a position, best first.
struct MoveValues {
    std::vector<Opinion> moves;
    int depth = 0;  // plies, the move itself included; the smallest of the moves that are not proven
    // The limit that left moves short of the depth that was asked for, and unproven. None if all got there, and in
    // what a search tells while it goes on.
    base::Halt halt = base::Halt::none;
    double seconds = 0;
    std::uint64_t nodes = 0;
    Source source = Source::champion;
};

/// Receives each iteration's result, as the search goes deeper.
using OnOpinion = std::function<void(const Opinion&)>;
using OnValues = std::function<void(const MoveValues&)>;

/// The callbacks of a running search. All of them may be empty.
struct Callbacks {
    OnOpinion onOpinion = {};
    base::OnProgress onNodes = {};
    SearchTree* tree = nullptr;  // records the nodes of a textbook search
};

}  // namespace mitos::engine::othello
