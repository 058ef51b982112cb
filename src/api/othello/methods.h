#pragma once
// Methods of the textbook searches by name.
#include "engine/othello/methods.h"
#include "options/methods.h"

namespace mitos::api::othello {

using engine::othello::depthText;
using engine::othello::NamedMethod;
using engine::othello::nameOf;
using engine::othello::settingsOf;
using options::readMethod;
using options::tellingMethods;

}  // namespace mitos::api::othello
