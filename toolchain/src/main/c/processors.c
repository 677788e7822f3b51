// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "processors.h"

#include <errno.h>
#include <sched.h>
#include <unistd.h>

int thaw_processors(void) {
    // The kernel refuses a set smaller than its own, so grow until it fits.
    for (int capacity = 1024; capacity <= 1 << 20; capacity *= 2) {
        cpu_set_t *set = CPU_ALLOC(capacity);
        if (set == NULL) {
            break;
        }
        size_t size = CPU_ALLOC_SIZE(capacity);
        int count = sched_getaffinity(0, size, set) == 0 ? CPU_COUNT_S(size, set) : 0;
        int too_small = count == 0 && errno == EINVAL;
        CPU_FREE(set);
        if (count > 0) {
            return count;
        }
        if (!too_small) {
            break;
        }
    }
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online > 0 ? (int)online : 1;
}
