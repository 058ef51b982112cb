#pragma once
// What is said when there is no memory, not even to say it.
#include "base/phrase.h"
#include "texts/writing/language.h"

namespace mitos::cli {

/// Chooses the language of tellNoMemory(); English until then.
void tellNoMemoryIn(text::Language language) noexcept;

/// Says on standard error that the system gives no more memory, without taking any.
void tellNoMemory() noexcept;

}  // namespace mitos::cli
