// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.StartupTables;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartupTraceTest {
    private static final int UNITS = 300;
    private static final int HEAP = 1 << 16;

    @TempDir private Path directory;

    /** As an instrumented image writes it. */
    private static ByteBuffer trace() {
        int tables = (int) StartupTables.size(UNITS, HEAP);
        ByteBuffer file =
                ByteBuffer.allocate(StartupTables.PAGE + tables).order(ByteOrder.LITTLE_ENDIAN);
        file.putLong(StartupTables.MAGIC, StartupTables.MAGIC_VALUE);
        file.putLong(StartupTables.UNIT_CAPACITY, UNITS);
        file.putLong(StartupTables.HEAP_SIZE, HEAP);
        file.putLong(StartupTables.TABLES_SIZE, tables);
        file.putLong(StartupTables.BUILD_ID, 5).putLong(StartupTables.BUILD_ID + 8, 6);
        execution(file, StartupTables.unit(299), 2, 77);
        execution(file, StartupTables.unit(0), 1, 76);
        execution(file, StartupTables.method(12, UNITS), 3, 77);
        int objects = StartupTables.PAGE + StartupTables.objects(UNITS);
        file.putInt(objects + 5 * StartupTables.OBJECT_SIZE, 9 | StartupTables.WRITTEN);
        file.putInt(objects + 6 * StartupTables.OBJECT_SIZE, 10 | StartupTables.ADDRESS);
        file.putInt(objects + (HEAP / 8 - 1) * StartupTables.OBJECT_SIZE, 4);
        return file;
    }

    private static void execution(ByteBuffer file, int entry, long time, long thread) {
        file.putLong(StartupTables.PAGE + entry, time);
        file.putLong(StartupTables.PAGE + entry + 8, thread);
    }

    private StartupTrace read(byte[] content) throws IOException {
        Path file = directory.resolve("app.startup");
        Files.write(file, content);
        return StartupTrace.read(file);
    }

    @Test
    void readsWhatAnImageWrites() throws IOException {
        StartupTrace trace = read(trace().array());
        assertEquals(new UUID(5, 6), trace.buildId());
        assertEquals(
                List.of(
                        new StartupTrace.Execution(1, 76, 0),
                        new StartupTrace.Execution(2, 77, 299)),
                trace.units());
        assertEquals(List.of(new StartupTrace.Execution(3, 77, 12)), trace.methods());
        assertEquals(
                List.of(
                        new StartupTrace.ObjectAccess(4, HEAP - 8, false, false),
                        new StartupTrace.ObjectAccess(9, 40, true, false),
                        new StartupTrace.ObjectAccess(10, 48, false, true)),
                trace.objects());
    }

    @Test
    void refusesOtherFiles() {
        for (int size : new int[] {0, 1, 4095, 5000}) {
            refuse("is not a trace", new byte[size]);
        }
    }

    @Test
    void refusesEachTruncation() {
        byte[] whole = trace().array();
        for (int size = StartupTables.PAGE; size < whole.length; size += 1000) {
            refuse("app.startup is damaged or incomplete", Arrays.copyOf(whole, size));
        }
    }

    @Test
    void refusesSizesThatDoNotFit() {
        for (long lie : new long[] {-1, 0x7fff_ffff, Long.MAX_VALUE, 1L << 40}) {
            for (int field :
                    new int[] {
                        StartupTables.UNIT_CAPACITY,
                        StartupTables.HEAP_SIZE,
                        StartupTables.TABLES_SIZE
                    }) {
                refuse("damaged or incomplete", trace().putLong(field, lie).array());
            }
        }
    }

    private void refuse(String expected, byte[] content) {
        ProfileException e = assertThrows(ProfileException.class, () -> read(content));
        assertTrue(e.getMessage().contains(expected), e.getMessage());
    }
}
