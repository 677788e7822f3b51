// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static dev.thaw.doss.rules.Verdicts.isData;
import static dev.thaw.doss.rules.Verdicts.refuses;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Numbers that mean something in this process only. */
class ProcessNumbersTest {
    static class OfThread {
        long owner = Thread.currentThread().threadId();
    }

    @SuppressWarnings("deprecation")
    static class OfThreadByOldName {
        final List<Long> owners = new ArrayList<>();

        void add() {
            owners.add(Thread.currentThread().getId());
        }
    }

    static class OfProcess {
        String pid = "" + ProcessHandle.current().pid();
    }

    static class OfIdentity {
        int hash = System.identityHashCode(this);
    }

    static class OfHash {
        final int hash = super.hashCode();
    }

    /** Spreads threads, and keeps nothing of them. */
    static class Striped {
        final List<String> stripes = new ArrayList<>();
        String last;

        void touch() {
            int index = (int) (Thread.currentThread().threadId() % 8);
            last = stripes.get(index);
            stripes.set(0, "x");
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    @Test
    void numbersOfThisProcessAreFound() {
        refuses(Reason.PROCESS_NUMBER, OfThread.class, OfThreadByOldName.class);
        refuses(Reason.PROCESS_NUMBER, OfProcess.class, OfIdentity.class, OfHash.class);
        isData(Striped.class);
    }
}
