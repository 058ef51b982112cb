#include "protocols/background.h"

#include <chrono>
#include <string>
#include <thread>

#include "base/failure.h"
#include "texts/writing/language.h"

namespace mitos::protocols {

void Answers::line(std::string_view text) { raw(std::string(text) + "\n"); }

void Answers::raw(std::string_view text) {
    const std::lock_guard lock(mutex_);
    write_(text);
}

void Background::start(Job job, const Failed& failed, WithoutThread withoutThread) {
    stop();
    stop_.lower();
    const std::function<void()> work = [this, job = std::move(job), failed] {
        try {
            perform(job, failed);
        } catch (...) {  // no memory is left for a report: the dialogue goes on without a response
        }
        busy_ = false;
    };
    busy_ = true;  // nothing after this line throws
    if (thread_.add(work)) return;
    if (withoutThread == WithoutThread::doHurried) stop_.raise();
    if (withoutThread == WithoutThread::leaveOut) {
        busy_ = false;
    } else {
        work();
    }
}

void Background::perform(const Job& job, const Failed& failed) {
    try {
        job(stop_);
    } catch (...) {
        failed(base::currentFailure().message.in(text::Language::english));
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

void Background::wait() { thread_.join(); }

}  // namespace mitos::protocols
