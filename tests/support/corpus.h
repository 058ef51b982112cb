#pragma once
// A corpus of files in tests/data: those of `bad` have one mistake each, and their first line says where and why they
// are refused: `# expect LINE:COLUMN: REASON`.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace mitos::test {

/// Returns the files of a folder of tests/data, in the order of their names.
inline std::vector<std::filesystem::path> filesOf(const std::string& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(MITOS_TEST_DATA "/" + folder)) {
        files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

inline std::string contentOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

struct Expected {
    std::size_t line = 0;
    std::size_t column = 0;
    std::string reason;
};

/// Returns the expectation in the first line, or nothing.
inline std::optional<Expected> expectedOf(const std::string& text) {
    std::istringstream first(text.substr(0, text.find('\n')));
    std::string hash;
    std::string word;
    char colon = 0;
    char secondColon = 0;
    Expected expected;
    first >> hash >> word >> expected.line >> colon >> expected.column >> secondColon >> std::ws;
    std::getline(first, expected.reason);
    const bool right =
        hash == "#" && word == "expect" && colon == ':' && secondColon == ':' && !expected.reason.empty();
    return right ? std::optional(expected) : std::nullopt;
}

}  // namespace mitos::test
