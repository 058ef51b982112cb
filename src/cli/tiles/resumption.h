#pragma once
// `--resume FILE`: a search of the champion that was stopped goes on from where it was.
#include <optional>
#include <string>

#include "api/tiles/solver.h"
#include "base/error.h"
#include "cli/common/console.h"

namespace mitos::cli {

class Resumption {
  public:
    /// Reads the file, or makes it when there is none: what cannot be written is told before the work, not after it. An
    /// Error (input) when it is damaged or belongs to another search. All does nothing where no file is named.
    Resumption(Console& console, std::string file, const api::tiles::Solver& solver, const api::tiles::Board& start);
    /// A file that nothing came of is not left behind.
    ~Resumption();
    Resumption(const Resumption&) = delete;
    Resumption& operator=(const Resumption&) = delete;

    [[nodiscard]] const api::tiles::Milestone* from() const { return from_ ? &*from_ : nullptr; }
    /// Writes how far it came, or removes the file when there is nothing left to do.
    void settle(const api::tiles::SolveReport& report);
    /// Throws the Error when that failed: not before the report is printed.
    void complain() const;

  private:
    Console& console_;
    std::string file_;
    const api::tiles::Solver& solver_;
    api::tiles::Board start_;
    std::optional<api::tiles::Milestone> from_;
    bool spare_ = false;  // the file holds nothing worth keeping
    std::optional<base::Error> failure_;
};

}  // namespace mitos::cli
