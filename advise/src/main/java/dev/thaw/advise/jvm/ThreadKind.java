// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import java.util.List;

/** Whose work a thread of a JVM does, by the name that HotSpot gives it (15 characters). */
enum ThreadKind {
    PROGRAM,
    COMPILER,
    /** Of the collector and the rest of the JVM. */
    MACHINE;

    private static final List<String> COMPILERS = List.of("C1 Compiler", "C2 Compiler");
    private static final List<String> MACHINES =
            List.of(
                    "GC Thread",
                    "G1 ",
                    "VM Thread",
                    "VM Periodic",
                    "Service Thread",
                    "Monitor Deflati",
                    "Signal Dispatch",
                    "Reference Handl",
                    "Finalizer",
                    "Common-Cleaner",
                    "Notification",
                    "Attach Listener",
                    "StringDedup",
                    "Shenandoah");

    static ThreadKind of(String name) {
        if (COMPILERS.stream().anyMatch(name::startsWith)) {
            return COMPILER;
        }
        return MACHINES.stream().anyMatch(name::startsWith) ? MACHINE : PROGRAM;
    }
}
