// SPDX-License-Identifier: Apache-2.0
// Calls virtual functions; each line is some rounds of it.
#include <cstdio>

#define NEVER_INLINED __attribute__((noinline, noclone))

struct Shape {
    virtual ~Shape() = default;
    virtual int area(int x) const = 0;
};

struct Square : Shape {
    NEVER_INLINED int area(int x) const override { return x % 3 ? x * 5 + 1 : x / 3; }
};

struct Circle : Shape {
    NEVER_INLINED int area(int x) const override { return x % 7 ? x * 3 - 2 : x / 7 + 11; }
};

NEVER_INLINED int all(Shape *const *shapes, int x) {
    for (int i = 0; i < 40; i++) {
        x = (shapes[i & 1]->area(x) + i) & 0xfffff;
    }
    return x;
}

int main() {
    Square square;
    Circle circle;
    Shape *volatile shapes[] = {&square, &circle};
    for (int x = 1, n = 1;; n++) {
        Shape *const of_round[] = {shapes[n & 1], shapes[~n & 1]};
        x = all(of_round, x);
        if (n % 20000 == 0) {
            std::printf("%d\n", x);
            std::fflush(stdout);
        }
    }
}
