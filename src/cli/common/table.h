#pragma once
// A table for the terminal: columns as wide as their widest entry.
#include <string>
#include <vector>

#include "cli/common/console.h"

namespace mitos::cli {

enum class Align { left, right };

class Table {
  public:
    struct Column {
        std::string heading;
        Align align = Align::left;
    };
    explicit Table(std::vector<Column> columns) : columns_(std::move(columns)) {}

    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
    [[nodiscard]] std::string text(const Screen& screen) const;

  private:
    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace mitos::cli
