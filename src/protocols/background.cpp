#include "protocols/background.h"

#include <string>

namespace mitos::protocols {

void Answers::line(std::string_view text) { raw(std::string(text) + "\n"); }

void Answers::raw(std::string_view text) {
    const std::lock_guard lock(mutex_);
    write_(text);
}

void Background::start(Job job) {
    stop();
    stop_.lower();
    busy_ = true;
    thread_ = std::thread([this, job = std::move(job)] {
        job(stop_);
        busy_ = false;
    });
}

void Background::stop() {
    hurry();
    wait();
}

void Background::wait() {
    if (thread_.joinable()) thread_.join();
}

}  // namespace mitos::protocols
