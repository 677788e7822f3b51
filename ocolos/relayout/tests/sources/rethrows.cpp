// SPDX-License-Identifier: Apache-2.0
// Exceptions that are thrown again: as they are, nested in others, from destructors while another unwinds, in another thread than
// their own. One was thrown before the first round and is being handled in all of them. All lines are equal but for their number.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

static const int TIMES = 5000;

struct Told : std::runtime_error {
    int number;
    Told(int number) : std::runtime_error("told " + std::to_string(number % 10)), number(number) {}
};

static std::atomic<long> unwinding{0};

// Throws and catches while it is destroyed by another exception.
struct Careful {
    int number;
    ~Careful()
    {
        unwinding += std::uncaught_exceptions();
        try {
            if (number % 3 == 0) {
                throw number;
            }
        } catch (int thrown) {
            unwinding += thrown == number;
        }
    }
};

__attribute__((noinline)) static int fails(int x)
{
    Careful careful{x};
    if (x % 5 == 1) {
        throw Told(x);
    }
    if (x % 5 == 2) {
        throw x;
    }
    return x;
}

__attribute__((noinline)) static int as_it_is(int x)
{
    Careful careful{x + 1};
    try {
        return fails(x);
    } catch (const Told &) {
        throw;
    } catch (int thrown) {
        if (thrown % 2 == 0) {
            throw;
        }
        return thrown + 7;
    }
}

// Code of the program's own beside the unwinder's, which takes nearly all of the time: a profile has to see some.
__attribute__((noinline)) static int own(int x)
{
    int sum = 0;
    for (int i = 1; i < 200; i++) {
        // A compiler that sees through it leaves the branches out.
        __asm__ volatile("" : "+r"(x));
        sum += (x + i) % 3 ? x ^ i : x / i;
    }
    return sum & 7;
}

__attribute__((noinline)) static int nested(int x)
{
    try {
        return as_it_is(x);
    } catch (...) {
        std::throw_with_nested(std::logic_error("nested"));
    }
}

__attribute__((noinline)) static long depth(const std::exception &e)
{
    try {
        std::rethrow_if_nested(e);
    } catch (const std::exception &inner) {
        return 10 * depth(inner) + (long) std::string(inner.what()).size();
    } catch (int thrown) {
        return thrown % 10;
    }
    return 1;
}

__attribute__((noinline)) static long one(int x, std::vector<std::exception_ptr> &kept)
{
    try {
        return nested(x) + own(x);
    } catch (const std::logic_error &e) {
        if (x % 100 < 5) {
            kept.push_back(std::current_exception());
        }
        return depth(e);
    }
}

static long others(const std::vector<std::exception_ptr> &kept)
{
    long sum = 0;
    for (const std::exception_ptr &one : kept) {
        try {
            std::rethrow_exception(one);
        } catch (const std::exception &e) {
            sum += depth(e);
        }
    }
    return sum;
}

// What is being handled is thrown again.
__attribute__((noinline)) static long handled()
{
    try {
        throw;
    } catch (const Told &told) {
        return told.number;
    }
}

static void round_of(int number)
{
    long sum = 0, of_others = 0, old = 0;
    unwinding = 0;
    std::vector<std::exception_ptr> kept;
    for (int i = 0; i < TIMES; i++) {
        sum += one(i, kept);
        old += i % 50 == 0 ? handled() : 0;
    }
    std::thread other([&] { of_others = others(kept); });
    other.join();
    printf("%d %ld %ld %ld %ld %zu\n", number, sum, of_others, old, unwinding.load(), kept.size());
    fflush(stdout);
}

int main(int count, char **arguments)
{
    int rounds = count > 1 ? atoi(arguments[1]) : 3;
    try {
        throw Told(41);
    } catch (const Told &) {
        for (int i = 0; i < rounds; i++) {
            round_of(i);
        }
    }
}
