// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

/** What a worker runs. */
public enum WorkerKind {
    /** Function libraries, in isolates. */
    NATIVE(""),
    /** Scripts, in a JVM that compiles them. */
    JVM("+jvm");

    /** Of the names of its workers; no tenant or function has it in its name. */
    final String suffix;

    WorkerKind(String suffix) {
        this.suffix = suffix;
    }
}
