#include "api/othello/level_words.h"

#include "texts/champion.h"

namespace mitos::api::othello {

base::Phrase strengthOf(int number) {
    if (number <= 2) return text::levelBeginner;
    if (number <= 5) return text::levelCasual;
    if (number <= 8) return text::levelPractised;
    if (number <= 11) return text::levelClub;
    if (number <= 14) return text::levelExpert;
    if (number <= 17) return text::levelMaster;
    return text::levelBeyond;
}

}  // namespace mitos::api::othello
