#pragma once
// `mitos match A B`
#include <string>

#include "cli/common/context.h"

namespace mitos::cli {

struct MatchOptions {
    std::string a;
    std::string b;
    std::string first;  // the same two as options
    std::string second;
    std::string games;
    std::string openings;
    std::string plies;
    std::string file;
    std::string balance;
    std::string seed;
    std::string concurrency;
    std::string depth;
    std::string moveTime;
    std::string clock;
    bool matchTime = false;
    std::string margin;
    std::string patience;
    std::string sprt;
    std::string adjudicate;
    std::string out;
};

ExitCode matchPlayers(const Context& context, const MatchOptions& options);
void addMatch(CLI::App& root, Context& context);

}  // namespace mitos::cli
