// SPDX-License-Identifier: Apache-2.0
#ifndef THAW_PROCESSORS_H
#define THAW_PROCESSORS_H

// The processors that the calling thread may run on, at least 1. Knows of affinity and cpusets, not of quotas.
int thaw_processors(void);

#endif
