#pragma once
// The table of texts: everything that Mitos says to a person, in every language, by subject. A phrase without a
// translation does not compile (base/phrase.h).
#include "base/texts/errors.h"
#include "base/texts/grid.h"
#include "base/texts/grid_terminal.h"
#include "base/texts/othello.h"
#include "base/texts/terminal.h"
#include "base/texts/tiles.h"
#include "base/texts/toml.h"
