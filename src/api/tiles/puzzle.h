#pragma once
// Sliding puzzles as the path layer knows them.
#include "api/paths/adapter.h"
#include "api/tiles/names.h"
#include "champion/tiles/solver.h"
#include "engine/tiles/table_shelf.h"
#include "games/tiles/board.h"
#include "games/tiles/packed.h"
#include "texts/writing/language.h"

namespace mitos::api::tiles {

using games::tiles::Board;
using games::tiles::Direction;
using games::tiles::Shape;

/// A size, moves and their costs, and a goal.
struct Tiles {
    using State = Board;
    using Move = Direction;
    using Estimate = tiles::Estimate;
    struct Champion {
        using Tables = TableSize;
        using Milestone = champion::tiles::Milestone;
        using Shelf = engine::tiles::TableShelf;
    };
    struct Options {
        std::string size = "3x3";
        std::string moves = "king";
        std::string costs;  // each step costs one when nothing was typed
    };

    static constexpr std::string_view subject = "tiles";
    static constexpr std::string_view movesKey = "moves_of_blank";
    static constexpr std::string_view stateKey = "board";
    static constexpr std::string_view goalNames = "ordered spiral";
    static const paths::Words& words();
    static std::span<const paths::PuzzleOption<Options>> options();
    static std::vector<std::string> solveExamples();
    static std::vector<std::string> compareExamples();
    static std::span<const AlgorithmFacts> algorithms() { return tiles::algorithms(); }
    static std::span<const HeuristicFacts> estimates() { return tiles::estimates(); }
    static std::string_view heuristicName(Algorithm algorithm, Estimate heuristic) {
        return tiles::heuristicName(algorithm, heuristic);
    }
    static bool usesTable(Algorithm algorithm, Estimate heuristic) { return tiles::usesTable(algorithm, heuristic); }

    Shape shape;
    Board goal;

    static Tiles from(const Options& options, std::string_view goal);
    [[nodiscard]] Board read(std::string_view text, const std::string& source, std::size_t line = 1) const;
    [[nodiscard]] std::string write(const Board& board) const;
    [[nodiscard]] bool isSolvable(const Board& start) const;
    [[nodiscard]] Board random(base::Random& random) const;
    template <class Packed>
    [[nodiscard]] Packed pack(const Board& board) const {
        return games::tiles::pack<Packed>(shape, board);
    }
    template <class Packed>
    [[nodiscard]] Board unpack(const Packed& packed) const {
        return games::tiles::unpack(shape, packed);
    }

    [[nodiscard]] Algorithm defaultAlgorithm() const { return tiles::defaultAlgorithm(shape); }
    [[nodiscard]] Estimate bestHeuristic() const { return heuristics::tiles::bestAdmissible(shape); }
    [[nodiscard]] std::vector<Estimate> fittingHeuristics() const;
    [[nodiscard]] std::optional<base::Message> refusal(Algorithm algorithm, std::optional<Estimate> heuristic) const;
    [[nodiscard]] std::unique_ptr<paths::Engine<Tiles>>
    makeEngine(const paths::Method<Tiles>& method, const std::optional<std::filesystem::path>& cache) const;
    /// Boards of at most nine cells take a byte a state, larger ones two bits (120 MB for twelve). Throws an Error when
    /// the board is too large (usage), or its table larger than the memory limit (limit).
    [[nodiscard]] paths::Atlas<Tiles> makeAtlas(std::size_t mostHardest, const base::Limits& limits,
                                                const base::StopFlag& stop, const base::OnProgress& tell = {}) const;

    [[nodiscard]] std::vector<paths::Field> fields() const;       // of every report
    [[nodiscard]] std::vector<paths::Field> solveFields() const;  // of the report of one solution also
    [[nodiscard]] std::vector<paths::Field> hintFields(const Board& before, const Board& after) const;
    static std::string_view tablesName(const paths::Method<Tiles>& method) { return nameOf(method.tables); }
    static std::vector<paths::Field> championFields(const paths::Method<Tiles>& method);
    static paths::FieldValue moveField(Direction move);
    [[nodiscard]] base::Message title() const;
    [[nodiscard]] base::Message atlasTitle() const;
    [[nodiscard]] base::Message comparisonTitle() const;
    [[nodiscard]] std::string inLine(const Board& board) const;  // 1 2 3 / 4 5 6 / 7 8 0
    [[nodiscard]] std::string moveWords(const Board& before, const Board& after, Direction move,
                                        text::Language language) const;  // 5 up and left
    [[nodiscard]] base::Message hintWords(const Board& before, const Board& after, Direction move,
                                          std::size_t left) const;
    [[nodiscard]] std::optional<base::Message> unreachedWords(std::uint64_t reached) const;
};

/// The tile that has moved between two boards, or -1.
int movedTile(const Shape& shape, const Board& before, const Board& after);
/// The way of the tile in words. The tile goes against the blank.
base::Phrase tileDirection(Direction blankMove);

}  // namespace mitos::api::tiles
