// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

/** Why an object cannot be in a snapshot. */
public enum Reason {
    THREAD("it is a thread or belongs to one", Use.CONSTANTS_TOO),
    DESCRIPTOR(
            "it is an open file, socket, channel, pipe or process of this process",
            Use.CONSTANTS_TOO),
    CLASS_LOADER("it loads classes", Use.CONSTANTS_TOO),
    /** Of images only: the standard streams. */
    STREAM("it is a stream of this process", Use.CONSTANTS_TOO),
    METHOD_HANDLE(
            "it stands for code of this process; keep a name, and look it up again",
            Use.CONSTANTS_TOO),
    MODULE("it is a module of this process; keep its name", Use.CONSTANTS_TOO),
    FILE_SYSTEM("it is a file system of this process", Use.ALWAYS),
    NATIVE_MEMORY("it holds native memory of this process", Use.ALWAYS),
    RUNTIME_SYSTEM("it is part of the run-time system of this process", Use.ALWAYS),
    SNAPSHOT("it stands for a snapshot in a slot of this process", Use.ALWAYS),
    LOGGER("it is registered with this process; look it up by its name again", Use.ALWAYS),
    SECURE_RANDOM(
            "two processes with its state would draw the same secrets; make a new one after LOAD",
            Use.ALWAYS),
    REFERENCE(
            "it refers to an object without keeping it alive, or belongs to a ReferenceQueue, which"
                    + " another process cannot follow",
            Use.ALWAYS),
    THROWABLE(
            "its stack trace still consists of code addresses of this process (call"
                    + " getStackTrace() on it before)",
            Use.ALWAYS),
    HELD("a thread holds it, or threads wait for it to open", Use.ALWAYS),
    NO_PERMITS("it has no permits left, so threads of this process hold them", Use.ALWAYS),
    INCOMPLETE("it is not complete, and another process would not complete it", Use.ALWAYS),
    HALF_WAY(
            "a thread of this process is changing it, and nobody would finish that; try again",
            Use.ALWAYS),
    RANDOM(
            "each process with its state would draw the same numbers; make a new one after LOAD",
            Use.UNLESS_NAMED),
    NATIVE_HANDLE("native code gives its fields their meaning", Use.UNLESS_NAMED),
    CLOCK("it keeps System.nanoTime, which means nothing to another process", Use.UNLESS_NAMED),
    PROCESS_NUMBER(
            "it keeps the number of a thread or a process, or an identity hash code, which mean"
                    + " nothing to another process",
            Use.UNLESS_NAMED),
    PROTOCOL(
            "its threads hand over work by compare-and-set, and may be half-way", Use.UNLESS_NAMED),
    /** A JVM finds some by their values, and some by the names of their fields. */
    ONE_FOR_EACH_VALUE(
            "each process has its own object for the value; keep the value, and ask for the object"
                    + " again",
            Use.UNLESS_NAMED),
    /** Of images only: a JVM interns copies again. */
    INTERNED(
            "it is interned, and each process has its own string for the value; refer to a copy, new"
                    + " String(s)",
            Use.UNLESS_NAMED),
    NO_CLASS_FILE("its class was generated, and nothing is known of it", Use.UNLESS_NAMED);

    private enum Use {
        ALWAYS,
        CONSTANTS_TOO,
        UNLESS_NAMED
    }

    private final String text;
    private final Use use;

    Reason(String text, Use use) {
        this.text = text;
        this.use = use;
    }

    /** For messages. */
    public String text() {
        return isUnlessNamed()
                ? text
                        + " (if it is plain data all the same, name the class in "
                        + NamedData.FILE
                        + ")"
                : text;
    }

    /** Whether it also counts for objects of the image heap, of which every process has its own. */
    public boolean countsForConstants() {
        return use == Use.CONSTANTS_TOO;
    }

    /** Whether a program may say that objects of a class are data all the same. */
    public boolean isUnlessNamed() {
        return use == Use.UNLESS_NAMED;
    }
}
