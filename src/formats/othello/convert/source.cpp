#include "formats/othello/convert/source.h"

#include <filesystem>

#include "base/file_reader.h"
#include "base/words.h"
#include "formats/line_reader.h"
#include "formats/othello/board_reader.h"
#include "formats/othello/ggf.h"
#include "formats/othello/json_game.h"
#include "formats/othello/record.h"
#include "formats/othello/transcript_line.h"
#include "formats/othello/wthor_record.h"

namespace mitos::formats::othello::convert {
namespace {

class GgfSource final : public Source {
  public:
    GgfSource(base::ByteSource bytes, const std::string& path) : reader_(std::move(bytes), path) {}
    std::optional<Item> next() override { return reader_.next(); }

  private:
    GgfReader reader_;
};

class WthorSource final : public Source {
  public:
    WthorSource(base::ByteSource bytes, const std::string& path)
        : reader_(std::move(bytes), path), catalogue_(wthorCatalogueIn(std::filesystem::path(path).parent_path())) {}

    std::optional<Item> next() override {
        const auto game = reader_.next();
        if (!game) return std::nullopt;
        return recordOf(reader_, *game, catalogue_);
    }

  private:
    WthorReader reader_;
    WthorCatalogue catalogue_;
};

/// Reads positions, each on one line or drawn over several lines.
class BoardSource final : public Source {
  public:
    BoardSource(base::ByteSource bytes, const std::string& path) : reader_(std::move(bytes), path) {}
    std::optional<Item> next() override { return reader_.next(); }

  private:
    BoardReader reader_;
};

/// Reads a format with one game or position on each line.
class LineSource final : public Source {
  public:
    LineSource(Format format, base::ByteSource bytes, const std::string& path, int size)
        : format_(format), size_(size),
          lines_(std::move(bytes), path, format == Format::json ? Comments::none : Comments::cut) {}

    std::optional<Item> next() override {
        const auto line = lines_.next();
        if (!line) return std::nullopt;
        if (format_ == Format::json) return readJsonGame(line->text, line->origin);
        if (format_ == Format::transcript) return readTranscriptLine(line->text, size_, line->origin);
        return readObf(line->text, line->origin);
    }

  private:
    Format format_;
    int size_;
    LineReader lines_;
};

/// Reads the single game of a record, whole.
class RecordSource final : public Source {
  public:
    RecordSource(base::ByteSource bytes, std::string path) : bytes_(std::move(bytes)), path_(std::move(path)) {}

    std::optional<Item> next() override {
        if (read_) return std::nullopt;
        read_ = true;
        const std::string text = base::readAll(bytes_, path_, base::recordFile);
        return gameOf(readRecord(base::withoutByteOrderMark(text), path_));
    }

  private:
    base::ByteSource bytes_;
    std::string path_;
    bool read_ = false;
};

}  // namespace

std::unique_ptr<Source> openSource(Format format, base::ByteSource bytes, const std::string& path, int size) {
    switch (format) {
    case Format::ggf:
        return std::make_unique<GgfSource>(std::move(bytes), path);
    case Format::wthor:
        return std::make_unique<WthorSource>(std::move(bytes), path);
    case Format::record:
        return std::make_unique<RecordSource>(std::move(bytes), path);
    case Format::board:
        return std::make_unique<BoardSource>(std::move(bytes), path);
    case Format::obf:
    case Format::transcript:
    case Format::json:
        break;
    }
    return std::make_unique<LineSource>(format, std::move(bytes), path, size);
}

}  // namespace mitos::formats::othello::convert
