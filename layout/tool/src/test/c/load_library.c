// SPDX-License-Identifier: Apache-2.0
// Loads the library that it is given, and calls what StartupLibrary.java exports.
#include <dlfcn.h>
#include <stdio.h>

typedef int (*create_isolate)(void *, void **, void **);
typedef int (*call)(void *);

int main(int argc, char **argv) {
    void *library = argc == 2 ? dlopen(argv[1], RTLD_NOW) : NULL;
    if (library == NULL) {
        fprintf(stderr, "%s\n", argc == 2 ? dlerror() : "one argument: a library");
        return 2;
    }
    create_isolate create = (create_isolate) dlsym(library, "graal_create_isolate");
    call run = (call) dlsym(library, "startup_library_run");
    call tear_down = (call) dlsym(library, "graal_tear_down_isolate");
    void *isolate = NULL;
    void *thread = NULL;
    if (create == NULL || run == NULL || create(NULL, &isolate, &thread) != 0) {
        return 3;
    }
    int status = run(thread);
    return tear_down(thread) == 0 ? status : 4;
}
