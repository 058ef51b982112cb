#include "arena/othello/program_player.h"

#include "arena/othello/gtp_player.h"
#include "arena/othello/nboard_player.h"
#include "arena/othello/ugi_player.h"

namespace mitos::arena::othello {

std::unique_ptr<Contestant> makeProgram(const PlayerSpec& spec, double patience) {
    switch (spec.speaks) {
    case Speaks::gtp:
        return std::make_unique<GtpPlayer>(spec.launch, patience);
    case Speaks::nboard:
        return std::make_unique<NBoardPlayer>(spec.launch, patience);
    case Speaks::ugi:
        return std::make_unique<UgiPlayer>(spec.launch, patience);
    case Speaks::mitos:
        break;
    }
    return nullptr;
}

}  // namespace mitos::arena::othello
