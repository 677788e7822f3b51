// SPDX-License-Identifier: Apache-2.0
// Ends a test program with the place and text of the first thing that is not so.
#ifndef THAW_CHECK_H
#define THAW_CHECK_H

#include <stdio.h>
#include <stdlib.h>

#define CHECK(condition)                                                     \
    do {                                                                     \
        if (!(condition)) {                                                  \
            printf("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);   \
            exit(1);                                                         \
        }                                                                    \
    } while (0)

#endif
