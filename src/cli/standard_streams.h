#pragma once
// The descriptors 0, 1 and 2 are standard input, output and error, whoever started the process.

namespace mitos::cli {

/// Opens /dev/null on those that are closed (`2>&-`), so that no other file gets their number and what is meant for a
/// person is written into it. A closed standard input is empty, a closed standard output refuses what is written, a
/// closed standard error swallows it.
void openStandardStreams();

}  // namespace mitos::cli
