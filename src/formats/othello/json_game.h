#pragma once
// Games as JSON, one object on each line, for other programs:
//
//     {"size":8,"black":"a","white":"b","date":"2004","place":"NBoard","start":"---…--- X","moves":"f5d6c3",
//      "evaluations":[1.5,null,0],"seconds":[0.1,2,null],"result":12,"ended":"played"}
//
// Also `black_rating`, `white_rating`, `black_time`, `white_time`, `theoretical` (black's discs). `moves` is
// required; every other field may be missing: then the size is 8, the start is the usual one, and the rest is
// unknown. `evaluations` are in discs for the mover; they and `seconds` have an entry for each pass too, which stands
// in `moves` as PA. `result` is black minus white, `ended` one of played, resigned, time, agreed. Other fields are
// skipped, because programs may add their own.
#include <string>
#include <string_view>

#include "formats/origin.h"
#include "formats/othello/game_record.h"

namespace mitos::formats::othello {

/// Reads a game. Throws a base::TextError if the text is no such object or a move breaks the rules.
GameRecord readJsonGame(std::string_view line, const Origin& origin);
/// Writes the game as one line, without the line end. Bytes that are no UTF-8 become U+FFFD.
std::string writeJsonGame(const GameRecord& record);

}  // namespace mitos::formats::othello
