#include "api/othello/record.h"

#include "api/othello/evaluations.h"
#include "engine/othello/levels.h"

namespace mitos::api::othello {
namespace {

static_assert(formats::othello::leastPlayLevel == engine::othello::leastLevel &&
              formats::othello::mostPlayLevel == engine::othello::mostLevel &&
              formats::othello::mostPlayDepth == options::othello::mostPlayDepth);

Record withLevels(Record record) {
    for (Seat* seat : {&record.black, &record.white}) {
        if (seat->level) *seat = seatAtLevel(*seat->level);
    }
    return record;
}

}  // namespace

Seat seatAtLevel(int level) { return {false, engine::othello::levelOf(level).depth, patternName, level}; }

Record recordOf(const formats::othello::GameRecord& game) { return withLevels(formats::othello::recordOf(game)); }

Record readRecord(std::string_view text, const std::string& source) {
    return withLevels(formats::othello::readRecord(text, source));
}

}  // namespace mitos::api::othello
