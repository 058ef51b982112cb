#pragma once
#include <gtest/gtest.h>

#include <string>

namespace mitos::test {

/// Names the instances of a test by their member `name`.
struct ByName {
    template <class Param>
    std::string operator()(const testing::TestParamInfo<Param>& instance) const {
        return std::string(instance.param.name);
    }
};

}  // namespace mitos::test
