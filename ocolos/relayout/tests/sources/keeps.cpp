// SPDX-License-Identifier: Apache-2.0
// "keeps": keeps the first address outside of its own code that a call came from, until SIGUSR2 comes; "hoards": one of each 2 MiB.
// "throws": throws until SIGUSR1 comes, and catches. Each line is some rounds.
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>

#define NEVER_INLINED __attribute__((noinline, noclone))

extern "C" char __executable_start, etext;

static volatile sig_atomic_t keeps, throws;
static volatile uintptr_t kept[16];
static volatile unsigned most;

static void end(int signal) {
    if (signal == SIGUSR1) {
        throws = 0;
    } else {
        keeps = 0;
        for (volatile uintptr_t &address : kept) {
            address = 0;
        }
    }
}

NEVER_INLINED void note() {
    uintptr_t back = reinterpret_cast<uintptr_t>(__builtin_return_address(0));
    bool is_own = back >= reinterpret_cast<uintptr_t>(&__executable_start) && back < reinterpret_cast<uintptr_t>(&etext);
    if (!keeps || is_own) {
        return;
    }
    for (unsigned n = 0; n < most; n++) {
        if (kept[n] >> 21 == back >> 21) {
            return;
        }
        if (!kept[n]) {
            kept[n] = back;
            // The signal may have come between.
            if (!keeps) {
                kept[n] = 0;
            }
            return;
        }
    }
}

NEVER_INLINED int work(int x) {
    for (int i = 0; i < 40; i++) {
        x = x % 7 ? x * 5 + i : x / 7 + 11;
        x &= 0xfffff;
    }
    note();
    return x;
}

NEVER_INLINED int deep(int x, int n) {
    if (n > 0) {
        return deep(x, n - 1) + 1;
    }
    if (throws && x % 3 == 0) {
        throw x;
    }
    return x & 0xff;
}

NEVER_INLINED int round(int x) {
    try {
        return work(x) + deep(x, 3);
    } catch (int thrown) {
        return thrown + 1;
    }
}

int main(int, char **arguments) {
    throws = std::strcmp(arguments[1], "throws") == 0;
    keeps = !throws;
    most = std::strcmp(arguments[1], "hoards") == 0 ? sizeof kept / sizeof *kept : 1;
    std::signal(SIGUSR1, end);
    std::signal(SIGUSR2, end);
    for (unsigned n = 0, x = 1;; n++) {
        x = (x + round(static_cast<int>(x & 0xffff) ^ n)) & 0xfffff;
        if (n % 20000 == 0) {
            std::printf("%u\n", x);
            std::fflush(stdout);
        }
    }
}
