#pragma once
// Strict reading of request bodies: what is missing, unknown or of the wrong kind is an Error that names the key.
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "options/option.h"

namespace mitos::web {

using Json = nlohmann::ordered_json;

inline constexpr int deepestJson = 16;
inline constexpr std::size_t mostKeys =
    64;  // of one object: an ordered one looks through all of them for every new one
inline constexpr std::size_t longestText = 64 * 1024;

/// A JSON text that must be an object. Text that is no JSON is a TextError with the place; a key that stands twice, or nesting that
/// no request needs, is an Error (usage).
Json readObject(std::string_view text);

std::string written(const Json& json);

/// The keys of one object. Each is asked for by name; finish() refuses what nobody asked for. `null` is as good as absent.
class Fields {
  public:
    explicit Fields(const Json& object) : object_(&object) {}

    [[nodiscard]] bool has(std::string_view key);
    std::optional<std::string> text(std::string_view key, std::size_t mostBytes = 4096);
    std::string neededText(std::string_view key, std::size_t mostBytes = 4096);
    std::optional<bool> flag(std::string_view key);
    std::optional<std::vector<std::string>> texts(std::string_view key, std::size_t mostCount);
    const Json* object(std::string_view key);
    /// The place of the text among `names`.
    std::optional<std::size_t> choice(std::string_view key, std::span<const std::string_view> names);

    /// Values of options of the table, whose key is their name with `_` for `-`.
    std::optional<std::uint64_t> whole(const options::Option& option);
    /// Rounded to two decimals.
    std::optional<double> decimal(const options::Option& option);
    std::optional<bool> flag(const options::Option& option);
    /// The place of the text among the words of the option.
    std::optional<std::size_t> choice(const options::Option& option);
    /// The same with the default of the option, which must have one, where there is no value.
    std::uint64_t wholeOrDefault(const options::Option& option);
    std::string textOrDefault(const options::Option& option);
    std::size_t choiceOrDefault(const options::Option& option);

    /// At most one of the two may stand there.
    void refuseTogether(std::string_view one, std::string_view two);
    void finish() const;

  private:
    const Json* find(std::string_view key);

    const Json* object_;
    std::vector<std::string> known_;
};

}  // namespace mitos::web
