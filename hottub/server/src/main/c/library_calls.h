/* SPDX-License-Identifier: Apache-2.0 */
/* Whether a library has called functions of others that may leave something in the process, outside of its own memory. */
#ifndef THAW_LIBRARY_CALLS_H
#define THAW_LIBRARY_CALLS_H

#include <stdbool.h>

#include "elf_image.h"

/* Puts a note before each function that the library imports and that is not known to leave nothing. False: it could not. */
bool watch_calls(const struct image *image);

/* From here on this thread loads a library. */
void begin_load(void);

/*
 * Ends that. What the load has called and a process may keep is forgotten. Whether the library has nothing on the heap, so
 * that its memory may be put back to what it is now.
 */
bool end_load(void);

/* A function that was called since, with the library's name before it, to be freed; NULL: none was. */
char *noted_call(void);

#endif
