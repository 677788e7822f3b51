// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import dev.thaw.hottub.guard.Statics;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * What follows each run: threads are ended first, since nothing else stays as it is while they run;
 * then come the JDK's state, static fields, what only the collector finds, and open files.
 */
final class Reset {
    private static final int MOST_ROUNDS = 5;

    private final StatePage page;
    private final JdkState jdk;
    private final Statics statics;
    private final Libraries libraries;
    private final Descriptors descriptors;
    private boolean ofTheProgram;
    private boolean ofTheMoment;

    /** Called before the first run: what is there now is the server's, and stays. */
    Reset(StatePage page, JdkState jdk, Statics statics, int listener) throws IOException {
        this.page = page;
        this.jdk = jdk;
        this.statics = statics;
        libraries = new Libraries();
        Threads.keepCurrent();
        OnceInAProcess.begin();
        descriptors = new Descriptors(listener);
    }

    /**
     * Whether a server of this program would always be retired, also if other programs share it.
     */
    boolean isOfTheProgram() {
        return ofTheProgram;
    }

    /** Whether it was a matter of time, which may turn out otherwise. */
    boolean isOfTheMoment() {
        return ofTheMoment;
    }

    /**
     * Ends what the run has left, so that it does nothing any more when its client has the status.
     */
    Optional<String> endThreads(int client) throws IOException, InterruptedException {
        List<Thread> survivors;
        long from = System.nanoTime();
        try {
            // The program may have interrupted all threads that it saw.
            Thread.interrupted();
            Run.forget();
            jdk.silence();
            descriptors.wakeSockets(client);
            survivors = Threads.end();
        } finally {
            // Whatever comes, the run has ended.
            Native.sendEnd();
        }
        Optional<String> reason = endOthers(survivors);
        took(StatePage.THREADS, from);
        return reason;
    }

    /** Makes the JVM as good as new, or says why that cannot be; nothing of the run goes on. */
    Optional<String> run() throws IOException, InterruptedException {
        long from = System.nanoTime();
        LoadedClasses loaded = new LoadedClasses();
        Optional<String> reason = loaded.broken();
        if (reason.isEmpty()) {
            reason = statics.refusal();
        }
        if (reason.isEmpty() && Native.transformationFailed()) {
            reason = Optional.of("a class could not be transformed, for lack of memory or stack");
        }
        if (reason.isEmpty()) {
            reason = libraries.refusal();
        }
        if (reason.isEmpty()) {
            reason = ForeignFunctions.refusal();
        }
        if (reason.isEmpty()) {
            reason = jdk.changedReadOnce();
            ofTheProgram = reason.isPresent();
        }
        if (reason.isEmpty()) {
            try {
                reason = jdk.reset(loaded);
            } catch (Lasting e) {
                reason = because(e);
            }
        }
        if (reason.isPresent()) {
            return reason;
        }
        from = took(StatePage.JDK, from);
        statics.reset();
        jdk.forget();
        from = took(StatePage.STATICS, from);
        System.gc();
        from = took(StatePage.COLLECTION, from);
        try {
            reason = descriptors.reset();
        } catch (Lasting e) {
            reason = because(e);
        }
        if (reason.isEmpty()) {
            reason = statics.refusal();
        }
        if (reason.isEmpty()) {
            reason = Libraries.left();
        }
        took(StatePage.FILES, from);
        if (reason.isEmpty()) {
            reason = OnceInAProcess.pools();
        }
        if (reason.isEmpty()) {
            jdk.prepare();
        }
        Native.leave();
        return reason;
    }

    /** Virtual threads, and what those start that end. */
    private Optional<String> endOthers(List<Thread> threads)
            throws IOException, InterruptedException {
        List<Thread> survivors = threads;
        try {
            // Each may have started others while it ended.
            for (int i = 0; survivors.isEmpty() && VirtualThreads.end(); i++) {
                if (i == MOST_ROUNDS) {
                    return Optional.of("threads of the program start others when they end");
                }
                survivors = Threads.end();
            }
        } catch (Lasting e) {
            return because(e);
        } catch (Jdk.Unknown e) {
            return Optional.of(e.getMessage());
        }
        ofTheMoment = !survivors.isEmpty();
        return survivors.stream()
                .findFirst()
                .map(thread -> "a thread of the program did not end: " + Threads.describe(thread));
    }

    private Optional<String> because(Lasting e) {
        ofTheMoment |= e.isOfTheMoment();
        return Optional.of(e.getMessage());
    }

    private long took(int step, long from) {
        long now = System.nanoTime();
        page.resetStepTook(step, now - from);
        return now;
    }
}
