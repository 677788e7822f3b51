// SPDX-License-Identifier: Apache-2.0
// The CPU features that an image can require: read by the builder, which looks the fields up by name on every machine.
#ifndef THAW_RISCV64_CPU_FEATURES_H
#define THAW_RISCV64_CPU_FEATURES_H

#include <stdbool.h>

#define CPU_FEATURES(X) \
    X(I) X(M) X(A) X(F) X(D) X(C) X(V)

#define CPU_FEATURE_FIELD(name) bool f##name;
typedef struct {
    CPU_FEATURES(CPU_FEATURE_FIELD)
} CPUFeatures;

#endif
