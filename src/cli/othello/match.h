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
    std::string seed = "1";  // a fixed one, so that the same command goes on with the same match
    std::string concurrency = "1";
    std::string depth;
    std::string moveTime;
    std::string clock;
    bool matchTime = false;
    std::string margin = "1";
    std::string patience = "300";
    std::string sprt;
    std::string adjudicate;
    std::string out;
};

ExitCode matchPlayers(const Context& context, const MatchOptions& options);
void addMatch(CLI::App& root, Context& context);

}  // namespace mitos::cli
