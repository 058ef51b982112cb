#include <fmt/format.h>

#include "api/othello/csv.h"
#include "api/othello/round_robin.h"

namespace mitos::api::othello {

std::string roundRobinCsv(const RoundRobin& tournament) {
    std::string csv = "opening,opening_moves,black,white,black_discs,white_discs,black_points,moves\r\n";
    for (const PlayedGame& game : tournament.games) {
        csv += fmt::format("{},{},{},{},{},{},{},{}\r\n", game.fixture.opening + 1,
                           games::othello::writeTranscript(tournament.openings[game.fixture.opening].moves),
                           csvCell(tournament.players[game.fixture.black].name),
                           csvCell(tournament.players[game.fixture.white].name), game.result.score.black,
                           game.result.score.white, game.result.blackPoints(),
                           games::othello::writeTranscript(game.result.moves));
    }
    return csv;
}

}  // namespace mitos::api::othello
