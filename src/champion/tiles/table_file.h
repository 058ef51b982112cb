#pragma once
// Tables on disk: a line of text that describes them, then for each table a checksum, the greatest distance and the
// words.
//
// A file is read into memory, not mapped: with large pages an access costs one miss less, and reading what the system
// has cached takes no longer than touching every mapped page, which verifying needs anyway.
#include <filesystem>

#include "champion/tiles/heuristic.h"

namespace mitos::champion::tiles {

/// Returns the file in `directory` that holds the tables of a heuristic.
std::filesystem::path tablesIn(const std::filesystem::path& directory, const Heuristic& heuristic);

/// Writes the tables. Throws an Error (system) on failure; nothing is left behind then.
void storeTables(const Heuristic& heuristic, const std::filesystem::path& file);

/// Reads the tables. Returns false if there is no such file. Throws an Error if it cannot be read, is damaged, or
/// holds other tables: then `heuristic` is unchanged.
bool loadTables(Heuristic& heuristic, const std::filesystem::path& file, unsigned threads);

}  // namespace mitos::champion::tiles
