#pragma once
// The messages of the live socket.
#include <optional>
#include <string>
#include <string_view>

#include "base/limits.h"
#include "web/request.h"

namespace mitos::web {

/// Either a request or the wish to cancel one.
struct LiveMessage {
    std::optional<std::string> cancel;  // the id
    std::string id;
    std::string request;
    Json body;
};

/// Throws as readObject() and Fields do.
LiveMessage readLive(std::string_view text);

std::string liveReply(const std::string& id, const Reply& reply);
/// For what has no id, because it could not be read.
std::string liveTrouble(const Reply& reply);
std::string liveProgress(const std::string& id, const base::Progress& progress);
/// Returns the message for an answer that will still get better, as JSON.
std::string livePartial(const std::string& id, const std::string& answer);

}  // namespace mitos::web
