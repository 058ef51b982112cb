#pragma once
// The doors for other programs: the words of `mitos gtp`, `nboard` and `ugi`.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

inline constexpr Phrase protocolPonderOption{"Go on thinking while the other side does",
                                             "Συνέχιση της σκέψης όσο σκέφτεται ο αντίπαλος"};
inline constexpr Phrase protocolEndless{
    "nothing limits the search: a depth above 0, a clock or a time for the move is needed",
    "τίποτα δεν περιορίζει την αναζήτηση: χρειάζεται βάθος πάνω από 0, ρολόι ή χρόνος για την κίνηση"};
inline constexpr Phrase protocolBadMove{"'{}' cannot be played there", "το «{}» δεν παίζεται εκεί"};
inline constexpr Phrase protocolBadFen{"a position is the cells of the board and then max or min",
                                       "μια θέση είναι τα κελιά του ταμπλό και μετά max ή min"};

inline constexpr Phrase gtpVerb{"Speak GTP: an Othello engine for front ends and referees",
                                "Μίλα GTP: μηχανή Othello για γραφικά περιβάλλοντα και διαιτητές"};
inline constexpr Phrase nboardVerb{"Speak the NBoard protocol: an Othello engine for NBoard and the like",
                                   "Μίλα το πρωτόκολλο NBoard: μηχανή Othello για το NBoard και παρόμοια"};
inline constexpr Phrase ugiVerb{"Speak UGI: an engine for Othello or any rule file",
                                "Μίλα UGI: μηχανή για Othello ή για κάθε αρχείο κανόνων"};
inline constexpr Phrase protocolDepthOption{"plies to look ahead, where no clock runs (0: as far as the time allows)",
                                            "βάθος σε ημικινήσεις, όταν δεν τρέχει ρολόι (0: όσο επιτρέπει ο χρόνος)"};
inline constexpr Phrase protocolTimeOption{"time a move may take", "χρόνος που επιτρέπεται για μια κίνηση"};
inline constexpr Phrase protocolMemoryOption{"memory of the search", "μνήμη της αναζήτησης"};
inline constexpr Phrase protocolThreadsOption{"threads of the champion, or of a complete solution",
                                              "νήματα του πρωταθλητή, ή για μια πλήρη λύση"};
inline constexpr Phrase protocolAlgorithmOption{
    "who plays the end of a game of Othello: the textbook search, or the exact champion (auto: the champion, but a "
    "depth that was asked for is kept to)",
    "ποιος παίζει το τέλος στο Othello: η αναζήτηση του βιβλίου ή ο ακριβής πρωταθλητής (auto: ο πρωταθλητής, αλλά "
    "βάθος που ζητήθηκε τηρείται)"};
inline constexpr Phrase protocolEvaluationOption{"how positions of Othello are judged",
                                                 "πώς κρίνονται οι θέσεις του Othello"};
inline constexpr Phrase ugiGameArgument{"othello, the name of a game, or the path of a rule file",
                                        "othello, το όνομα ενός παιχνιδιού ή η διαδρομή ενός αρχείου κανόνων"};
inline constexpr Phrase protocolsTogether{"{} has no meaning for this game",
                                          "το {} δεν έχει νόημα για αυτό το παιχνίδι"};

}  // namespace mitos::text
