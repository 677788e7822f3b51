// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

/** Where calls of a function run, one at a time, all on one thread. */
interface Place {
    /** Makes the function ready for calls; null if it is. */
    Outcome load();

    /** Answers; only after {@link #load}. */
    Outcome call(Invocation call, byte[] body);

    /** Ends what runs, from another thread, and waits until it has; no call follows. */
    void cancel();

    /** Nothing runs any more. */
    void close();
}
