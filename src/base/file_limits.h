#pragma once
// How much of a file, a line or a key is read into memory: beyond it the input is refused (exit code 3) and the limit
// named. docs/limits.md shows this table.
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/texts/limits.h"

namespace mitos::base {

/// What is read whole has such a limit.
struct FileLimit {
    std::uint64_t bytes;
    const Phrase* what;           // whose limit it is, as messages name it
    std::uint64_t lineBytes = 0;  // of one line; 0: no limit of its own
    std::uint64_t lines = 0;      // 0: no limit of its own
};

/// One line of a list, or one game of a file that is read piece by piece.
inline constexpr std::uint64_t longestLine = std::uint64_t{1} << 20U;
/// Lines of a list: of each that is wrong the reason is kept until all were read.
inline constexpr std::uint64_t mostLines = 1'000'000;
/// One line that is typed or comes through a pipe in answer to a question.
inline constexpr std::uint64_t longestAnswer = std::uint64_t{64} << 10U;
/// Parts of one TOML key (`a.b.c` has three), and lists or tables inside one another.
inline constexpr std::size_t deepestToml = 32;

inline constexpr FileLimit tomlFile{std::uint64_t{256} << 10U, &text::limitTomlFile};
inline constexpr FileLimit recordFile{std::uint64_t{1} << 20U, &text::limitRecordFile};
inline constexpr FileLimit listFile{std::uint64_t{64} << 20U, &text::limitListFile, longestLine, mostLines};
inline constexpr FileLimit databaseFile{std::uint64_t{64} << 20U, &text::limitDatabaseFile};
inline constexpr FileLimit weightsFile{std::uint64_t{64} << 20U, &text::limitWeightsFile};
inline constexpr FileLimit matchFile{std::uint64_t{1} << 30U, &text::limitMatchFile, longestLine};
/// What Mitos made itself, such as tables in its cache.
inline constexpr FileLimit ownFile{std::uint64_t{4} << 30U, &text::limitOwnFile};

inline constexpr std::array<const FileLimit*, 7> allFileLimits{&tomlFile,    &recordFile, &listFile, &databaseFile,
                                                               &weightsFile, &matchFile,  &ownFile};

}  // namespace mitos::base
