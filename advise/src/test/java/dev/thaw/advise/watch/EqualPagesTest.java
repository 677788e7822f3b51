// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class EqualPagesTest {
    private static EqualPages.Pages pages(long... hashes) {
        return new EqualPages.Pages(hashes, 10L * EqualPages.PAGE, false);
    }

    @Test
    void whatSeveralProcessesHaveIsCounted() {
        EqualPages all = EqualPages.among(List.of(pages(1, 2, 3), pages(2, 3, 4), pages(3, 5)));
        assertEquals(30L * EqualPages.PAGE, all.privateBytes());
        assertEquals(5L * EqualPages.PAGE, all.sameBytes());
        assertEquals(3L * EqualPages.PAGE, all.copyBytes());
    }

    @Test
    void nothingInCommonIsNothing() {
        assertEquals(0, EqualPages.among(List.of(pages(1), pages(2))).copyBytes());
        assertEquals(0, EqualPages.among(List.of(pages(1, 2))).sameBytes());
    }

    @Test
    void aHashTellsPagesApart() {
        ByteBuffer two = ByteBuffer.allocate(2 * EqualPages.PAGE);
        assertEquals(0, EqualPages.hash(two, 0));
        two.put(EqualPages.PAGE - 1, (byte) 1);
        assertNotEquals(0, EqualPages.hash(two, 0));
        two.put(EqualPages.PAGE, (byte) 1);
        assertNotEquals(EqualPages.hash(two, 0), EqualPages.hash(two, EqualPages.PAGE));
        two.put(EqualPages.PAGE, (byte) 0).put(2 * EqualPages.PAGE - 1, (byte) 1);
        assertEquals(EqualPages.hash(two, 0), EqualPages.hash(two, EqualPages.PAGE));
    }
}
