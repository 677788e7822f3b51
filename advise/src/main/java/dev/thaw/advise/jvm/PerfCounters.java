// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The counters that HotSpot keeps in a file for jstat and the like ({@code hsperfdata}). The file
 * is mapped while the JVM runs, so that its last values are there after its end: the JVM removes
 * the name, not the memory. Nothing is copied to a disk, as the counters have the program's
 * arguments.
 */
public final class PerfCounters {
    private static final int MAGIC = 0xcafec0c0;
    private static final int HEADER = 32;
    private static final int ENTRY_HEADER = 20;
    private static final byte LONG = 'J';
    private static final byte BYTE = 'B';

    /** More than any JVM's: 32 KiB unless an option says otherwise. */
    private static final long MOST = 16 << 20;

    private final ByteBuffer memory;

    private PerfCounters(ByteBuffer memory) {
        this.memory = memory;
    }

    /** Those of a process, if it has them already. */
    public static Optional<PerfCounters> of(long process) {
        return of(Path.of(System.getProperty("java.io.tmpdir")), process)
                .or(() -> of(Path.of("/tmp"), process));
    }

    static Optional<PerfCounters> of(Path temporary, long process) {
        try (DirectoryStream<Path> users = Files.newDirectoryStream(temporary, "hsperfdata_*")) {
            for (Path user : users) {
                Path file = user.resolve(Long.toString(process));
                if (Files.isReadable(file)) {
                    return map(file);
                }
            }
        } catch (IOException e) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    private static Optional<PerfCounters> map(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            long size = channel.size();
            if (size < HEADER || size > MOST) {
                return Optional.empty();
            }
            ByteBuffer memory = channel.map(FileChannel.MapMode.READ_ONLY, 0, size);
            return of(memory);
        }
    }

    /** Of memory in that format; none while the JVM is still writing its header. */
    static Optional<PerfCounters> of(ByteBuffer memory) {
        memory.order(ByteOrder.BIG_ENDIAN);
        boolean isAccessible = memory.getInt(0) == MAGIC && memory.get(7) != 0;
        memory.order(memory.get(4) == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        return isAccessible ? Optional.of(new PerfCounters(memory)) : Optional.empty();
    }

    /** All numbers and texts as they are now, by name; a file that ends early has less. */
    public Values read() {
        Map<String, Long> numbers = new HashMap<>();
        Map<String, String> texts = new HashMap<>();
        int at = memory.getInt(24);
        int count = memory.getInt(28);
        for (int i = 0; i < count && isInside(at, ENTRY_HEADER); i++) {
            int length = memory.getInt(at);
            int data = at + memory.getInt(at + 16);
            if (length < ENTRY_HEADER || !isInside(at, length) || data < at || data > at + length) {
                break;
            }
            int end = at + length;
            String name = text(at + memory.getInt(at + 4), end);
            int vector = memory.getInt(at + 8);
            byte type = memory.get(at + 12);
            if (type == LONG && vector == 0 && end - data >= Long.BYTES) {
                numbers.put(name, memory.getLong(data));
            } else if (type == BYTE && vector > 0) {
                texts.put(name, text(data, data + Math.min(end - data, vector)));
            }
            at = end;
        }
        return new Values(Map.copyOf(numbers), Map.copyOf(texts));
    }

    private boolean isInside(int at, int length) {
        return at >= HEADER && at <= memory.capacity() - length;
    }

    private String text(int from, int end) {
        int to = Math.max(from, HEADER);
        while (to < end && memory.get(to) != 0) {
            to++;
        }
        if (from < 0 || to <= from) {
            return "";
        }
        byte[] bytes = new byte[to - from];
        memory.get(from, bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** What the counters were at a time. */
    public record Values(Map<String, Long> numbers, Map<String, String> texts) {
        public static final Values NONE = new Values(Map.of(), Map.of());

        /** A number; 0 if there is none of that name. */
        public long number(String name) {
            return numbers.getOrDefault(name, 0L);
        }

        public boolean has(String name) {
            return numbers.containsKey(name);
        }

        /** A time that is counted in ticks, in milliseconds. */
        public double milliseconds(String name) {
            long frequency = number("sun.os.hrt.frequency");
            return frequency == 0 ? 0 : number(name) * 1000.0 / frequency;
        }
    }
}
