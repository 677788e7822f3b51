/* SPDX-License-Identifier: Apache-2.0 */
/* Libraries whose state can be made new between runs. */
#ifndef THAW_LIBRARY_NAMES_H
#define THAW_LIBRARY_NAMES_H

#include <stdbool.h>

/* By the end of its path: whether its JNI_OnLoad is known to give nothing to Java, and its file to come out of a jar, which is part of what servers are told apart by. */
bool can_be_made_new(const char *path);

#endif
