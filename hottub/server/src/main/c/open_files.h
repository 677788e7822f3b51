/* SPDX-License-Identifier: Apache-2.0 */
/* What is open in the process. */
#ifndef THAW_OPEN_FILES_H
#define THAW_OPEN_FILES_H

#include <stdbool.h>

/* Whether it is the socket at which the JVM listens for jcmd and its like. */
bool is_for_tools(int descriptor);

#endif
