#pragma once
// Options of every front end: what would be a value, and what no front end but one says.
#include "base/phrase.h"

namespace mitos::text {

// A value that was refused
inline constexpr base::Phrase badValue{"'{}' is no value for {}: {}", "το «{}» δεν είναι τιμή για το {}: {}"};
inline constexpr base::Phrase expectedWhole{"a whole number from {} to {}", "ακέραιος από {} έως {}"};
inline constexpr base::Phrase expectedAnyWhole{"a whole number, for example {}", "ακέραιος, για παράδειγμα {}"};
inline constexpr base::Phrase expectedDecimal{"a number from {} to {}, at most two decimals",
                                              "αριθμός από {} έως {}, με έως δύο δεκαδικά"};
inline constexpr base::Phrase expectedTime{"a time, for example {}", "χρόνος, για παράδειγμα {}"};
inline constexpr base::Phrase expectedMemory{"an amount of memory, for example {}", "ποσό μνήμης, για παράδειγμα {}"};
inline constexpr base::Phrase expectedCount{"a count, for example {}", "πλήθος, για παράδειγμα {}"};
inline constexpr base::Phrase expectedOneOf{"one of {}", "ένα από τα {}"};
inline constexpr base::Phrase expectedOr{"{}, or {}", "{}, ή {}"};
inline constexpr base::Phrase expectedExample{"for example {}", "για παράδειγμα {}"};

// Help
inline constexpr base::Phrase zeroIsAllCores{"0: one for each core", "0: ένα ανά πυρήνα"};
inline constexpr base::Phrase ugiMoveTimeOption{"Milliseconds for a move; 0: no limit",
                                                "Χιλιοστά του δευτερολέπτου ανά κίνηση· 0: χωρίς όριο"};
inline constexpr base::Phrase ugiHashOption{"MiB of the tables of a search", "MiB για τους πίνακες της αναζήτησης"};
inline constexpr base::Phrase webTimeOption{"Milliseconds for the answer",
                                            "Χιλιοστά του δευτερολέπτου για την απάντηση"};
inline constexpr base::Phrase webMemoryOption{"Bytes that the search may take", "Byte που επιτρέπονται στην αναζήτηση"};
inline constexpr base::Phrase webFreshOption{"Forget what was searched before", "Ξεχνά τις προηγούμενες αναζητήσεις"};
inline constexpr base::Phrase webScrambleOption{"Seed of a random solvable board", "Σπόρος τυχαίου επιλύσιμου ταμπλό"};
inline constexpr base::Phrase webValuesOption{"The value of every move as well", "Και η αξία κάθε κίνησης"};

}  // namespace mitos::text
