// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

/** Makes the thread of a call throw, wherever its code is. */
public interface Unwinder {
    /** For a plain JVM: interrupts only. */
    Unwinder NONE =
            new Unwinder() {
                @Override
                public long currentThread() {
                    return 0;
                }

                @Override
                public void unwind(long thread, Call call, Throwable thrown) {}

                @Override
                public void wake(Thread waiting, long thread, Call call, Throwable thrown) {}

                @Override
                public void stop() {}
            };

    /** What identifies the current thread. */
    long currentThread();

    /**
     * The thread throws at its next safepoint, and again when it goes on, until it calls {@link
     * #stop}.
     *
     * @param call nothing happens when it cannot be unwound any more
     */
    void unwind(long thread, Call call, Throwable thrown);

    /**
     * Wakes the thread, unwound already, where it swallows interrupts and waits again, until it
     * ends its call, or for a second. Not by a thread that the call may wait for.
     */
    void wake(Thread waiting, long thread, Call call, Throwable thrown);

    /** The current thread is unwound no more. */
    void stop();
}
