// SPDX-License-Identifier: Apache-2.0
// Prints what the control groups below a root directory leave to the process.
#include <stdint.h>
#include <stdio.h>

#include "container.h"
#include "processors.h"

long svm_container_memory_limit_in_bytes(void);
uint64_t svm_container_physical_memory(void);
int svm_container_active_processor_count(void);
long svm_container_memory_and_swap_limit_in_bytes(void);
long svm_container_memory_soft_limit_in_bytes(void);
long svm_container_memory_usage_in_bytes(void);
long svm_container_memory_max_usage_in_bytes(void);
long svm_container_rss_usage_in_bytes(void);
long svm_container_cache_usage_in_bytes(void);
int svm_container_initialize(int version);

int main(int count, char **arguments) {
    if (count != 2) {
        printf("older=%d newer=%d\n", svm_container_initialize(240101), svm_container_initialize(240099));
        return 0;
    }
    printf("container=%d ", thaw_container_open(arguments[1]));
    printf("limit=%ld ", svm_container_memory_limit_in_bytes());
    printf("swap=%ld ", svm_container_memory_and_swap_limit_in_bytes());
    printf("soft=%ld ", svm_container_memory_soft_limit_in_bytes());
    printf("usage=%ld ", svm_container_memory_usage_in_bytes());
    printf("max=%ld ", svm_container_memory_max_usage_in_bytes());
    printf("rss=%ld ", svm_container_rss_usage_in_bytes());
    printf("cache=%ld ", svm_container_cache_usage_in_bytes());
    int processors = svm_container_active_processor_count();
    printf("processors=%s ", processors == thaw_processors() ? "all" : processors == 1 ? "1" : "?");
    printf("physical=%s\n", svm_container_physical_memory() == (uint64_t)svm_container_memory_limit_in_bytes() ? "limit" : "all");
    return 0;
}
