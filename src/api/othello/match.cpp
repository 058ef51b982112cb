#include "api/othello/match.h"

#include "api/othello/match_engine.h"

namespace mitos::api::othello {
namespace {

arena::othello::SeatEngine seatWith(const Folder& data, const base::StopFlag& stop) {
    return [data, &stop](const arena::PlayerSpec& spec, const std::string& source) {
        const EngineSettings settings = readEngineSettings(spec, source, data);
        return arena::othello::SeatedEngine{engineMaker(settings, stop), evaluationSum(settings, stop)};
    };
}

}  // namespace

PlannedMatch planMatch(const MatchRequest& request, const base::StopFlag& stop) {
    return arena::othello::planMatch(request, seatWith(request.data, stop));
}

MatchReport playMatch(const MatchRequest& request, const std::optional<std::filesystem::path>& out,
                      const base::StopFlag& stop, const MatchTell& tell, const MatchWarn& warn) {
    return arena::othello::playMatch(request, seatWith(request.data, stop), out, stop, tell, warn);
}

}  // namespace mitos::api::othello
