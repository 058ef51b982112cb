#pragma once
// A position or a game of Othello in any notation that Mitos reads.
#include "api/othello/boards.h"
#include "formats/othello/notation.h"

namespace mitos::api::othello {

using formats::othello::Format;
using formats::othello::Notation;
using formats::othello::notationOf;
using formats::othello::readNotation;
using formats::othello::writeNotation;
using games::othello::Transcript;

}  // namespace mitos::api::othello
