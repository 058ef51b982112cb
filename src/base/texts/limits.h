#pragma once
// Limits of what is read into memory.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

inline constexpr Phrase fileTooLarge{"{} is larger than {}, the limit for {}",
                                     "το {} είναι μεγαλύτερο από {}, το όριο για {}"};
inline constexpr Phrase textTooLarge{"this text is larger than {}, the limit for {}",
                                     "αυτό το κείμενο είναι μεγαλύτερο από {}, το όριο για {}"};
inline constexpr Phrase lineTooLong{"this line is longer than {}, the limit for one line",
                                    "αυτή η γραμμή είναι μεγαλύτερη από {}, το όριο για μία γραμμή"};
inline constexpr Phrase tooManyLines{"{} has more than {} lines, the limit for {}",
                                     "το {} έχει περισσότερες από {} γραμμές, το όριο για {}"};
inline constexpr Phrase tomlKeyDepth{"this key has more than {} parts, the limit for one key",
                                     "αυτό το κλειδί έχει περισσότερα από {} μέρη, το όριο για ένα κλειδί"};
inline constexpr Phrase tomlValueDepth{"lists and tables stand inside one another more than {} deep, the limit",
                                       "λίστες και πίνακες βρίσκονται η μία μέσα στην άλλη πάνω από {} φορές, το όριο"};

// Whose limit it is
inline constexpr Phrase limitTomlFile{"a rule or evaluation file", "ένα αρχείο κανόνων ή αξιολόγησης"};
inline constexpr Phrase limitRecordFile{"the file of one game or one interrupted search",
                                        "το αρχείο μιας παρτίδας ή μιας αναζήτησης που διακόπηκε"};
inline constexpr Phrase limitListFile{"a list of positions, boards or openings",
                                      "μια λίστα θέσεων, ταμπλό ή ανοιγμάτων"};
inline constexpr Phrase limitDatabaseFile{"a file of games that is read whole",
                                          "ένα αρχείο παρτίδων που διαβάζεται ολόκληρο"};
inline constexpr Phrase limitWeightsFile{"a file of weights", "ένα αρχείο βαρών"};
inline constexpr Phrase limitMatchFile{"the file of a match", "το αρχείο ενός αγώνα"};
inline constexpr Phrase limitOwnFile{"a file that Mitos made for itself", "ένα αρχείο που έφτιαξε το ίδιο το Mitos"};

}  // namespace mitos::text
