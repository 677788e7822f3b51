// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static dev.thaw.doss.rules.Verdicts.refuses;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;

/** Times of this machine's clock, wherever a class keeps them. */
class ClockFlowTest {
    static class InDouble {
        double at = System.nanoTime() / 1e9;
    }

    static class InFloat {
        float at = System.nanoTime();
    }

    static class InShort {
        short at = (short) (System.nanoTime() / 1_000_000_000);
    }

    static class InObject {
        Object at = System.nanoTime();
    }

    static class InNumber {
        Number at = System.nanoTime();
    }

    static class InDuration {
        Duration at = Duration.ofNanos(System.nanoTime());
    }

    static class InList {
        final List<Long> times = new ArrayList<>();

        void add() {
            times.add(System.nanoTime());
        }
    }

    static class InLocalList {
        List<Long> times;

        void set() {
            List<Long> list = new ArrayList<>();
            times = list;
            list.add(System.nanoTime());
        }
    }

    static class InMap {
        final Map<String, Double> times = new HashMap<>();

        void touch(String name) {
            try {
                times.merge(name, System.nanoTime() / 1e9, Math::max);
            } finally {
                times.remove("");
            }
        }
    }

    static class InArrays {
        final long[][] times = new long[2][2];

        void touch() {
            times[0][1] = System.nanoTime();
        }
    }

    static class InAdder {
        final LongAdder sum = new LongAdder();

        void touch() {
            sum.add(System.nanoTime());
        }
    }

    static class Entry {
        final Object at;

        Entry(Object at) {
            this.at = at;
        }
    }

    static class InEntries {
        final List<Entry> entries = new ArrayList<>();

        void add() {
            entries.add(new Entry(System.nanoTime()));
        }
    }

    @Test
    void timesAreFoundInFieldsOfAnyType() {
        refuses(Reason.CLOCK, InDouble.class, InFloat.class, InShort.class, InObject.class);
        refuses(Reason.CLOCK, InNumber.class, InDuration.class);
    }

    @Test
    void timesAreFoundInObjectsOfFields() {
        refuses(Reason.CLOCK, InList.class, InLocalList.class, InMap.class, InArrays.class);
        refuses(Reason.CLOCK, InAdder.class, InEntries.class);
    }
}
