#include "web/live.h"

#include "base/error.h"
#include "texts/web.h"

namespace mitos::web {
namespace {

constexpr std::size_t longestId = 64;

}  // namespace

LiveMessage readLive(std::string_view text) {
    Json json = readObject(text);
    Fields fields(json);
    LiveMessage message;
    message.cancel = fields.text("cancel", longestId);
    if (message.cancel) {
        fields.finish();
        return message;
    }
    message.id = fields.neededText("id", longestId);
    message.request = fields.neededText("request");
    const Json* body = fields.object("body");
    fields.finish();
    message.body = body == nullptr ? Json::object() : *body;
    return message;
}

std::string liveReply(const std::string& id, const Reply& reply) {
    const std::string name = written(Json(id));
    if (reply.good()) return "{\"id\":" + name + ",\"result\":" + reply.body + "}";
    return "{\"id\":" + name + "," + reply.body.substr(1);  // a refusal is an object with one key
}

std::string liveTrouble(const Reply& reply) { return "{\"id\":null," + reply.body.substr(1); }

std::string liveProgress(const std::string& id, const base::Progress& progress) {
    return written({{"id", id},
                    {"progress",
                     {{"seconds", progress.seconds},
                      {"nodes", progress.nodes},
                      {"stored", progress.stored},
                      {"bound", progress.bound},
                      {"total", progress.total}}}});
}

std::string livePartial(const std::string& id, const std::string& answer) {
    return "{\"id\":" + written(Json(id)) + ",\"partial\":" + answer + "}";
}

}  // namespace mitos::web
