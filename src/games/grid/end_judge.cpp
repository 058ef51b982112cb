#include "games/grid/end_judge.h"

#include <algorithm>

namespace mitos::games::grid {

EndJudge::EndJudge(const PlacementGame& game)
    : winner_(game.rules().winner), full_(game.rules().full), endsAtPattern_(game.rules().ending == Ending::anyPattern),
      all_(game.allCells()) {
    const Rules& rules = game.rules();
    if (!endsAtPattern_ && rules.countsPoints()) return;  // the full board ends the game, whatever patterns it has
    for (const Line& line : game.lines()) {
        const auto shift = static_cast<std::uint8_t>(line.cells[1] - line.cells[0]);
        Scan scan;
        scan.shift = shift;
        scan.length = line.length;
        scan.owner = line.owner;
        const std::string& text = rules.patterns[line.pattern].text;
        for (std::size_t i = 0; i < text.size(); ++i) {
            scan.letters[i] = static_cast<std::uint8_t>(rules.letters.find(text[i]));
        }
        const auto same = [&](const Scan& other) {
            return other.shift == scan.shift && other.length == scan.length && other.letters == scan.letters &&
                   other.owner == scan.owner;
        };
        auto at = std::find_if(scans_.begin(), scans_.end(), same);
        if (at == scans_.end()) at = scans_.insert(scans_.end(), scan);
        at->starts |= Cells{1} << line.cells[0];
    }
}

// Not in the header: inlined into the loop over all positions, it would take the registers that the loop needs.
bool EndJudge::patternStands(const LetterMasks& letters) const {
    return std::any_of(scans_.begin(), scans_.end(), [&](const Scan& scan) { return hits(scan, letters) != 0; });
}

int EndJudge::decide(const LetterMasks& letters, bool any, Side justMoved) const {
    const int maxSign = justMoved == Side::max ? 1 : -1;
    const auto fullValue = [&] {
        return full_ == FullBoard::draw ? 0 : (full_ == FullBoard::max ? maxSign : -maxSign);
    };
    if (!any) return fullValue();
    if (winner_ == Winner::completer) return 1;
    if (winner_ == Winner::otherThanCompleter) return -1;
    int max = 0;
    int min = 0;
    for (const Scan& scan : scans_) {
        const int found = std::popcount(hits(scan, letters));
        (scan.owner == Owner::max ? max : min) += found;
    }
    if (winner_ == Winner::ownerOfPattern) {
        if (max > 0 && min > 0) return 1;
        return max > 0 ? maxSign : -maxSign;
    }
    if (max == min) return 0;
    return max > min ? maxSign : -maxSign;
}

}  // namespace mitos::games::grid
