// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static dev.thaw.doss.rules.Verdicts.isData;
import static dev.thaw.doss.rules.Verdicts.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Times of this machine's clock, through methods, lambdas and classes. */
class ClockCallsTest {
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

    interface Timed {
        default double now() {
            return System.nanoTime() / 1e9;
        }
    }

    static class ByInterface implements Timed {
        double at;

        void touch() {
            at = now();
        }
    }

    static class BySwitch {
        String at;

        void touch(int unit) {
            StringBuilder text = new StringBuilder();
            long now = System.nanoTime();
            switch (unit) {
                case 0 -> text.append(now / 1000);
                case 1 -> text.append(now);
                default -> text.append("none");
            }
            at = text.toString();
        }
    }

    static class ByIteration {
        List<Object> at;

        void touch() {
            at =
                    java.util.stream.Stream.generate(System::nanoTime)
                            .limit(2)
                            .map(t -> (Object) t)
                            .toList();
        }
    }

    static class BySort {
        Object[] at = new Object[2];

        void touch() {
            java.util.Arrays.setAll(at, i -> System.nanoTime());
        }
    }

    static class ByStatic {
        static final long START = System.nanoTime();
        Object at = START;
    }

    static class ByHandler {
        Object at;

        void touch(Runnable r) {
            Object begin = "";
            try {
                begin = System.nanoTime();
                r.run();
            } catch (RuntimeException e) {
                at = begin;
            }
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

    @Test
    void timesAreFollowedThroughMethodsOfTheClass() {
        refuses(Reason.CLOCK, ByInt.class, ByDouble.class, ByBox.class, ByDuration.class);
        refuses(Reason.CLOCK, BySupplier.class, ByParameter.class, ByStatic.class);
        refuses(Reason.CLOCK, BySwitch.class, ByIteration.class, BySort.class, ByHandler.class);
    }

    @Test
    void defaultMethodsOfInterfacesAreFollowed() {
        refuses(Reason.CLOCK, "", ByInterface.class);
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
        assertEquals(Reason.CLOCK, Verdicts.RULES.of(Captures.of().getClass()).reason());
    }

    @Test
    void spansOfTimeAreData() {
        isData(Spans.class);
    }
}
