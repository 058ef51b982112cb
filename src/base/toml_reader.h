#pragma once
// TOML with places: typed access to keys, and errors in plain words at their line and column.
//
// A setting of toml++: its parser asserts where it then goes on to report an error; a bad file must not abort a debug
// build.
#define TOML_ASSERT(expr) static_cast<void>(0)
#include <toml++/toml.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/message.h"
#include "base/phrase.h"

namespace mitos::base {

/// The words that a key accepts and what they mean.
template <class Value>
using Words = std::initializer_list<std::pair<std::string_view, Value>>;

/// A table that a file may have, with its allowed keys.
struct AllowedTable {
    Phrase where;  // "in [end]", for a key in the wrong table
    std::vector<std::string_view> keys;
};

/// The form of one kind of file: messages about the form of a line show an example of that kind.
struct TomlKind {
    Phrase value;                            // what is a value, and what is not
    Phrase heading;                          // how a heading is written
    Phrase repeatedHeading;                  // which headings stand in double brackets
    Phrase equals;                           // a key, '=' and its value
    Phrase line;                             // everything that a line can be
    Phrase list;                             // how a list is written
    std::vector<std::string_view> repeated;  // the names of the headings in double brackets
};

/// Reads one TOML text. Errors are thrown as TextError.
class TomlReader {
  public:
    /// Keeps references to all three arguments, which must outlive the reader.
    TomlReader(std::string_view text, const std::string& source, const TomlKind& kind);

    [[nodiscard]] toml::table parse() const;

    // --- Errors: each throws a TextError ---

    [[noreturn]] void fail(const toml::source_position& at, const Message& reason) const;
    [[noreturn]] void fail(const toml::node& node, const Message& reason) const;
    /// Throws with the place of one byte of a quoted text, if the file spells it as it is read; otherwise where the
    /// text begins.
    [[noreturn]] void failInside(const toml::node& node, const std::string& value, std::size_t byte,
                                 const Message& reason) const;

    // --- Access ---

    /// Throws if the table has a key that is not allowed, for the first one in the file. `elsewhere` may name the
    /// table where it belongs.
    void onlyKeys(const toml::table& table, const AllowedTable& allowed,
                  const std::vector<AllowedTable>& elsewhere) const;

    [[nodiscard]] const toml::node& need(const toml::table& table, std::string_view key) const;
    [[nodiscard]] std::string textOf(const toml::node& node, std::string_view key) const;
    /// Reads a name to show, in any script: 1 to `longestTitle` characters, at least one letter. Otherwise throws
    /// `reason` with that number.
    [[nodiscard]] std::string title(const toml::table& table, std::string_view key, Phrase reason) const;
    [[nodiscard]] bool flag(const toml::table& table, std::string_view key) const;  // false if the key is missing
    [[nodiscard]] int number(const toml::table& table, std::string_view key, int low, int high) const;
    [[nodiscard]] int numberOf(const toml::node& node, std::string_view key, int low, int high) const;
    [[nodiscard]] const toml::table* subtable(const toml::table& table, std::string_view key) const;  // or null
    [[nodiscard]] const toml::table& needTable(const toml::table& table, std::string_view key) const;
    [[nodiscard]] const toml::array& list(const toml::node& node, std::string_view key, Phrase type) const;

    template <class Value>
    [[nodiscard]] Value wordOf(const toml::node& node, std::string_view key, Words<Value> words) const {
        const std::string word = textOf(node, key);
        std::vector<std::string_view> allowed;
        for (const auto& [name, value] : words) {
            if (name == word) return value;
            allowed.push_back(name);
        }
        unknownWord(node, word, key, allowed);
    }

    template <class Value>
    [[nodiscard]] Value word(const toml::table& table, std::string_view key, Words<Value> words,
                             std::optional<Value> fallback = {}) const {
        const toml::node* node = table.get(key);
        if (node == nullptr && fallback) return *fallback;
        return wordOf(node == nullptr ? need(table, key) : *node, key, words);
    }

  private:
    void onlyUtf8() const;
    [[noreturn]] void failAtByte(std::size_t offset, const Message& reason) const;
    [[noreturn]] void unknownWord(const toml::node& node, const std::string& word, std::string_view key,
                                  const std::vector<std::string_view>& allowed) const;
    [[nodiscard]] std::size_t offsetOf(const toml::source_position& at) const;
    [[nodiscard]] std::string restored(std::string_view value, const toml::source_region& source) const;
    [[nodiscard]] Message inPlainWords(const toml::parse_error& error) const;

    std::string_view text_;
    const std::string& source_;
    const TomlKind& kind_;
};

inline constexpr std::size_t longestTitle = 40;

/// Returns the character that begins at a byte of a text; `\x07` for control characters.
std::string shownCharacter(std::string_view text, std::size_t byte);

/// Returns a text from a file, cut to a length that fits into a message.
std::string shownShort(std::string_view text);

}  // namespace mitos::base
