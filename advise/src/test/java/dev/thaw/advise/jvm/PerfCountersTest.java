// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PerfCountersTest {
    private final List<byte[]> entries = new ArrayList<>();

    private void entry(String name, char type, int vector, byte[] data) {
        byte[] text = (name + "\0").getBytes(StandardCharsets.UTF_8);
        int at = 20 + text.length + 7 & ~7;
        int length = at + data.length + 7 & ~7;
        ByteBuffer entry = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        entry.putInt(0, length).putInt(4, 20).putInt(8, vector).put(12, (byte) type);
        entry.putInt(16, at).put(20, text).put(at, data);
        entries.add(entry.array());
    }

    private static byte[] number(long number) {
        return ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(number).array();
    }

    private ByteBuffer memory() {
        int size = 32 + entries.stream().mapToInt(e -> e.length).sum();
        ByteBuffer memory = ByteBuffer.allocate(size).order(ByteOrder.BIG_ENDIAN);
        memory.putInt(0, 0xcafec0c0).put(4, (byte) 1).put(7, (byte) 1);
        memory.order(ByteOrder.LITTLE_ENDIAN).putInt(24, 32).putInt(28, entries.size());
        memory.position(32);
        entries.forEach(memory::put);
        return memory;
    }

    @Test
    void numbersAndTextsAreRead() {
        entry("sun.os.hrt.frequency", 'J', 0, number(1_000_000_000));
        entry("sun.cls.time", 'J', 0, number(2_500_000));
        entry("sun.rt.javaCommand", 'B', 32, "Main secret\0".getBytes(StandardCharsets.UTF_8));
        PerfCounters.Values values = PerfCounters.of(memory()).orElseThrow().read();
        assertEquals(2.5, values.milliseconds("sun.cls.time"));
        assertEquals("Main secret", values.texts().get("sun.rt.javaCommand"));
        assertTrue(values.has("sun.cls.time"));
        assertEquals(0, values.number("no.such"));
    }

    @Test
    void whatIsNotFinishedIsNotThere() {
        ByteBuffer memory = memory();
        memory.put(7, (byte) 0);
        assertTrue(PerfCounters.of(memory).isEmpty());
        assertTrue(PerfCounters.of(ByteBuffer.allocate(32)).isEmpty());
    }

    /** A JVM may be writing, or the file may be of something else. */
    @Test
    void damageIsNoError() {
        entry("sun.os.hrt.frequency", 'J', 0, number(1));
        entry("sun.cls.time", 'J', 0, number(2));
        ByteBuffer whole = memory();
        for (int at = 24; at < whole.capacity() - 4; at++) {
            for (int value : new int[] {-1, 0, 1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
                ByteBuffer memory = memory();
                memory.putInt(at, value);
                PerfCounters.Values values = PerfCounters.of(memory).orElseThrow().read();
                assertTrue(values.numbers().size() <= 2);
            }
        }
    }

    @Test
    void thoseOfThisProcessAreThere(@TempDir Path empty) {
        long self = ProcessHandle.current().pid();
        PerfCounters.Values values = PerfCounters.of(self).orElseThrow().read();
        assertTrue(values.number("java.cls.sharedLoadedClasses") > 0, values.numbers().toString());
        assertFalse(values.texts().get("sun.rt.javaCommand").isEmpty());
        assertTrue(PerfCounters.of(empty, self).isEmpty());
    }
}
