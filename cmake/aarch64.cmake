# Toolchain of the preset aarch64: g++ of Debian's package g++-aarch64-linux-gnu, libraries of the architecture arm64
# beside those of the machine that builds, and programs run by qemu-user. docs/building.md has the packages.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64)
# Debian puts the libraries of all architectures below /usr: neither search elsewhere nor stop at the first /usr/lib.
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
