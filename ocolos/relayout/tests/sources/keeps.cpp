// SPDX-License-Identifier: Apache-2.0
// "keeps": keeps the first address outside of its own code that a call came from, until SIGUSR2 comes. "throws": throws until
// SIGUSR1 comes, and catches. Each line is some rounds.
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>

#define NEVER_INLINED __attribute__((noinline, noclone))

extern "C" char __executable_start, etext;

static volatile sig_atomic_t keeps, throws;
static volatile uintptr_t kept;

static void end(int signal) {
    if (signal == SIGUSR1) {
        throws = 0;
    } else {
        keeps = 0;
        kept = 0;
    }
}

NEVER_INLINED void note() {
    uintptr_t back = reinterpret_cast<uintptr_t>(__builtin_return_address(0));
    bool is_own = back >= reinterpret_cast<uintptr_t>(&__executable_start) && back < reinterpret_cast<uintptr_t>(&etext);
    if (keeps && !kept && !is_own) {
        kept = back;
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
    keeps = std::strcmp(arguments[1], "keeps") == 0;
    throws = !keeps;
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
