#include "options/programs.h"

#include <array>

#include "texts/formats.h"
#include "texts/grid_terminal.h"
#include "texts/terminal.h"
#include "texts/web.h"

namespace mitos::options {

constexpr Option benchFilter{.name = "filter", .help = text::filterOption};
constexpr Option benchRepeat{
    .name = "repeat", .kind = Kind::whole, .help = text::repeatOption, .least = 1, .most = 1'000'000, .byDefault = "3"};
constexpr Option checkedFile{.name = "file", .kind = Kind::file, .help = text::checkArgument, .isArgument = true};
constexpr Option shell{
    .name = "shell", .kind = Kind::choice, .help = text::shellArgument, .words = "bash|zsh|fish", .isArgument = true};

constexpr Option convertSource{
    .name = "source", .kind = Kind::file, .help = text::convertFromArgument, .isArgument = true};
constexpr Option convertTarget{
    .name = "target", .kind = Kind::file, .help = text::convertToArgument, .isArgument = true};
constexpr Option convertFrom{.name = "from", .help = text::convertFromOption, .value = text::convertFormatValue};
constexpr Option convertTo{.name = "to", .help = text::convertToOption, .value = text::convertFormatValue};
constexpr Option convertPositions{.name = "positions",
                                  .kind = Kind::choice,
                                  .help = text::convertPositionsOption,
                                  .words = "end|all",
                                  .byDefault = "end"};
constexpr Option convertSize{
    .name = "size", .kind = Kind::choice, .help = text::convertSizeOption, .words = "4|6|8", .byDefault = "8"};
constexpr Option convertSkipBad{.name = "skip-bad", .kind = Kind::flag, .help = text::convertSkipOption};

constexpr Option serveHost{.name = "host", .help = text::serveHostOption, .form = "ADDRESS", .byDefault = "127.0.0.1"};
constexpr Option servePort{.name = "port",
                           .kind = Kind::whole,
                           .help = text::servePortOption,
                           .most = 65535,
                           .shownDefault = "8420",
                           .examples = "8420, 0"};
constexpr Option serveThreads{
    .name = "threads", .kind = Kind::threads, .help = text::serveThreadsOption, .most = 256, .byDefault = "2"};
constexpr Option serveOpen{.name = "open", .kind = Kind::flag, .help = text::serveOpenOption};

Entries programEntries() {
    static constexpr std::array all{&benchFilter,      &benchRepeat,   &checkedFile,    &shell,
                                    &convertSource,    &convertTarget, &convertFrom,    &convertTo,
                                    &convertPositions, &convertSize,   &convertSkipBad, &serveHost,
                                    &servePort,        &serveThreads,  &serveOpen};
    return all;
}

}  // namespace mitos::options
