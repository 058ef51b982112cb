#include "formats/othello/convert/target.h"

#include <utility>

#include "formats/othello/ggf.h"
#include "formats/othello/json_game.h"
#include "formats/othello/record.h"
#include "formats/othello/transcript_line.h"
#include "games/othello/board_text.h"
#include "texts/formats.h"

namespace mitos::formats::othello::convert {
namespace {

/// Writes games in any text format. Each item must be a game.
class GameTarget final : public Target {
  public:
    GameTarget(Format format, Output& output) : format_(format), output_(output) {}

    std::uint64_t put(const Item& item) override {
        const auto& game = std::get<GameRecord>(item);
        output_.write(written(game));
        ++count_;
        return 1;
    }

  private:
    std::string written(const GameRecord& game) const {
        if (format_ == Format::ggf) return writeGgf(game) + "\n";
        if (format_ == Format::json) return writeJsonGame(game) + "\n";
        if (format_ == Format::transcript) return writeTranscriptLine(game) + "\n";
        if (count_ > 0) throw base::Error(base::Fault::input, base::say(text::convertOneRecord));
        return writeRecord(recordOf(game));
    }

    Format format_;
    Output& output_;
    std::uint64_t count_ = 0;
};

class PositionTarget final : public Target {
  public:
    PositionTarget(Format format, Output& output, Positions positions)
        : format_(format), output_(output), positions_(positions) {}

    std::uint64_t put(const Item& item) override {
        if (const auto* position = std::get_if<ScoredPosition>(&item)) {
            write(*position);
            return 1;
        }
        const auto& game = std::get<GameRecord>(item);
        const auto boards = positionsOf(game);
        const std::size_t from = positions_ == Positions::all ? 0 : boards.size() - 1;
        for (std::size_t i = from; i < boards.size(); ++i) write({game.size, boards[i], {}, {}});
        return boards.size() - from;
    }

  private:
    void write(const ScoredPosition& position) {
        const bool scores = format_ == Format::obf;
        const std::string line =
            scores ? writeObf(position) : games::othello::writeBoard(position.size, position.board);
        output_.write(line + "\n");
    }

    Format format_;
    Output& output_;
    Positions positions_;
};

/// Writes a WTHOR file. The year in its header is that of the first game; the numbers of players and tournaments come
/// from the files of names beside the target.
class WthorGames final : public Target {
  public:
    WthorGames(Output& output, const Request& request)
        : target_(output, headerOf(request)),
          catalogue_(wthorCatalogueIn(std::filesystem::path(request.to).parent_path())) {}

    std::uint64_t put(const Item& item) override {
        const auto& game = std::get<GameRecord>(item);
        const WthorGame converted = wthorOf(game, catalogue_);
        if (target_.header.games == 0) target_.header.year = yearOf(game);
        target_.put(converted);
        note(catalogue_.players, game.black.name);
        note(catalogue_.players, game.white.name);
        note(catalogue_.tournaments, game.place);
        return 1;
    }
    void finish() override { target_.finish(); }
    [[nodiscard]] LostNames lost() const override { return lost_; }

  private:
    static WthorHeader headerOf(const Request& request) {
        WthorHeader header;
        header.date = request.today;
        return header;
    }

    void note(const WthorNames& names, const std::string& name) {
        if (!names.keeps(name) && ++lost_.count == 1) lost_.first = name;
    }

    WthorTarget target_;
    WthorCatalogue catalogue_;
    LostNames lost_;
};

}  // namespace

Output::Output(const std::string& path, const base::StopFlag& stop,
               std::function<void(std::string_view)> writeStandardOutput)
    : writeStandardOutput_(std::move(writeStandardOutput)) {
    if (path != "-") file_.emplace(path, stop);
}

void Output::write(std::string_view bytes) {
    constexpr std::size_t piece = std::size_t{1} << 16U;
    held_ += bytes;
    if (held_.size() >= piece) flush();
}

void Output::flush() {
    if (file_) {
        file_->write(held_);
    } else {
        writeStandardOutput_(held_);
    }
    held_.clear();
}

void Output::rewrite(std::uint64_t offset, std::string_view bytes) {
    flush();
    file_->rewrite(offset, bytes);
}

void Output::finish() {
    flush();
    if (file_) file_->finish();
}

WthorTarget::WthorTarget(Output& output, const WthorHeader& first) : header(first), output_(output) {
    header.games = 0;
    if (!output_.canRewrite()) return;
    std::string bytes;
    appendWthor(bytes, header);
    output_.write(bytes);
}

void WthorTarget::put(const WthorGame& game) {
    appendWthor(held_, game);
    ++header.games;
    if (!output_.canRewrite()) return;
    output_.write(held_);
    held_.clear();
}

void WthorTarget::finish() {
    std::string bytes;
    appendWthor(bytes, header);
    if (output_.canRewrite()) {
        output_.rewrite(0, bytes);
    } else {
        output_.write(bytes);
        output_.write(held_);
    }
}

std::unique_ptr<Target> openTarget(Format format, Output& output, const Request& request) {
    if (format == Format::wthor) return std::make_unique<WthorGames>(output, request);
    if (holdsPositions(format))
        return std::make_unique<PositionTarget>(format, output, request.positions.value_or(Positions::end));
    return std::make_unique<GameTarget>(format, output);
}

}  // namespace mitos::formats::othello::convert
