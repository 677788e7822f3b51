/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of the C library, by what a call leaves behind. */
#ifndef THAW_FUNCTION_NAMES_H
#define THAW_FUNCTION_NAMES_H

#include <stdbool.h>

/* Whether a call leaves nothing in the process but memory, and open files, which a reset closes. */
bool is_harmless_function(const char *name);

/* Whether what a call leaves may stay for as long as the library is loaded. */
bool may_load_call(const char *name);

/* Whether functions of a library are told apart by these names. */
bool is_watched_provider(const char *library);

#endif
