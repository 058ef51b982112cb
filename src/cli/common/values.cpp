#include "cli/common/values.h"

#include <random>

#include "base/error.h"
#include "base/files.h"
#include "cli/common/interrupt.h"
#include "options/common.h"
#include "options/read.h"
#include "texts/terminal.h"

namespace mitos::cli {

std::string nameOf(const options::Option& option) {
    std::string name(option.isArgument ? "" : "--");
    name += option.name;
    return name;
}

std::string orDefault(const options::Option& option, const std::string& typed) {
    return typed.empty() ? std::string(option.byDefault) : typed;
}

std::uint64_t readWhole(const options::Option& option, const std::string& typed) {
    return options::readWhole(option, orDefault(option, typed), nameOf(option));
}

int readInt(const options::Option& option, const std::string& typed) {
    return static_cast<int>(readWhole(option, typed));
}

unsigned readThreads(const options::Option& option, const std::string& typed) {
    return options::readThreads(option, orDefault(option, typed), nameOf(option));
}

double readDecimal(const options::Option& option, const std::string& typed) {
    return options::readDecimal(option, orDefault(option, typed), nameOf(option));
}

double readSeconds(const options::Option& option, const std::string& typed) {
    return options::readSeconds(option, orDefault(option, typed), nameOf(option));
}

std::uint64_t readBytes(const options::Option& option, const std::string& typed) {
    return options::readBytes(option, orDefault(option, typed), nameOf(option));
}

std::uint64_t readCount(const options::Option& option, const std::string& typed) {
    return options::readCount(option, orDefault(option, typed), nameOf(option));
}

std::size_t readChoice(const options::Option& option, const std::string& typed) {
    return options::readChoice(option, orDefault(option, typed), nameOf(option));
}

void refuseValue(const options::Option& option, const std::string& typed) {
    options::refuse(option, typed, nameOf(option));
}

std::string readListFile(const std::string& file) {
    if (file != "-") return base::readText(file, base::listFile, interruptFlag());
    return base::readStandardInput(base::listFile, interruptFlag());
}

std::uint64_t chooseSeed(Console& console, const std::string& given) {
    if (given.empty()) {
        const std::uint64_t seed = std::random_device{}();
        console.warn(base::say(text::seedUsed, seed));
        return seed;
    }
    return readWhole(options::seed, given);
}

}  // namespace mitos::cli
