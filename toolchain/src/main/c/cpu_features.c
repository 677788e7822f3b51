// SPDX-License-Identifier: Apache-2.0
// Which instructions this CPU and kernel support, and whether they are enough for an image.
// Bits as in the Intel SDM (CPUID) and the AMD APM, volume 3, appendix E.
#include <cpuid.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "amd64cpufeatures.h"

typedef struct {
    uint32_t eax, ebx, ecx, edx;
} leaf_t;

static leaf_t read_leaf(uint32_t leaf, uint32_t subleaf) {
    leaf_t r;
    __cpuid_count(leaf, subleaf, r.eax, r.ebx, r.ecx, r.edx);
    return r;
}

// Nothing of a leaf that this CPU has not; the first of its range says which is the last.
static leaf_t cpuid(leaf_t first, uint32_t leaf, uint32_t subleaf) {
    leaf_t none = {0, 0, 0, 0};
    return first.eax >= leaf ? read_leaf(leaf, subleaf) : none;
}

static bool bit(uint32_t word, int n) { return (word >> n) & 1; }

static uint64_t enabled_state(void) {
    uint32_t low, high;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return ((uint64_t)high << 32) | low;
}

// An invariant time stamp counter can be trusted on these makers' CPUs only, AMD family 10h excepted.
static bool trusts_invariant_tsc(leaf_t vendor, leaf_t version) {
    char name[13] = {0};
    memcpy(name, &vendor.ebx, 4);
    memcpy(name + 4, &vendor.edx, 4);
    memcpy(name + 8, &vendor.ecx, 4);
    uint32_t family = (version.eax >> 8) & 0xf;
    if (family == 0xf) {
        family += (version.eax >> 20) & 0xff;
    }
    return strcmp(name, "GenuineIntel") == 0 || strcmp(name, "HygonGenuine") == 0 ||
           (strcmp(name, "AuthenticAMD") == 0 && family != 0x10);
}

static CPUFeatures host;

