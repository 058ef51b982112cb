#include "champion/othello/worker.h"

#if defined(__AVX__)
#include <immintrin.h>
#endif

#include "champion/othello/hot/search.h"

namespace mitos::champion::othello::MITOS_LEVEL {
namespace {

/// On the way back to code that is compiled for less: on some CPUs its instructions wait for the upper halves of vector registers that
/// are in use. The compiler is told to leave that to us (cmake/champion_levels.cmake).
struct Leaving {
    Leaving() = default;
    Leaving(const Leaving&) = delete;
    Leaving& operator=(const Leaving&) = delete;
    ~Leaving() {
#if defined(__AVX__)
        _mm256_zeroupper();
#endif
    }
};

class LevelWorker final : public Worker {
  public:
    explicit LevelWorker(const Common& common) : search_(common) {}

    int search(const Position& position, int alpha, int beta, int depth, int selectivity) override {
        const Leaving leaving;
        search_.begin();
        const Node node(position.own, position.opponent);
        if (beta == alpha + 1) return search_.search<Kind::null>(node, alpha, beta, depth, selectivity);
        return search_.search<Kind::open>(node, alpha, beta, depth, selectivity);
    }
    [[nodiscard]] int evaluate(const Position& position) const override {
        const Leaving leaving;
        return search_.value(Node(position.own, position.opponent));
    }
    [[nodiscard]] std::optional<Known> known(const Position& position) const override {
        Known known;
        if (!search_.table().find(Key(position.own, position.opponent), known)) return std::nullopt;
        return known;
    }
    [[nodiscard]] std::uint64_t nodes() const override { return search_.nodes(); }
    [[nodiscard]] std::uint64_t nodesSoFar() const override { return search_.nodesSoFar(); }
    void stopAt(std::uint64_t nodes) override { search_.stopAt(nodes); }
    [[nodiscard]] bool stopped() const override { return search_.stopped(); }
    void clear() override {
        const Leaving leaving;
        search_.clear();
    }

  private:
    Search search_;
};

}  // namespace

std::unique_ptr<Worker> makeWorker(const Common& common);
std::unique_ptr<Worker> makeWorker(const Common& common) {
    const Leaving leaving;
    return std::make_unique<LevelWorker>(common);
}

}  // namespace mitos::champion::othello::MITOS_LEVEL
