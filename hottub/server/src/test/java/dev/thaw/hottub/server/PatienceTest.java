// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Who is waited for is given up for what it does, not for how long the machine takes. */
class PatienceTest {
    private static final String NAME = "test-worker";

    private volatile boolean ended;

    private Thread start(String name) {
        Thread thread =
                new Thread(
                        () -> {
                            while (!ended) {
                                Thread.onSpinWait();
                            }
                        },
                        name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private void end(Thread thread) throws InterruptedException {
        ended = true;
        thread.join();
    }

    private static Lasting untilOver(Patience patience) throws InterruptedException {
        while (patience.goesOn()) {
            // A minute at most.
        }
        return patience.over("over");
    }

    @Test
    void whoWantsNoProcessorIsGivenUp() throws Exception {
        assertFalse(untilOver(new Patience("nobody", 5)).isOfTheMoment());
    }

    @Test
    void whoHasHadAProcessorIsGivenUp() throws Exception {
        Thread worker = start(NAME);
        assertFalse(untilOver(new Patience(NAME, 5)).isOfTheMoment());
        assertTrue(KernelThreads.work(Pattern.compile(NAME)).ticks() > 100);
        end(worker);
    }

    /** It may be what the others need a processor for. */
    @Test
    void whileAnotherIsAtWorkNobodyIsGivenUp() throws Exception {
        Thread worker = start("another");
        Patience patience = new Patience(NAME, 5);
        for (int i = 0; i < 500; i++) {
            assertTrue(patience.goesOn(), "round " + i);
        }
        end(worker);
    }
}
