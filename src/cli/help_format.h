#pragma once
// How a help text looks: the library's order, our words and widths.
#include <CLI/CLI.hpp>
#include <string>

#include "base/phrase.h"
#include "texts/writing/language.h"

namespace mitos::cli {

class HelpFormat : public CLI::Formatter {
  public:
    explicit HelpFormat(text::Language language);

    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override;
    std::string make_usage(const CLI::App* app, std::string name) const override;
    std::string make_option(const CLI::Option* option, bool isPositional) const override;

  private:
    text::Language language_;
};

}  // namespace mitos::cli
