#include "web/request.h"

#include <algorithm>
#include <array>
#include <new>

#include "base/failure.h"
#include "base/words.h"
#include "options/web.h"
#include "texts/web.h"
#include "texts/writing/language.h"
#include "web/grid/grid_requests.h"
#include "web/othello/othello_requests.h"
#include "web/tiles/tiles_requests.h"

namespace mitos::web {
namespace {

using base::say;

constexpr std::array kinds{
    RequestKind{"grid/position", gridPosition},     RequestKind{"grid/move", gridMove},
    RequestKind{"grid/check", gridCheck},           RequestKind{"othello/position", othelloPosition},
    RequestKind{"othello/search", othelloSearch},   RequestKind{"othello/values", othelloValues},
    RequestKind{"othello/convert", othelloConvert}, RequestKind{"tiles/board", tilesBoard},
    RequestKind{"tiles/solve", tilesSolve},         RequestKind{"tiles/hint", tilesHint},
    RequestKind{"tiles/compare", tilesCompare},
};

std::string_view nameOf(Trouble kind) {
    constexpr std::array<std::string_view, 7> names{"usage", "input", "limit", "stopped", "busy", "system", "defect"};
    return names[static_cast<std::size_t>(kind)];
}

Trouble troubleOf(base::Fault fault) {
    switch (fault) {
    case base::Fault::usage:
        return Trouble::usage;
    case base::Fault::input:
        return Trouble::input;
    case base::Fault::limit:
        return Trouble::limit;
    case base::Fault::system:
        break;
    }
    return Trouble::system;
}

Reply refusalOf(const base::Error& error, text::Language language) {
    const unsigned status = error.fault() == base::Fault::system ? 500 : 400;
    Json about{{"kind", nameOf(troubleOf(error.fault()))}, {"message", error.message().in(language)}};
    if (const auto* placed = dynamic_cast<const base::TextError*>(&error)) {
        about["place"] = {
            {"source", placed->place().source}, {"line", placed->place().line}, {"column", placed->place().column}};
    }
    return {status, written({{"error", std::move(about)}}), false};
}

const RequestKind* kindNamed(std::string_view name) {
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const RequestKind& kind) { return kind.name == name; });
    return found == kinds.end() ? nullptr : &*found;
}

Reply unknownRequest(std::string_view name, text::Language language) {
    const std::string known = base::listedNames(kinds);
    return refusal(404, Trouble::usage, say(text::webUnknownRequest, base::shownWord(name), known).in(language));
}

}  // namespace

std::span<const RequestKind> requestKinds() { return kinds; }

bool isRequest(std::string_view name) { return kindNamed(name) != nullptr; }

Reply refusal(unsigned status, Trouble kind, const std::string& message) {
    return {status, written({{"error", {{"kind", nameOf(kind)}, {"message", message}}}}), false};
}

Reply refusalOfException(text::Language language) {
    try {
        throw;
    } catch (const base::Error& error) {
        return refusalOf(error, language);
    } catch (const std::bad_alloc&) {
        return refusal(500, Trouble::system, std::string(language.write(text::webNoMemory)));
    } catch (...) {
        const base::Failure failure = base::currentFailure();
        return refusal(500, failure.fault ? Trouble::system : Trouble::defect, failure.message.in(language));
    }
}

Reply answer(std::string_view name, const Json& body, RequestContext context) {
    try {
        Fields fields(body);
        if (const auto chosen = fields.choice(options::web::lang)) context.language = text::allLanguages()[*chosen];
        const RequestKind* kind = kindNamed(name);
        if (kind == nullptr) return unknownRequest(name, context.language);
        if (context.stop->raised()) throw Cancelled{};
        Answer found = kind->handle(fields, context);
        if (!found) return {200, {}, true};
        return {200, std::move(*found), false};
    } catch (const Cancelled&) {
        return refusal(503, Trouble::stopped, std::string(context.language.write(text::webStopped)));
    } catch (...) {
        return refusalOfException(context.language);
    }
}

Reply answer(std::string_view name, std::string_view body, const RequestContext& context) {
    Json json;
    try {
        json = readObject(body);
    } catch (...) {
        return refusalOfException(context.language);
    }
    return answer(name, json, context);
}

}  // namespace mitos::web
