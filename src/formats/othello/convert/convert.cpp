#include "formats/othello/convert/convert.h"

#include <algorithm>

#include "base/files.h"
#include "base/words.h"
#include "formats/othello/convert/source.h"
#include "formats/othello/convert/target.h"
#include "formats/othello/transcript_line.h"
#include "texts/formats.h"

namespace mitos::formats::othello::convert {
namespace {

using base::Error;
using base::Fault;
using base::say;

/// The source file. It keeps the beginning, by which the format is recognised, and counts the bytes that are read.
class Input {
  public:
    Input(const std::string& path, const base::StopFlag& stop) : stop_(stop) {
        if (path == "-") {
            file_.emplace();
        } else {
            file_.emplace(path);
        }
        constexpr std::size_t enough = 4096;
        while (beginning_.size() < enough) {
            const std::size_t before = beginning_.size();
            beginning_.resize(enough);
            const std::size_t count = file_->read(beginning_.data() + before, enough - before, stop_);
            beginning_.resize(before + count);
            if (count == 0) break;
        }
    }

    [[nodiscard]] const std::string& beginning() const { return beginning_; }
    [[nodiscard]] std::uint64_t bytesRead() const { return bytesRead_; }
    [[nodiscard]] std::uint64_t size() const { return file_->size(); }

    /// Returns a reader of the whole file, beginning included; valid as long as this object.
    base::ByteSource bytes() {
        return [this](char* into, std::size_t most) {
            std::size_t count = std::min(most, beginning_.size() - given_);
            if (count > 0) {
                beginning_.copy(into, count, given_);
                given_ += count;
            } else {
                count = file_->read(into, most, stop_);
            }
            bytesRead_ += count;
            return count;
        };
    }

  private:
    const base::StopFlag& stop_;
    std::optional<base::FileReader> file_;
    std::string beginning_;
    std::size_t given_ = 0;  // the bytes of beginning_ that were read through bytes()
    std::uint64_t bytesRead_ = 0;
};

// Returns the requested format, or the one that the end of the name tells. `.txt` may be any text, so there, and if
// the name tells nothing, the content decides.
Format sourceFormat(const Request& request, const Input& input) {
    if (request.fromFormat) return *request.fromFormat;
    const auto byName = formatOfFile(request.from);
    if (byName && *byName != Format::transcript) return *byName;
    if (const auto byContent = recognise(input.beginning())) return *byContent;
    if (base::stripped(base::withoutByteOrderMark(input.beginning())).empty())
        throw Error(Fault::input, say(text::convertEmpty, request.from));
    if (!byName) throw Error(Fault::input, say(text::convertUnknown, request.from, formatNames()));
    return *byName;
}

Format targetFormat(const Request& request) {
    if (request.toFormat) return *request.toFormat;
    const auto byName = formatOfFile(request.to);
    if (!byName) throw Error(Fault::usage, say(text::convertUnknownTarget, request.to, formatNames()));
    return *byName;
}

void refuseWhatMakesNoSense(const Request& request, Format from, Format to) {
    if (holdsPositions(from) && !holdsPositions(to))
        throw Error(Fault::usage, say(text::convertNoGames, nameOf(from), nameOf(to)));
    if (request.positions && (holdsPositions(from) || !holdsPositions(to)))
        throw Error(Fault::usage, say(text::convertNoPositions));
}

class Conversion {
  public:
    Conversion(const Request& request, const base::StopFlag& stop, const Door& door)
        : request_(request), stop_(stop), door_(door), watch_({}, stop, door.tell), input_(request.from, stop) {
        report_.to = targetFormat(request);
        if (stop.raised()) return;  // stopped while the beginning was read
        report_.from = sourceFormat(request, input_);
        refuseWhatMakesNoSense(request, report_.from, report_.to);
    }

    Report run() {
        if (stop_.raised()) {
            report_.halt = base::Halt::stopped;
            return report_;
        }
        Output output(request_.to, stop_, door_.writeStandardOutput);
        if (report_.from == Format::wthor && report_.to == Format::wthor) {
            copyWthor(output);
        } else {
            convertAll(output);
        }
        report_.seconds = watch_.seconds();
        if (stop_.raised()) {
            report_.halt = base::Halt::stopped;
        } else {
            output.finish();
        }
        return report_;
    }

  private:
    [[nodiscard]] bool stopped() {
        return watch_.spent(report_.read + report_.bad, [this] {
            base::Progress progress;
            progress.stored = input_.bytesRead();
            progress.total = input_.size();
            return progress;
        });
    }

    // Calls `act` and returns its result. With `skipBad`, a fault of the input is counted and reported, and true
    // returned.
    template <class Act>
    bool attempt(Act&& act) {
        try {
            return act();
        } catch (const Error& error) {
            if (stop_.raised()) return false;  // a game that the stop cut off is not a bad one
            if (!request_.skipBad || error.fault() != Fault::input) throw;
            ++report_.bad;
            if (door_.tellBad) door_.tellBad(error);
            return true;
        }
    }

    void convertAll(Output& output) {
        const auto source = openSource(report_.from, input_.bytes(), request_.from, request_.size);
        const auto target = openTarget(report_.to, output, request_);
        const auto one = [&] {
            std::optional<Item> item = source->next();
            if (!item) return false;
            if (auto* game = std::get_if<GameRecord>(&*item)) scoreIfFinished(*game);
            try {
                report_.written += target->put(*item);
            } catch (const Error& error) {  // the target cannot hold it: name the game
                if (error.fault() != Fault::input) throw;
                const std::uint64_t number = report_.read + report_.bad + 1;
                throw Error(Fault::input, say(text::convertItem, request_.from, number, error.message()));
            }
            ++report_.read;
            return true;
        };
        while (!stopped() && attempt(one)) continue;
        if (stop_.raised()) return;
        if (report_.read + report_.bad == 0) throw Error(Fault::input, say(text::convertEmpty, request_.from));
        report_.lost = target->lost();
        target->finish();
    }

    // Copies a WTHOR file byte for byte, with a new count of games, and checks the moves.
    void copyWthor(Output& output) {
        WthorReader reader(input_.bytes(), request_.from);
        WthorTarget target(output, reader.header());
        const auto one = [&] {
            const auto game = reader.next();
            if (!game) return false;
            const WthorReplay replay = replayWthor(*game);
            if (!replay.sound) {
                reader.fail(wthorGameBytes - wthorMoves + replay.moves, whyUnsound(*game, replay));
            }
            target.put(*game);
            ++report_.read;
            ++report_.written;
            return true;
        };
        while (!stopped() && attempt(one)) continue;
        if (!stop_.raised()) target.finish();
    }

    const Request& request_;
    const base::StopFlag& stop_;
    const Door& door_;
    base::Watch watch_;
    Input input_;
    Report report_;
};

}  // namespace

Report convert(const Request& request, const base::StopFlag& stop, const Door& door) {
    return Conversion(request, stop, door).run();
}

std::vector<std::string> formatNameList() {
    std::vector<std::string> names;
    names.reserve(allFormats.size());
    for (const Format format : allFormats) names.emplace_back(nameOf(format));
    return names;
}

std::string formatNames() { return base::listed(formatNameList()); }

}  // namespace mitos::formats::othello::convert
