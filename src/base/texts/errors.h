#pragma once
// What went wrong, whatever the subject.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

inline constexpr Phrase cannotRead{"cannot read {}: {}", "αδύνατη η ανάγνωση του {}: {}"};
inline constexpr Phrase cannotWrite{"cannot write {}: {}", "αδύνατη η εγγραφή του {}: {}"};
inline constexpr Phrase notRegular{"{} is no regular file", "το {} δεν είναι κανονικό αρχείο"};
inline constexpr Phrase outputLost{"cannot write to standard output: {}", "αδύνατη η εγγραφή στην τυπική έξοδο: {}"};
inline constexpr Phrase outOfMemory{"the system gives no more memory; try a smaller --memory",
                                    "το σύστημα δεν δίνει άλλη μνήμη· δοκιμάστε μικρότερο --memory"};
inline constexpr Phrase noThread{"the system gives no thread: its limit is reached (see ulimit -u)",
                                 "το σύστημα δεν δίνει νήμα: έφτασε το όριό του (δείτε ulimit -u)"};
inline constexpr Phrase systemRefused{"the system refused: {}", "το σύστημα αρνήθηκε: {}"};
inline constexpr Phrase defect{"a defect of Mitos, please report it: {}",
                               "σφάλμα του Mitos, παρακαλούμε αναφέρετέ το: {}"};

// Tables on disk
inline constexpr Phrase tableEmpty{"it is empty or no regular file", "είναι κενό ή δεν είναι κανονικό αρχείο"};
inline constexpr Phrase tableBegin{"it does not begin like a table of Mitos",
                                   "δεν αρχίζει όπως ένας πίνακας του Mitos"};
inline constexpr Phrase tableShort{"it is cut short", "είναι κομμένο"};
inline constexpr Phrase tableBlocks{"its table of blocks makes no sense",
                                    "ο κατάλογος των τμημάτων του δεν βγάζει νόημα"};
inline constexpr Phrase tableSum{"the checksum of its table of blocks is wrong",
                                 "το άθροισμα ελέγχου του καταλόγου των τμημάτων του είναι λάθος"};
inline constexpr Phrase blockPlace{"the place of a block makes no sense", "η θέση ενός τμήματος δεν βγάζει νόημα"};
inline constexpr Phrase blockSum{"the checksum of a block is wrong", "το άθροισμα ελέγχου ενός τμήματος είναι λάθος"};
inline constexpr Phrase blockUnpack{"a block cannot be unpacked", "ένα τμήμα δεν αποσυμπιέζεται"};

}  // namespace mitos::text
