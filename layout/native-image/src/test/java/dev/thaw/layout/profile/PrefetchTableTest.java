// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.thaw.layout.profile.PrefetchTable.Advice;
import dev.thaw.layout.profile.PrefetchTable.Range;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrefetchTableTest {
    @Test
    void hasThePlacesThatTheImageReads() {
        byte[] bytes = PrefetchTable.of(Advice.MAP, 5, List.of(new Range(-4096, 8192)));
        ByteBuffer table = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        assertEquals(PrefetchTable.SIZE, bytes.length);
        assertEquals(PrefetchTable.MAGIC, List.of(table.getLong(0), table.getLong(8)));
        assertEquals(22, table.getLong(PrefetchTable.ADVICE));
        assertEquals(1, table.getLong(PrefetchTable.COUNT));
        assertEquals(5, table.getLong(PrefetchTable.PLACES_ID));
        assertEquals(-4096, table.getLong(PrefetchTable.FIRST_RANGE));
        assertEquals(8192, table.getLong(PrefetchTable.FIRST_RANGE + Long.BYTES));
    }

    @Test
    void hasRoomForSoManyAndNoMore() {
        Range range = new Range(0, 4096);
        List<Range> most = Collections.nCopies(PrefetchTable.MAX_RANGES, range);
        assertEquals(PrefetchTable.SIZE, PrefetchTable.of(Advice.READ, 0, most).length);
        List<Range> more = Collections.nCopies(PrefetchTable.MAX_RANGES + 1, range);
        assertThrows(IllegalArgumentException.class, () -> PrefetchTable.of(Advice.READ, 0, more));
    }
}
