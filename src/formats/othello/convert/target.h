#pragma once
// The target of a conversion, in any format: standard output, or a file, which is written beside its place until it
// is complete.
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/files.h"
#include "formats/othello/convert/convert.h"
#include "formats/othello/convert/source.h"
#include "formats/othello/wthor_record.h"

namespace mitos::formats::othello::convert {

/// Collects bytes and writes them in large pieces to a file or to standard output.
class Output {
  public:
    /// Opens the file `path`; `-` is standard output, which `writeStandardOutput` writes.
    Output(const std::string& path, const base::StopFlag& stop,
           std::function<void(std::string_view)> writeStandardOutput);

    void write(std::string_view bytes);
    /// Returns whether rewrite() may be called: standard output and some files do not allow it.
    [[nodiscard]] bool canRewrite() const { return file_ && file_->canRewrite(); }
    /// Overwrites bytes that were written before, from the byte `offset` on.
    void rewrite(std::uint64_t offset, std::string_view bytes);
    /// Writes the rest and gives the file its name. Without this call the target stays as it was.
    void finish();

  private:
    void flush();

    std::optional<base::FileWriter> file_;
    std::function<void(std::string_view)> writeStandardOutput_;
    std::string held_;
};

/// Writes a WTHOR file. The number of games in the header is known only at the end, so the header is overwritten
/// then; if the output does not allow that, the games stay in memory until the end.
class WthorTarget {
  public:
    WthorTarget(Output& output, const WthorHeader& first);

    void put(const WthorGame& game);
    void finish();
    WthorHeader header;

  private:
    Output& output_;
    std::string held_;
};

/// Writes games or positions in one format.
class Target {
  public:
    Target() = default;
    virtual ~Target() = default;
    Target(const Target&) = delete;
    Target& operator=(const Target&) = delete;

    /// Writes a game or a position and returns how many entries that made. Throws a base::Error (input) if the format
    /// cannot hold it.
    virtual std::uint64_t put(const Item& item) = 0;
    /// Writes what is left at the end; to be called once, after the last put().
    virtual void finish() {}
    /// Returns the players and tournaments for which the format had no number.
    [[nodiscard]] virtual LostNames lost() const { return {}; }
};

/// Returns a target that writes `format` to `output`, which must outlive it.
std::unique_ptr<Target> openTarget(Format format, Output& output, const Request& request);

}  // namespace mitos::formats::othello::convert
