// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Times of this machine's clock and numbers of this process, wherever a class keeps them. */
class ClockFlowTest {
    private final Rules rules = new Rules(ClockFlowTest.class.getClassLoader());

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

    static class ByInt {
        int at;

        static int seconds() {
            return (int) (System.nanoTime() / 1_000_000_000);
        }

        void touch() {
            at = seconds();
        }
    }

    static class ByDouble {
        double at;

        static double seconds() {
            return System.nanoTime() / 1e9;
        }

        void touch() {
            at = seconds();
        }
    }

    static class ByBox {
        Object at;

        static Long now() {
            return System.nanoTime();
        }

        void touch() {
            at = now();
        }
    }

    static class ByDuration {
        Duration at;

        static Duration now() {
            return Duration.ofNanos(System.nanoTime());
        }

        void touch() {
            at = now().plusSeconds(1);
        }
    }

    static class BySupplier {
        final LongSupplier ticker = System::nanoTime;
        double at;

        void touch() {
            at = ticker.getAsLong();
        }
    }

    static class ByParameter {
        Object at;

        private void set(double seconds) {
            at = seconds;
        }

        void touch() {
            set(System.nanoTime() / 1e9);
        }
    }

    /** Nothing proves that its caller gives it a time. */
    static class OfCaller {
        String left;

        void show(long begin) {
            left = "took " + (System.nanoTime() - begin);
        }
    }

    /** Its caller computes the time, but it is compared here. */
    static class Deadline {
        private final long at;

        Deadline(long at) {
            this.at = at;
        }

        boolean isOver() {
            return System.nanoTime() - at > 0;
        }
    }

    static class ThrownTime extends Exception {
        ThrownTime() {
            super("at " + System.nanoTime());
        }
    }

    static class TimesByName extends java.util.concurrent.ConcurrentHashMap<String, Object> {
        void touch(String name) {
            put(name, System.nanoTime());
        }
    }

    /** Those who know it give it times. */
    static class Given {
        Object at;
        Object other;

        Given(Object at) {
            this.at = at;
        }
    }

    static class Written {
        Object at;
    }

    static class Asks {
        double at = Gives.now();
    }

    static final class Gives {
        static Given given() {
            return new Given(now());
        }

        static void touch(Written w) {
            w.at = now();
        }

        static double now() {
            return System.nanoTime() / 1e9;
        }
    }

    static class Captures {
        static Supplier<Double> of() {
            double at = System.nanoTime() / 1e9;
            return () -> at;
        }
    }

    static class Spans {
        final List<Duration> spans = new ArrayList<>();
        final Map<String, Long> nanos = new HashMap<>();
        final LongSupplier ticker = System::nanoTime;
        final long timeout = 100;
        Condition condition;
        String last = "";

        private static long now() {
            return System.nanoTime();
        }

        private void show(long begin) {
            last = "took " + (System.nanoTime() - begin);
        }

        void later(List<Runnable> tasks) {
            long begin = System.nanoTime();
            tasks.add(() -> last = "took " + (System.nanoTime() - begin));
            show(begin);
        }

        void run(Runnable r) throws InterruptedException {
            long begin = now();
            r.run();
            long span = System.nanoTime() - begin;
            spans.add(Duration.ofNanos(span));
            last = "took " + TimeUnit.NANOSECONDS.toMillis(span) + " ms";
            nanos.merge("run", now() - begin, Long::sum);
            if (span > timeout) {
                spans.clear();
            }
            long deadline = System.nanoTime() + timeout;
            for (long left = timeout; left > 0; left = deadline - System.nanoTime()) {
                left = condition.awaitNanos(left);
            }
        }
    }

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
    void timesAreFoundInFieldsOfAnyType() {
        refuses(Reason.CLOCK, InDouble.class, InFloat.class, InShort.class, InObject.class);
        refuses(Reason.CLOCK, InNumber.class, InDuration.class);
    }

    @Test
    void timesAreFoundInObjectsOfFields() {
        refuses(Reason.CLOCK, InList.class, InLocalList.class, InMap.class, InArrays.class);
        refuses(Reason.CLOCK, InAdder.class, InEntries.class);
    }

    @Test
    void timesAreFollowedThroughMethodsOfTheClass() {
        refuses(Reason.CLOCK, ByInt.class, ByDouble.class, ByBox.class, ByDuration.class);
        refuses(Reason.CLOCK, BySupplier.class, ByParameter.class);
    }

    @Test
    void timesAreFollowedAmongClassesThatAreDeclaredTogether() {
        refuses(Reason.CLOCK, Given.class, Asks.class);
        refuses(Reason.CLOCK, "Gives.touch", Written.class);
    }

    @Test
    void whatIsAddedToAClassWithARuleIsFollowed() {
        refuses(Reason.CLOCK, ThrownTime.class, TimesByName.class);
    }

    @Test
    void whatIsComparedWithTheTimeNowIsOne() {
        refuses(Reason.CLOCK, Deadline.class, OfCaller.class);
    }

    @Test
    void lambdasThatCaptureATimeAreFound() {
        assertEquals(Reason.CLOCK, rules.of(Captures.of().getClass()).reason());
    }

    @Test
    void spansOfTimeAreData() {
        isData(Spans.class);
    }

    @Test
    void numbersOfThisProcessAreFound() {
        refuses(Reason.PROCESS_NUMBER, OfThread.class, OfThreadByOldName.class);
        refuses(Reason.PROCESS_NUMBER, OfProcess.class, OfIdentity.class, OfHash.class);
        isData(Striped.class);
    }

    private void isData(Class<?> type) {
        assertEquals(Rules.PLAIN, rules.of(type).name(), rules.of(type).toString());
    }

    private void refuses(Reason reason, Class<?>... types) {
        for (Class<?> type : types) {
            refuses(reason, type.getName() + ".", type);
        }
    }

    private void refuses(Reason reason, String where, Class<?>... types) {
        for (Class<?> type : types) {
            Rule rule = rules.of(type);
            assertEquals(reason, rule.reason(), type.getName());
            assertTrue(rule.text().contains(where), rule.text());
        }
    }
}
