#pragma once
// Tables on disk: a line of text that says what they are, then of each table a checksum, the greatest distance and the words.
//
// A file is read into memory, not mapped: on large pages a look-up costs one miss less, and reading what the system has cached takes
// no longer than touching every mapped page, which verifying needs anyway.
#include <filesystem>

#include "champion/tiles/heuristic.h"

namespace mitos::champion::tiles {

/// Where the tables of a heuristic are kept in a directory.
std::filesystem::path tablesIn(const std::filesystem::path& directory, const Heuristic& heuristic);

/// An Error (system) when that fails; nothing is left behind then.
void storeTables(const Heuristic& heuristic, const std::filesystem::path& file);

/// False when there is no such file. An Error when it cannot be read, or is damaged, or has other tables: then they are as they were.
bool loadTables(Heuristic& heuristic, const std::filesystem::path& file, unsigned threads);

}  // namespace mitos::champion::tiles
