#pragma once
// A report of a few facts at the terminal.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/message.h"
#include "cli/common/console.h"
#include "cli/common/table.h"

namespace mitos::cli {

/// Names and what they say, one below the other.
class Facts {
  public:
    explicit Facts(Console& console) : console_(console) {}

    void add(base::Phrase name, const std::string& what) { rows_.emplace_back(console_.in(name), what); }
    void add(base::Phrase name, const base::Message& what) { add(name, what.in(console_.language)); }
    void show() const {
        std::size_t width = 0;
        for (const auto& [name, what] : rows_) width = std::max(width, columnsOf(name));
        for (const auto& [name, what] : rows_) console_.line(padded(name, width + 2) + what);
    }

  private:
    Console& console_;
    std::vector<std::pair<std::string, std::string>> rows_;
};

}  // namespace mitos::cli
