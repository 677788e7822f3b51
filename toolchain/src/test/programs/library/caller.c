// SPDX-License-Identifier: Apache-2.0
// Calls the shared library that is made from Library.java.
#include <stdio.h>

#include "library.h"

int main(int argc, char **argv) {
    graal_isolate_t *isolate = NULL;
    graal_isolatethread_t *thread = NULL;
    if (argc != 2 || graal_create_isolate(NULL, &isolate, &thread) != 0) {
        return 2;
    }
    printf("sum %d\n", library_add(thread, 40, 2));
    printf("size %lld\n", (long long) library_file_size(thread, argv[1]));
    return graal_tear_down_isolate(thread);
}
