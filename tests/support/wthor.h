#pragma once
// The part of a WTHOR database that a test needs: the games, their moves and the recorded score.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace mitos::test {

struct WthorGame {
    int blackDiscs = 0;             // empty squares go to the winner
    std::vector<unsigned> squares;  // 10 * row + column, both from 1; passes are not stored
};

struct WthorFile {
    unsigned year = 0;
    std::vector<WthorGame> games;
};

inline WthorFile readWthor(const std::filesystem::path& path) {
    std::ifstream stream(path, std::ios::binary);
    const std::vector<char> bytes((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
    constexpr std::size_t header = 16;
    constexpr std::size_t record = 68;
    constexpr std::size_t moves = 60;
    const auto byte = [&](std::size_t at) { return static_cast<unsigned>(static_cast<unsigned char>(bytes.at(at))); };
    const std::size_t count = byte(4) | byte(5) << 8U | byte(6) << 16U | byte(7) << 24U;
    if (bytes.size() != header + record * count) throw std::runtime_error("not a WTHOR file: " + path.string());
    WthorFile file;
    file.year = byte(10) | byte(11) << 8U;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = header + record * i;
        WthorGame game;
        game.blackDiscs = static_cast<int>(byte(at + 6));
        for (std::size_t k = 0; k < moves && byte(at + 8 + k) != 0; ++k) game.squares.push_back(byte(at + 8 + k));
        file.games.push_back(std::move(game));
    }
    return file;
}

/// Returns where the databases are: MITOS_WTHOR, or beside the project. They are not part of it.
inline std::filesystem::path wthorFolder() {
    if (const char* given = std::getenv("MITOS_WTHOR")) return given;
    return std::filesystem::path(MITOS_TEST_DATA).parent_path().parent_path().parent_path() / "shared/data/wthor";
}

}  // namespace mitos::test
