// SPDX-License-Identifier: Apache-2.0
// "list" prints the CPU's features; "exact" checks a mask that requires just these; "more" one that requires another.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "amd64cpufeatures.h"

void determineCPUFeatures(CPUFeatures *features);
int checkCPUFeatures(const uint8_t *mask);
int checkCPUFeaturesOrExit(const uint8_t *mask, const char *message);

#define NAME(name) #name,
static const char *const names[] = {CPU_FEATURES(NAME)};

int main(int count, char **arguments) {
    const char *what = count == 2 ? arguments[1] : "list";
    CPUFeatures host, again;
    uint8_t present[sizeof host], mask[sizeof host];
    determineCPUFeatures(&host);
    memset(&again, 0xff, sizeof again);
    determineCPUFeatures(&again);
    if (memcmp(&host, &again, sizeof host) != 0) {
        puts("what was found out first is not what is remembered");
        return 6;
    }
    memcpy(present, &host, sizeof host);
    memset(mask, 0xff, sizeof mask);
    if (checkCPUFeatures(mask) != 0) {
        puts("refused although nothing is required");
        return 2;
    }
    int absent = -1;
    for (size_t i = 0; i < sizeof host; i++) {
        if (present[i]) {
            mask[i] = (uint8_t)~1;
        } else {
            absent = (int)i;
        }
        if (present[i] && strcmp(what, "list") == 0) {
            puts(names[i]);
        }
    }
    if (strcmp(what, "more") == 0) {
        if (absent < 0) {
            puts("this CPU has everything");
            return 3;
        }
        mask[absent] = (uint8_t)~1;
        puts(names[absent]);
        fflush(stdout);
        if (checkCPUFeatures(mask) == 0) {
            return 4;
        }
    }
    return checkCPUFeaturesOrExit(mask, "The builder's message.") == 0 ? 0 : 5;
}
