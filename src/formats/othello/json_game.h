#pragma once
// Games as JSON, one object a line, for other programs:
//
//     {"size":8,"black":"a","white":"b","date":"2004","place":"NBoard","start":"---…--- X","moves":"f5d6c3",
//      "evaluations":[1.5,null,0],"seconds":[0.1,2,null],"result":12,"ended":"played"}
//
// Also `black_rating`, `white_rating`, `black_time`, `white_time`, `theoretical` (black's discs). `moves` must be there; every other
// field may be missing: size 8, the usual start, nothing known. `evaluations` are discs for the mover; they and `seconds` count
// passes, which stand in `moves` as PA. `result` is black minus white, `ended` one of played, resigned, time, agreed. Fields that are
// not known here are passed over: other programs add their own, and nothing that Mitos knows hangs on them.
#include <string>
#include <string_view>

#include "formats/origin.h"
#include "formats/othello/game_record.h"

namespace mitos::formats::othello {

/// A TextError for what is no such object.
GameRecord readJsonGame(std::string_view line, const Origin& origin);
/// Without the line's end. Bytes that are no UTF-8 become U+FFFD.
std::string writeJsonGame(const GameRecord& record);

}  // namespace mitos::formats::othello
