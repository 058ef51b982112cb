#include "cli/app.h"

int main(int argc, char** argv) { return mitos::cli::runMitos(argc, argv); }
