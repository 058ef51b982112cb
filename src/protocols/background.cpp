#include "protocols/background.h"

#include <chrono>
#include <new>
#include <string>
#include <system_error>

#include "base/error.h"

namespace mitos::protocols {

void Answers::line(std::string_view text) { raw(std::string(text) + "\n"); }

void Answers::raw(std::string_view text) {
    const std::lock_guard lock(mutex_);
    write_(text);
}

void Background::start(Job job, const Failed& failed) {
    stop();
    stop_.lower();
    busy_ = true;
    const auto work = [this, job = std::move(job), failed] {
        try {
            job(stop_);
        } catch (const base::Error& error) {
            failed(error.message().in(base::Language::english));
        } catch (const std::bad_alloc&) {
            failed("out of memory");
        } catch (const std::exception& error) {
            failed(error.what());
        }
        busy_ = false;
    };
    try {
        thread_ = std::thread(work);
    } catch (const std::system_error& error) {  // the system gives no thread
        busy_ = false;
        failed(error.what());
    }
}

void Background::waitAtMost(double seconds) {
    const base::Stopwatch watch;
    while (busy() && watch.seconds() < seconds) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    if (busy()) hurry();
    wait();
}

void Background::stop() {
    hurry();
    wait();
}

void Background::wait() {
    if (thread_.joinable()) thread_.join();
}

}  // namespace mitos::protocols
