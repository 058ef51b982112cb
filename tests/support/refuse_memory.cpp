// To be preloaded: from the allocation of the number MITOS_REFUSE_FROM on, operator new refuses all memory; with
// MITOS_REFUSE_AS_ARRAY in the environment it throws the error of a new array that is too long. The number of
// allocations is written to the file MITOS_COUNT at the end. Used by tests/cli/refused_memory_test.py.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <new>

namespace {

std::atomic<unsigned long> made{0};

unsigned long firstRefused() {
    static const unsigned long number = [] {
        const char* text = std::getenv("MITOS_REFUSE_FROM");
        return text == nullptr ? ~0UL : std::strtoul(text, nullptr, 10);
    }();
    return number;
}

struct Report {
    ~Report() {
        const char* path = std::getenv("MITOS_COUNT");
        if (path == nullptr) return;
        if (std::FILE* file = std::fopen(path, "w")) {
            std::fprintf(file, "%lu\n", made.load());
            std::fclose(file);
        }
    }
} report;

void* given(std::size_t bytes) {
    void* memory = made++ < firstRefused() ? std::malloc(bytes == 0 ? 1 : bytes) : nullptr;
    if (memory == nullptr && std::getenv("MITOS_REFUSE_AS_ARRAY") != nullptr) throw std::bad_array_new_length();
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

}  // namespace

void* operator new(std::size_t bytes) { return given(bytes); }
void* operator new[](std::size_t bytes) { return given(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
