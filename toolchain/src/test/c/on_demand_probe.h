// SPDX-License-Identifier: Apache-2.0
#ifndef THAW_ON_DEMAND_PROBE_H
#define THAW_ON_DEMAND_PROBE_H

// Stands for a Java VM.
struct machine {
    int loads;
    void (*back)(void);
};

#endif
