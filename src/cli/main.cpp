#include "cli/app.h"
#include "cli/common/interrupt.h"
#include "cli/standard_streams.h"

int main(int argc, char** argv) {
    mitos::cli::openStandardStreams();
    mitos::cli::handleSignals();
    return mitos::cli::runMitos(argc, argv);
}
