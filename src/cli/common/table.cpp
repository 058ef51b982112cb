#include "cli/common/table.h"

#include <algorithm>

namespace mitos::cli {

std::string Table::text(const Screen& screen) const {
    std::vector<std::size_t> widths;
    for (const Column& column : columns_) widths.push_back(columnsOf(column.heading));
    for (const auto& row : rows_) {
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columnsOf(row[i]));
    }
    const auto lineOf = [&](auto cell) {
        std::string line = " ";
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            line += ' ';
            line += columns_[i].align == Align::right ? paddedLeft(cell(i), widths[i]) : padded(cell(i), widths[i]);
            line += ' ';
        }
        line.erase(line.find_last_not_of(' ') + 1);
        return line + "\n";
    };
    std::string text = lineOf([&](std::size_t i) { return columns_[i].heading; });
    if (screen.colour) text = "\033[1m" + text.substr(0, text.size() - 1) + "\033[0m\n";
    for (const auto& row : rows_) text += lineOf([&](std::size_t i) { return row[i]; });
    return text;
}

}  // namespace mitos::cli
