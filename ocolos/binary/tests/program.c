/* SPDX-License-Identifier: Apache-2.0 */
/* A program of a few functions, without a library: a jump table, calls, a pointer to a function, a virtual table by its name. */
static int add(int a, int b) { return a + b; }
static int subtract(int a, int b) { return a - b; }

typedef int operation(int, int);
operation *const _ZTVtable[] = {add, subtract};

__attribute__((noinline)) int choose(int n, int a)
{
    switch (n) {
    case 0: return a * 3;
    case 1: return a + 7;
    case 2: return add(a, n);
    case 3: return a << 2;
    case 4: return a ^ 0x55;
    case 5: return subtract(n, a);
    case 6: return -a;
    default: return 0;
    }
}

__attribute__((noinline)) int loop(int n)
{
    int sum = 0;
    for (int i = 0; i < n; i++) {
        sum += _ZTVtable[i & 1](sum, choose(i & 7, i));
    }
    return sum;
}

void _start(void)
{
    volatile int result = loop(100);
    (void)result;
    for (;;) {
    }
}
