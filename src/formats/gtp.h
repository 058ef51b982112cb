#pragma once
// The lines of GTP, both ways: what a controller asks and what an engine answers.
//
// G. Farnebäck, "Specification of the Go Text Protocol, version 2" (2002). A command is `[id] name arguments`; the answer is
// `=[id] text` or `?[id] reason`, ended by an empty line. It knows nothing of the game: moves are words.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitos::formats::gtp {

struct Command {
    std::optional<unsigned> id;
    std::string name;  // in small letters
    std::vector<std::string> arguments;
    std::string rest;  // everything after the name, for arguments that hold blanks
};

/// Nothing for a line that holds no command: empty, or only a comment (`#` to the end of the line). Control characters are left
/// out, a tab is a blank.
std::optional<Command> readCommand(std::string_view line);

/// GoGui asks an engine to hurry by the comment `# interrupt`.
bool isInterrupt(std::string_view line);

/// With the empty line that ends it. Empty lines within the text would end it too early: they become a blank.
std::string writeReply(const std::optional<unsigned>& id, bool good, std::string_view text);

struct Reply {
    bool good = false;
    std::optional<unsigned> id;
    std::string text;
};
/// The first line of an answer: `= text` or `?1 text`; nothing when it is none.
std::optional<Reply> readReply(std::string_view line);

}  // namespace mitos::formats::gtp