static void read_host(void) {
    CPUFeatures *f = &host;
    leaf_t first = read_leaf(0, 0), first_extended = read_leaf(0x80000000u, 0);
    leaf_t basic = cpuid(first, 1, 0), structured = cpuid(first, 7, 0);
    leaf_t structured1 = structured.eax >= 1 ? cpuid(first, 7, 1) : (leaf_t){0, 0, 0, 0};
    leaf_t extended = cpuid(first_extended, 0x80000001u, 0);
    leaf_t power = cpuid(first_extended, 0x80000007u, 0);

    // Vector registers count only if the kernel saves them at a context switch.
    uint64_t state = bit(basic.ecx, 27) ? enabled_state() : 0;
    bool ymm = (state & 0x6) == 0x6;
    bool zmm = (state & 0xe6) == 0xe6;
    bool apx = (state >> 19) & 1;

    f->fTSC = bit(basic.edx, 4);
    f->fCX8 = bit(basic.edx, 8);
    f->fCMOV = bit(basic.edx, 15);
    f->fFLUSH = bit(basic.edx, 19);
    f->fMMX = bit(basic.edx, 23);
    f->fFXSR = bit(basic.edx, 24);
    f->fSSE = bit(basic.edx, 25);
    f->fSSE2 = bit(basic.edx, 26);
    f->fHT = bit(basic.edx, 28);

    f->fSSE3 = bit(basic.ecx, 0);
    f->fCLMUL = bit(basic.ecx, 1);
    f->fSSSE3 = bit(basic.ecx, 9);
    f->fFMA = ymm && bit(basic.ecx, 12);
    f->fSSE4_1 = bit(basic.ecx, 19);
    f->fSSE4_2 = bit(basic.ecx, 20);
    f->fPOPCNT = bit(basic.ecx, 23);
    f->fAES = bit(basic.ecx, 25);
    f->fAVX = ymm && bit(basic.ecx, 28);
    f->fVZEROUPPER = f->fAVX;
    f->fF16C = ymm && bit(basic.ecx, 29);
    f->fHV = bit(basic.ecx, 31);

    f->fLZCNT = bit(extended.ecx, 5);
    f->fSSE4A = bit(extended.ecx, 6);
    f->fAMD_3DNOW_PREFETCH = bit(extended.ecx, 8);
    f->fRDTSCP = bit(extended.edx, 27);
    f->fTSCINV_BIT = bit(power.edx, 8);
    f->fTSCINV = f->fTSCINV_BIT && trusts_invariant_tsc(first, basic);

    f->fBMI1 = bit(structured.ebx, 3);
    f->fAVX2 = ymm && bit(structured.ebx, 5);
    f->fBMI2 = bit(structured.ebx, 8);
    f->fERMS = bit(structured.ebx, 9);
    f->fRTM = bit(structured.ebx, 11);
    f->fADX = bit(structured.ebx, 19);
    f->fFLUSHOPT = bit(structured.ebx, 23);
    f->fCLWB = bit(structured.ebx, 24);
    f->fSHA = bit(structured.ebx, 29);
    f->fPKU = bit(structured.ecx, 3);
    f->fOSPKE = bit(structured.ecx, 4);
    f->fCET_SS = bit(structured.ecx, 7);
    f->fGFNI = bit(structured.ecx, 8);
    f->fRDPID = bit(structured.ecx, 22);
    f->fFSRM = bit(structured.edx, 4);
    f->fSERIALIZE = bit(structured.edx, 14);
    f->fCET_IBT = bit(structured.edx, 20);
    f->fSHA512 = ymm && bit(structured1.eax, 0);
    f->fAVX_IFMA = ymm && bit(structured1.eax, 23);
    f->fAPX_F = apx && bit(structured1.edx, 21);

    if (zmm && bit(structured.ebx, 16)) {
        f->fAVX512F = true;
        f->fAVX512DQ = bit(structured.ebx, 17);
        f->fAVX512_IFMA = bit(structured.ebx, 21);
        f->fAVX512PF = bit(structured.ebx, 26);
        f->fAVX512ER = bit(structured.ebx, 27);
        f->fAVX512CD = bit(structured.ebx, 28);
        f->fAVX512BW = bit(structured.ebx, 30);
        f->fAVX512VL = bit(structured.ebx, 31);
        f->fAVX512_VBMI = bit(structured.ecx, 1);
        f->fAVX512_VBMI2 = bit(structured.ecx, 6);
        f->fAVX512_VAES = bit(structured.ecx, 9);
        f->fAVX512_VPCLMULQDQ = bit(structured.ecx, 10);
        f->fAVX512_VNNI = bit(structured.ecx, 11);
        f->fAVX512_BITALG = bit(structured.ecx, 12);
        f->fAVX512_VPOPCNTDQ = bit(structured.ecx, 14);
        f->fAVX512_FP16 = bit(structured.edx, 23);
        uint32_t avx10 = bit(structured1.edx, 19) ? cpuid(first, 0x24, 0).ebx & 0xff : 0;
        f->fAVX10_1 = avx10 >= 1;
        f->fAVX10_2 = avx10 >= 2;
    }
}

// Below a hypervisor each cpuid is a trap of some microseconds, and each isolate asks again.
void determineCPUFeatures(CPUFeatures *f) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, read_host);
    *f = host;
}

#define CPU_FEATURE_NAME(name) #name,
static const char *const names[] = {CPU_FEATURES(CPU_FEATURE_NAME)};
_Static_assert(sizeof(CPUFeatures) == sizeof names / sizeof *names, "one byte for each feature");

// The mask is negated: ~1 for a required feature, ~0 for any other.
static bool lacks(const CPUFeatures *features, const uint8_t *mask, size_t i) {
    uint8_t present;
    memcpy(&present, (const char *)features + i, 1);
    return (uint8_t)(present | mask[i]) != 0xff;
}

int checkCPUFeatures(const uint8_t *mask) {
    CPUFeatures features;
    determineCPUFeatures(&features);
    for (size_t i = 0; i < sizeof features; i++) {
        if (lacks(&features, mask, i)) {
            return 1;
        }
    }
    return 0;
}

int checkCPUFeaturesOrExit(const uint8_t *mask, const char *message) {
    if (checkCPUFeatures(mask) == 0) {
        return 0;
    }
    CPUFeatures features;
    determineCPUFeatures(&features);
    fputs("This CPU lacks:", stderr);
    for (size_t i = 0; i < sizeof features; i++) {
        if (lacks(&features, mask, i)) {
            fprintf(stderr, " %s", names[i]);
        }
    }
    fprintf(stderr, "\n%s\n", message);
    exit(1);
}
