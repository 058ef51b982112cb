#include "champion/othello/worker.h"

#include "champion/othello/hot/search.h"

namespace mitos::champion::othello::MITOS_LEVEL {
namespace {

class LevelWorker final : public Worker {
  public:
    explicit LevelWorker(const Common& common) : search_(common) {}

    int search(const Position& position, int alpha, int beta, int depth, int selectivity) override {
        search_.begin();
        const Node node(position.own, position.opponent);
        if (beta == alpha + 1) return search_.search<Kind::null>(node, alpha, beta, depth, selectivity);
        return search_.search<Kind::open>(node, alpha, beta, depth, selectivity);
    }
    [[nodiscard]] int evaluate(const Position& position) const override {
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
    void clear() override { search_.clear(); }

  private:
    Search search_;
};

}  // namespace

std::unique_ptr<Worker> makeWorker(const Common& common);
std::unique_ptr<Worker> makeWorker(const Common& common) { return std::make_unique<LevelWorker>(common); }

}  // namespace mitos::champion::othello::MITOS_LEVEL
