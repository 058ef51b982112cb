#pragma once
// The languages that tests read texts in, beside English.
#include "texts/writing/language.h"

namespace mitos::test {

inline const text::Language greek = *text::languageOf("el");

}  // namespace mitos::test
