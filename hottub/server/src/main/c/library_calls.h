/* SPDX-License-Identifier: Apache-2.0 */
/* Whether a library has called functions of others that may leave something in the process, outside of its own memory. */
#ifndef THAW_LIBRARY_CALLS_H
#define THAW_LIBRARY_CALLS_H

#include <stdbool.h>

#include "elf_image.h"

/* Puts a note before each function that the library imports and that is not known to leave nothing. False: it could not. */
bool watch_calls(const struct image *image);

/* Its load has ended: what that has called, and may be kept for as long as the library is there, does not count. */
void forget_calls_of_load(const char *path);

/* The name of a function that the library, or any by a name that it looked up, has called since; to be freed; NULL: none. */
char *noted_call(const char *path);

#endif
