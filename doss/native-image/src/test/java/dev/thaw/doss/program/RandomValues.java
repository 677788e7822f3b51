// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import dev.thaw.doss.program.RandomGraph.Maker;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.ref.WeakReference;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.BitSet;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import java.util.regex.Pattern;

/** Objects without others in them, of java.base's public classes. */
final class RandomValues {
    static final List<Maker> ALL =
            List.of(
                    g -> "s" + g.random().nextInt(1000),
                    g -> new String(new char[] {(char) ('a' + g.random().nextInt(26)), 'é', '中'}),
                    g -> g.random().nextInt(),
                    g -> g.random().nextLong(),
                    g -> g.random().nextDouble(),
                    g -> (short) g.random().nextInt(),
                    g -> (char) g.random().nextInt(),
                    g -> g.random().nextBoolean(),
                    g -> new BigInteger(80, g.random()),
                    g -> new BigDecimal(new BigInteger(70, g.random()), 3),
                    g -> new MathContext(1 + g.random().nextInt(20)),
                    g -> LocalDate.ofEpochDay(g.random().nextInt(50_000)),
                    g -> LocalDateTime.ofEpochSecond(g.random().nextInt(), 5, ZoneOffset.UTC),
                    g -> Instant.ofEpochSecond(g.random().nextInt()),
                    g -> Duration.ofMillis(g.random().nextInt()),
                    g -> Period.ofDays(g.random().nextInt(1000)),
                    g -> YearMonth.of(2000 + g.random().nextInt(50), 5),
                    g -> ZonedDateTime.of(2026, 3, 4, 5, 6, 7, 8, ZoneId.of("Europe/Paris")),
                    g -> OffsetDateTime.of(2026, 3, 4, 5, 6, 7, 8, ZoneOffset.ofHours(2)),
                    g -> DayOfWeek.of(1 + g.random().nextInt(7)),
                    g -> new Date(g.random().nextInt()),
                    g -> new UUID(g.random().nextLong(), g.random().nextLong()),
                    g -> URI.create("http://example.com/" + g.random().nextInt(100)),
                    g -> Locale.of("de", "CH"),
                    g -> Path.of("/tmp/" + g.random().nextInt(100)),
                    g -> StandardCharsets.UTF_16,
                    g -> Pattern.compile("a(b|c)*" + g.random().nextInt(100)),
                    g -> BitSet.valueOf(new long[] {g.random().nextLong(), g.random().nextLong()}),
                    g -> new StringBuilder("b" + g.random().nextInt(100)),
                    g -> new StringJoiner("-", "<", ">").add("x" + g.random().nextInt(100)),
                    g -> g.random().ints(g.random().nextInt(20)).toArray(),
                    g -> g.random().longs(g.random().nextInt(20)).toArray(),
                    g -> g.random().doubles(g.random().nextInt(20)).toArray(),
                    RandomValues::bytes,
                    g -> ByteBuffer.wrap(bytes(g)),
                    g -> ByteBuffer.wrap(bytes(g)).order(ByteOrder.LITTLE_ENDIAN),
                    g -> new Bits(g.random().nextInt(100)),
                    g -> CharBuffer.wrap("chars" + g.random().nextInt(100)),
                    g -> LongBuffer.wrap(g.random().longs(3).toArray()),
                    g -> new ByteArrayInputStream(bytes(g)),
                    RandomValues::written,
                    g -> new AtomicInteger(g.random().nextInt()),
                    g -> new AtomicLong(g.random().nextLong()),
                    g -> new AtomicBoolean(g.random().nextBoolean()),
                    g -> new AtomicIntegerArray(g.random().ints(3).toArray()),
                    RandomValues::adder,
                    g -> new CountDownLatch(g.random().nextInt(5)),
                    g -> new Semaphore(1 + g.random().nextInt(5)),
                    g -> new Phaser(1 + g.random().nextInt(5)),
                    g -> new ReentrantLock(g.random().nextBoolean()),
                    g -> new StampedLock(),
                    g -> new WeakReference<>(null),
                    g -> Collections.emptyList(),
                    g -> List.class,
                    g -> new Object());

    private RandomValues() {}

    /** What a program adds to a class of the JDK. */
    static final class Bits extends BitSet {
        private static final long serialVersionUID = 1;

        private final String name;

        private Bits(int bit) {
            set(bit);
            name = "bit " + bit;
        }

        String name() {
            return name;
        }
    }

    record Pair(Object first, Object second) {}

    private static byte[] bytes(RandomGraph g) {
        byte[] bytes = new byte[g.random().nextInt(100)];
        g.random().nextBytes(bytes);
        return bytes;
    }

    private static Object written(RandomGraph g) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(bytes(g));
        return out;
    }

    private static Object adder(RandomGraph g) {
        LongAdder adder = new LongAdder();
        adder.add(g.random().nextInt());
        return adder;
    }
}
