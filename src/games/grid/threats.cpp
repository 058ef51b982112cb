#include "games/grid/threats.h"

#include <algorithm>

namespace mitos::games::grid {

ThreatScan::ThreatScan(const PlacementGame& game)
    : all_(game.allCells()),
      meaningful_(game.rules().ending == Ending::anyPattern &&
                  (game.rules().winner == Winner::completer || game.rules().winner == Winner::ownerOfPattern)) {
    if (!meaningful_) return;
    const Rules& rules = game.rules();
    for (const Line& line : game.lines()) {
        const std::string& text = rules.patterns[line.pattern].text;
        for (const Side side : {Side::max, Side::min}) {
            const bool owned = line.owner == Owner::completer || (line.owner == Owner::max) == (side == Side::max);
            if (!owned && rules.winner == Winner::ownerOfPattern) continue;
            std::vector<Scan>& scans = scans_[static_cast<std::size_t>(side)];
            for (std::size_t missing = 0; missing < text.size(); ++missing) {
                if (rules.lettersOf(side).find(text[missing]) == std::string::npos) continue;
                Scan scan;
                scan.shift = static_cast<std::uint8_t>(line.cells[1] - line.cells[0]);
                scan.missing = static_cast<std::uint8_t>(missing);
                scan.length = static_cast<std::uint8_t>(text.size());
                for (std::size_t i = 0; i < text.size(); ++i) {
                    scan.letters[i] = static_cast<std::uint8_t>(rules.letters.find(text[i]));
                }
                auto at = std::find_if(scans.begin(), scans.end(), [&](const Scan& other) {
                    return other.shift == scan.shift && other.missing == scan.missing && other.length == scan.length &&
                           other.letters == scan.letters;
                });
                if (at == scans.end()) at = scans.insert(scans.end(), scan);
                at->starts |= Cells{1} << line.cells[0];
            }
        }
    }
}

Cells ThreatScan::winning(const LetterMasks& letters, Side side) const {
    Cells cells = 0;
    for (const Scan& scan : scans_[static_cast<std::size_t>(side)]) {
        Cells found = scan.starts;
        unsigned shift = 0;
        for (unsigned i = 0; i < scan.length; ++i, shift += scan.shift) {
            if (i != scan.missing) found &= letters[scan.letters[i]] >> shift;
        }
        cells |= found << (unsigned{scan.shift} * scan.missing);
    }
    Cells occupied = 0;
    for (const Cells letter : letters) occupied |= letter;
    return cells & all_ & ~occupied;
}

}  // namespace mitos::games::grid
