#pragma once
// How much of a file, a line or a key is read into memory: longer input is refused (exit code 3) with the limit in
// the message. docs/limits.md shows this table.
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/phrases.h"

namespace mitos::base {

/// The limits of one kind of file that is read as a whole.
struct FileLimit {
    std::uint64_t bytes;
    Phrase subject;               // the kind of file, as messages name it
    std::uint64_t lineBytes = 0;  // greatest length of a line; 0: no limit of its own
    std::uint64_t lines = 0;      // 0: no limit of its own
};

/// The greatest length of one line of a list, or of one game of a file that is read in pieces.
inline constexpr std::uint64_t longestLine = std::uint64_t{1} << 20U;
/// The greatest number of lines in a list: the reason of each wrong one is kept until all were read.
inline constexpr std::uint64_t mostLines = 1'000'000;
/// The greatest length of a line that is typed, or comes through a pipe, in answer to a question.
inline constexpr std::uint64_t longestAnswer = std::uint64_t{64} << 10U;
/// The greatest number of parts of a TOML key (`a.b.c` has three), and of nested lists or tables.
inline constexpr std::size_t deepestToml = 32;

inline constexpr FileLimit tomlFile{std::uint64_t{256} << 10U, text::limitTomlFile};
inline constexpr FileLimit recordFile{std::uint64_t{1} << 20U, text::limitRecordFile};
inline constexpr FileLimit listFile{std::uint64_t{64} << 20U, text::limitListFile, longestLine, mostLines};
inline constexpr FileLimit databaseFile{std::uint64_t{64} << 20U, text::limitDatabaseFile};
inline constexpr FileLimit weightsFile{std::uint64_t{64} << 20U, text::limitWeightsFile};
inline constexpr FileLimit matchFile{std::uint64_t{1} << 30U, text::limitMatchFile, longestLine};
/// Files that Mitos made itself, such as tables in its cache.
inline constexpr FileLimit ownFile{std::uint64_t{4} << 30U, text::limitOwnFile};

inline constexpr std::array<const FileLimit*, 7> allFileLimits{&tomlFile,    &recordFile, &listFile, &databaseFile,
                                                               &weightsFile, &matchFile,  &ownFile};

}  // namespace mitos::base
