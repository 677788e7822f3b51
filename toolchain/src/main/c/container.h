// SPDX-License-Identifier: Apache-2.0
#ifndef THAW_CONTAINER_H
#define THAW_CONTAINER_H

#include <stdbool.h>

// Reads which control groups the process is in, from the files below root ("" for the system's own).
// True if it runs in a container, that is: under a limit, or with its control groups mounted read-only.
bool thaw_container_open(const char *root);

#endif
