// Label: threads
#include "base/failure.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <new>
#include <stdexcept>
#include <system_error>

#include "base/phrases.h"
#include "texts/writing/language.h"

namespace mitos::base {
namespace failure_test {

template <class Act>
Failure failureOf(Act&& act) {
    try {
        act();
    } catch (...) {
        return currentFailure();
    }
    ADD_FAILURE() << "it did not throw";
    return {std::nullopt, say(text::defect, "")};
}

TEST(Failure, WhatTheSystemRefusesIsNoDefect) {
    EXPECT_EQ(failureOf([] { throw std::bad_alloc(); }).fault, Fault::system);
    const Failure thread =
        failureOf([] { throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again)); });
    EXPECT_EQ(thread.fault, Fault::system);
    EXPECT_EQ(thread.message.in(text::Language::english), "the system refused: Resource temporarily unavailable");
    const Failure read = failureOf([] {
        std::ifstream file("/proc/self/mem", std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    });
    EXPECT_EQ(read.fault, Fault::system);
}

TEST(Failure, AnErrorKeepsItsMessage) {
    const Failure input = failureOf([] { throw Error(Fault::input, say(text::cannotRead, "a", "b")); });
    EXPECT_EQ(input.fault, Fault::input);
    EXPECT_EQ(input.message.in(text::Language::english), "cannot read a: b");
}

TEST(Failure, AllElseIsADefect) {
    EXPECT_EQ(failureOf([] { throw std::logic_error("oh"); }).fault, std::nullopt);
    EXPECT_EQ(failureOf([] { throw 7; }).fault, std::nullopt);
}

}  // namespace failure_test
}  // namespace mitos::base
