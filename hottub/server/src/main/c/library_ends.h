/* SPDX-License-Identifier: Apache-2.0 */
/* What a library has said is to be done when the process ends: a run ends like a process. */
#ifndef THAW_LIBRARY_ENDS_H
#define THAW_LIBRARY_ENDS_H

#include "elf_image.h"

/* Why what it has to do at the end cannot be known, for the end of a sentence; null: it can. */
const char *unseen_end(const struct image *image);

/* Calls what it has registered by atexit, as exit does; each function once. */
void end_library(const struct image *image);

#endif
