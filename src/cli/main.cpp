#include <cstdio>

#include "cli/app.h"

int main(int argc, char** argv) {
    const int code = mitos::cli::runMitos(argc, argv);
    // What could not be written (a full disk, a closed pipe) must not look like success.
    if (std::fflush(stdout) != 0 && code == 0) return static_cast<int>(mitos::cli::ExitCode::system);
    return code;
}
