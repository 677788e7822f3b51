/* SPDX-License-Identifier: Apache-2.0 */
/* A signal wakes threads that wait in system calls. */
#ifndef THAW_WAKING_H
#define THAW_WAKING_H

void begin_waking(void);

#endif
