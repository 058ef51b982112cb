#include "champion/othello/worker.h"

#if defined(__AVX__)
#include <immintrin.h>
#endif

#include "champion/othello/hot/search.h"

namespace mitos::champion::othello::MITOS_LEVEL {
namespace {

/// Clears the upper halves of the vector registers on the way back to code that is compiled for less: on some CPUs
/// its instructions wait while they are in use. The compiler is told to leave that to this class
/// (cmake/champion_levels.cmake).
struct VectorStateGuard {
    VectorStateGuard() = default;
    VectorStateGuard(const VectorStateGuard&) = delete;
    VectorStateGuard& operator=(const VectorStateGuard&) = delete;
    ~VectorStateGuard() {
#if defined(__AVX__)
        _mm256_zeroupper();
#endif
    }
};

class LevelWorker final : public Worker {
  public:
    explicit LevelWorker(const SearchContext& context) : search_(context) {}

    int search(const Position& position, int alpha, int beta, int depth, int selectivity) override {
        const VectorStateGuard guard;
        search_.begin();
        const Node node(position.own, position.opponent);
        if (beta == alpha + 1) return search_.search<WindowKind::null>(node, alpha, beta, depth, selectivity);
        return search_.search<WindowKind::open>(node, alpha, beta, depth, selectivity);
    }
    [[nodiscard]] int evaluate(const Position& position) const override {
        const VectorStateGuard guard;
        return search_.value(Node(position.own, position.opponent));
    }
    [[nodiscard]] std::optional<StoredResult> stored(const Position& position) const override {
        StoredResult stored;
        if (!search_.table().find(Key(position.own, position.opponent), stored)) return std::nullopt;
        return stored;
    }
    [[nodiscard]] std::uint64_t nodes() const override { return search_.nodes(); }
    [[nodiscard]] std::uint64_t nodesSoFar() const override { return search_.nodesSoFar(); }
    void stopAt(std::uint64_t nodes) override { search_.stopAt(nodes); }
    [[nodiscard]] bool stopped() const override { return search_.stopped(); }
    void clear() override {
        const VectorStateGuard guard;
        search_.clear();
    }

  private:
    Search search_;
};

}  // namespace

std::unique_ptr<Worker> makeWorker(const SearchContext& context);
std::unique_ptr<Worker> makeWorker(const SearchContext& context) {
    const VectorStateGuard guard;
    return std::make_unique<LevelWorker>(context);
}

}  // namespace mitos::champion::othello::MITOS_LEVEL
