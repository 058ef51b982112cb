// The reader of stored solutions. Any bytes give a solution that can be looked up, or Damage; never a crash.
//
// The first byte chooses: the rest is a file as it is, or a line of header and the bytes of a table that are put into a
// file with right checksums, so that what lies behind them is reached too.
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

#include "base/block_file.h"
#include "base/files.h"
#include "engine/grid/verify.h"
#include "texts/writing/language.h"

namespace {

using namespace mitos;
using namespace mitos::engine::grid;

void check(bool holds, const char* claim) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", claim);
    std::abort();
}

// A folder in memory for the one file.
const std::filesystem::path& file() {
    static const std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("fuzz-solution-" + std::to_string(getpid()));
    return path;
}

void writeRaw(std::string_view bytes) { base::writeFile(file(), bytes); }

void writeFramed(std::string_view bytes) {
    const std::size_t lineEnd = std::min(bytes.find('\n'), bytes.size());
    const std::string header(bytes.substr(0, lineEnd));
    const std::string_view table = bytes.substr(std::min(lineEnd + 1, bytes.size()));
    const auto* first = reinterpret_cast<const std::uint8_t*>(table.data());
    base::writeBlockFile(file(), header, {first, table.size()}, std::size_t{1} << 18U);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    (text[0] % 2 == 0 ? writeRaw : writeFramed)(text.substr(1));
    const base::StopFlag never;
    base::Limits limits;
    limits.bytes = std::uint64_t{64} << 20U;
    const VerifyReport report = verifySolution(file(), 1, limits, never);
    if (report.damage) {
        check(!report.holds, "a damaged file does not hold");
        for (const text::Language language : text::allLanguages()) {
            check(!report.damage->in(language).empty(), "the damage has a reason");
        }
    }
    check(!report.holds || report.checked == report.expected, "what holds was checked");
    return 0;
}
