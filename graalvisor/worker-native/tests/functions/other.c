// SPDX-License-Identifier: Apache-2.0
// A library that has no function; it says when it is opened.
#include <unistd.h>

__attribute__((constructor)) static void begin(void)
{
    if (write(2, "constructor\n", 12) < 0) _exit(1);
}

int other(void);

int other(void)
{
    return 0;
}
