// SPDX-License-Identifier: Apache-2.0
// The CPU features that an image can require: read by the builder, which looks the fields up by name on every machine.
#ifndef THAW_AARCH64_CPU_FEATURES_H
#define THAW_AARCH64_CPU_FEATURES_H

#include <stdbool.h>

#define CPU_FEATURES(X) \
    X(FP) X(ASIMD) X(EVTSTRM) X(AES) X(PMULL) X(SHA1) X(SHA2) X(CRC32) X(LSE) X(DCPOP) X(SHA3) X(SHA512) X(SVE) \
    X(SVE2) X(STXR_PREFETCH) X(A53MAC) X(DMB_ATOMICS) X(PACA) X(SVEBITPERM) X(FPHP) X(ASIMDHP)

#define CPU_FEATURE_FIELD(name) bool f##name;
typedef struct {
    CPU_FEATURES(CPU_FEATURE_FIELD)
} CPUFeatures;

#endif
