// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

/** What becomes of a static field of the JDK between runs. */
enum StateClass {
    /** Nobody changes it after the initialiser. */
    CONSTANT,
    /** Remembers what any run would compute again. */
    CACHE,
    /** Set by an initialiser that reads properties; those are watched. */
    READ_ONCE,
    /** Put back. */
    RESET,
    /** Numbers that go on from run to run. */
    COUNTER,
    /** A run that makes the JDK use the class costs the server. */
    RETIRE
}
