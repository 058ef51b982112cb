#pragma once
// What a conversion writes to: a file (beside it, until it is complete) or standard output, in any format.
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

/// Bytes on their way out, in large pieces.
class Output {
  public:
    Output(const std::string& path, const base::StopFlag& stop,
           std::function<void(std::string_view)> writeStandardOutput);

    void write(std::string_view bytes);
    [[nodiscard]] bool canRewrite() const { return file_ && file_->canRewrite(); }
    /// Of bytes that were written before.
    void rewrite(std::uint64_t offset, std::string_view bytes);
    /// Only now does the file get its name.
    void finish();

  private:
    void flush();

    std::optional<base::FileWriter> file_;
    std::function<void(std::string_view)> writeStandardOutput_;
    std::string held_;
};

/// A WTHOR file whose number of games is known at its end only: the header is written over then; where that cannot be done, the
/// games wait in memory.
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

class Target {
  public:
    Target() = default;
    virtual ~Target() = default;
    Target(const Target&) = delete;
    Target& operator=(const Target&) = delete;

    /// How many were written. An Error (input) for what the format cannot hold.
    virtual std::uint64_t put(const Item& item) = 0;
    virtual void finish() {}
    /// Of players and tournaments that the format had no number for.
    [[nodiscard]] virtual LostNames lost() const { return {}; }
};

std::unique_ptr<Target> openTarget(Format format, Output& output, const Request& request);

}  // namespace mitos::formats::othello::convert
