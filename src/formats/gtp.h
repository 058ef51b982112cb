#pragma once
// The lines of GTP: commands of a controller and responses of an engine.
//
// G. Farnebäck, "Specification of the Go Text Protocol, version 2" (2002). A command is `[id] name arguments`; the
// response is `=[id] text` or `?[id] reason`, ended by an empty line. This module knows nothing of the game: moves
// are words.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitos::formats::gtp {

/// A command of a controller.
struct Command {
    std::optional<unsigned> id;
    std::string name;  // in small letters
    std::vector<std::string> arguments;
    std::string rest;  // the whole text after the name, for arguments that hold blanks
};

/// Reads a command; empty if the line holds none or only a comment (`#` to the end of the line). Control characters
/// are left out, a tab counts as a blank.
std::optional<Command> readCommand(std::string_view line);

/// Returns whether the line is the comment `# interrupt`, by which GoGui asks an engine to finish its command soon.
bool isInterrupt(std::string_view line);

/// Returns the response with the empty line that ends it. Empty lines in `text` would end it too early, so each
/// becomes a blank.
std::string writeReply(const std::optional<unsigned>& id, bool good, std::string_view text);

/// The first line of an engine's response.
struct Reply {
    bool good = false;
    std::optional<unsigned> id;
    std::string text;
};
/// Reads the first line of a response, `= text` or `?1 text`; empty if the line begins with neither sign.
std::optional<Reply> readReply(std::string_view line);

}  // namespace mitos::formats::gtp
