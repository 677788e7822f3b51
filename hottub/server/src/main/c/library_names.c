/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A library of the application's class loader stays loaded: a later run does not call its JNI_OnLoad, and does not find
 * that its file is another one. So only those are watched of which it is known that neither matters.
 */
#include "library_names.h"

#include <fnmatch.h>
#include <stddef.h>
#include <string.h>

/* JNA, jffi, and SQLite's driver. */
static const char *const NAMES[] = {"jna[0-9]*.tmp", "libjnidispatch*.so", "jffi*.so", "libjffi*.so", "sqlite-*-libsqlitejdbc.so", "libsqlitejdbc.so"};

bool can_be_made_new(const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        if (fnmatch(NAMES[i], name, 0) == 0) {
            return true;
        }
    }
    return false;
}
