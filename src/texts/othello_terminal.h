#pragma once
// Othello at the terminal: searching, explaining.
#include "base/phrase.h"

namespace mitos::text {

using base::Phrase;

inline constexpr Phrase othelloEvaluationOption{"What judges a position where the depth ends: a name or a file",
                                                "Τι αξιολογεί μια θέση όπου τελειώνει το βάθος: όνομα ή αρχείο"};
inline constexpr Phrase evaluationShown{"EVALUATION", "ΑΞΙΟΛΟΓΗΣΗ"};
inline constexpr Phrase othelloUnquiet{"a corner can be taken, a pass, a forced move",
                                       "παίρνεται γωνία, πάσο, μοναδική κίνηση"};
inline constexpr Phrase unquietOption{"Which positions are unquiet for --extend, with commas between",
                                      "Ποιες θέσεις είναι ανήσυχες για το --extend, με κόμματα ανάμεσα"};
inline constexpr Phrase explainOption{"Take the value apart, term by term, at the root and at the end of the line",
                                      "Αναλύει την αξία, όρο προς όρο, στη ρίζα και στο τέλος της βαριάντας"};
inline constexpr Phrase refuteOption{"Show what answers this move (implies --explain; may be repeated)",
                                     "Δείχνει τι απαντά σε αυτή την κίνηση (με --explain· επαναλαμβάνεται)"};
inline constexpr Phrase squareValue{"SQUARE", "ΤΕΤΡΑΓΩΝΟ"};
inline constexpr Phrase othelloRefuteIllegal{"{} is not a legal move here; legal: {}",
                                             "το {} δεν είναι νόμιμη κίνηση εδώ· νόμιμες: {}"};

inline constexpr Phrase othelloRefuteOver{"the game is over here: there is no move to refute",
                                          "εδώ το παιχνίδι έχει τελειώσει: δεν υπάρχει κίνηση"};
inline constexpr Phrase explainUnfinished{"{}: not finished ({})", "{}: δεν ολοκληρώθηκε ({})"};
inline constexpr Phrase explainNotComplete{"No move is refuted, for the search was not complete.",
                                           "Δεν εξετάζεται καμία κίνηση, γιατί η αναζήτηση δεν ολοκληρώθηκε."};
inline constexpr Phrase othelloTitle{"Othello {}x{}, {} to move (values: black minus white)",
                                     "Othello {}x{}, παίζουν τα {} (αξίες: μαύρα μείον λευκά)"};
inline constexpr Phrase othelloScore{"Black: {}  White: {}  Empty: {}", "Μαύρα: {}  Λευκά: {}  Κενά: {}"};
inline constexpr Phrase explainRoot{"The position itself, by '{}' ({} [disc|discs], phase {}): {}",
                                    "Η ίδια η θέση, κατά «{}» ({} [πούλι|πούλια], φάση {}): {}"};
inline constexpr Phrase explainLeaf{"After the line {}, where the value comes from ({} [disc|discs], phase {}): {}",
                                    "Μετά τη βαριάντα {}, απ' όπου προέρχεται η αξία ({} [πούλι|πούλια], φάση {}): {}"};
inline constexpr Phrase explainOver{"After the line {} the game is over, {} to {}: {}",
                                    "Μετά τη βαριάντα {} το παιχνίδι τελειώνει, {} προς {}: {}"};
inline constexpr Phrase explainRefuted{"{}: {}, {} for {} than the best. Answer: {}",
                                       "{}: {}, {} για τα {} από την καλύτερη. Απάντηση: {}"};
inline constexpr Phrase explainEqual{"{}: {}, as good as the best. Answer: {}",
                                     "{}: {}, ισάξια με την καλύτερη. Απάντηση: {}"};
inline constexpr Phrase explainWorse{"worse by {}", "χειρότερη κατά {}"};
inline constexpr Phrase explainWorseUncounted{"worse", "χειρότερη"};
inline constexpr Phrase explainNoAnswer{"none within the depth", "καμία μέσα στο βάθος"};
inline constexpr Phrase columnTerm{"term", "όρος"};
inline constexpr Phrase columnBlack{"black", "μαύρα"};
inline constexpr Phrase columnWhite{"white", "λευκά"};
inline constexpr Phrase columnCoefficient{"times", "επί"};

}  // namespace mitos::text
