// SPDX-License-Identifier: Apache-2.0
// Stands in for a function of a Java VM that no image calls.
#ifndef THAW_JVM_STUB_H
#define THAW_JVM_STUB_H

_Noreturn void thaw_unavailable(const char *function);

#define STUB(name) \
    void name(void) { thaw_unavailable(#name); }

#endif
