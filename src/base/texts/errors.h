#pragma once
// What went wrong, whatever the subject.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

inline constexpr Phrase cannotRead{"cannot read {}: {}", "αδύνατη η ανάγνωση του {}: {}"};
inline constexpr Phrase cannotWrite{"cannot write {}: {}", "αδύνατη η εγγραφή του {}: {}"};
inline constexpr Phrase outputLost{"cannot write to standard output: {}", "αδύνατη η εγγραφή στην τυπική έξοδο: {}"};
inline constexpr Phrase outOfMemory{"the system gives no more memory; try a smaller --memory",
                                    "το σύστημα δεν δίνει άλλη μνήμη· δοκιμάστε μικρότερο --memory"};
inline constexpr Phrase defect{"a defect of Mitos, please report it: {}",
                               "σφάλμα του Mitos, παρακαλούμε αναφέρετέ το: {}"};

}  // namespace mitos::text
