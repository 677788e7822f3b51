// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.fuzz.Fuzz;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A JVM's counters that are nearly right. */
class CountersFuzzTest {
    @Test
    void counters() throws Exception {
        Fuzz.of("counters")
                .seed(memory())
                .tokens("sun.os.hrt.frequency\0", "sun.rt.javaCommand\0")
                .run(input -> {
                    if (input.length < 32) {
                        return "short";
                    }
                    Optional<PerfCounters> counters = PerfCounters.of(ByteBuffer.wrap(input));
                    if (counters.isEmpty()) {
                        return "none";
                    }
                    PerfCounters.Values values = counters.get().read();
                    int most = input.length / 20;
                    assertTrue(values.numbers().size() <= most && values.texts().size() <= most);
                    values.texts().values().forEach(t -> assertTrue(t.length() <= input.length));
                    return values.numbers().size() + " " + values.texts().size();
                });
    }

    /** A number and a text, as HotSpot lays them out. */
    private static byte[] memory() {
        ByteBuffer memory = ByteBuffer.allocate(32 + 56 + 72).order(ByteOrder.BIG_ENDIAN);
        memory.putInt(0, 0xcafec0c0).put(4, (byte) 1).put(7, (byte) 1);
        memory.order(ByteOrder.LITTLE_ENDIAN).putInt(24, 32).putInt(28, 2);
        entry(memory, 32, 56, "sun.os.hrt.frequency", 'J', 0);
        memory.putLong(32 + 48, 1_000_000_000);
        entry(memory, 88, 72, "sun.rt.javaCommand", 'B', 24);
        memory.put(88 + 48, "Main one two".getBytes(StandardCharsets.US_ASCII));
        return memory.array();
    }

    private static void entry(
            ByteBuffer memory, int at, int length, String name, char type, int vector) {
        memory.putInt(at, length).putInt(at + 4, 20).putInt(at + 8, vector);
        memory.put(at + 12, (byte) type).putInt(at + 16, 48);
        memory.put(at + 20, name.getBytes(StandardCharsets.US_ASCII));
    }
}
