#include "base/failure.h"

#include <new>
#include <system_error>

#include "base/phrases.h"

namespace mitos::base {

Failure currentFailure() {
    try {
        throw;
    } catch (const Error& error) {
        return {error.fault(), error.message()};
    } catch (const std::bad_alloc&) {
        return {Fault::system, say(text::outOfMemory)};
    } catch (const std::system_error& error) {  // threads, files, streams
        return {Fault::system, say(text::systemRefused, error.code().message())};
    } catch (const std::exception& error) {
        return {std::nullopt, say(text::defect, error.what())};
    } catch (...) {
        return {std::nullopt, say(text::defect, "?")};
    }
}

}  // namespace mitos::base
