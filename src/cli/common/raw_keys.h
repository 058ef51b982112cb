#pragma once
// Single keys from a terminal, without waiting for a line end. The terminal is put back as it was, whatever happens.
#include <termios.h>

#include <optional>

namespace mitos::cli {

class RawKeys {
  public:
    explicit RawKeys(bool active);
    ~RawKeys();
    RawKeys(const RawKeys&) = delete;
    RawKeys& operator=(const RawKeys&) = delete;

    static constexpr char unknown = 0;

    /// The next key; nothing at the end of the input or when a signal came. An arrow to the left or up is `b`, to the right
    /// or down `n`, the escape key `q`; other keys that send a sequence (F1, Home, Delete) are `unknown`.
    [[nodiscard]] std::optional<char> read() const;
    [[nodiscard]] bool pressedWithin(int milliseconds) const;

  private:
    bool active_ = false;
    termios before_{};
};

}  // namespace mitos::cli
