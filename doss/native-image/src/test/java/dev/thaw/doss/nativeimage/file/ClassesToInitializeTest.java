// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSSException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassesToInitializeTest {
    private static final Path FILE = Path.of("some.doss");
    private static final ClassesToInitialize SOME =
            new ClassesToInitialize(List.of(0, 1, 63, 64, 300));

    @Test
    void decodesWhatItEncodes() {
        assertEquals(SOME, ClassesToInitialize.decode(page(SOME), FILE));
    }

    @Test
    void aPageHasRoomForTheLastNumber() {
        var last = new ClassesToInitialize(List.of(ClassesToInitialize.LIMIT - 1));
        assertEquals(last, ClassesToInitialize.decode(page(last), FILE));
    }

    @Test
    void noClassesAreZeros() {
        byte[] zeros = new byte[(int) SlotGeometry.PAGE];
        assertTrue(Arrays.equals(zeros, page(ClassesToInitialize.NONE)));
        assertEquals(ClassesToInitialize.NONE, ClassesToInitialize.decode(zeros, FILE));
    }

    @Test
    void detectsEveryChangedBit() {
        int end = ClassesToInitialize.OFFSET + SOME.encode().length;
        for (int i = ClassesToInitialize.OFFSET; i < end; i++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] page = page(SOME);
                page[i] ^= (byte) (1 << bit);
                refuses(page);
            }
        }
        for (int i = ClassesToInitialize.OFFSET; i < ClassesToInitialize.OFFSET + 8; i++) {
            byte[] page = page(ClassesToInitialize.NONE);
            page[i] ^= 1;
            refuses(page);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {256, 260, 263, 264, 300})
    void refusesTruncatedPages(int size) {
        refuses(Arrays.copyOf(page(SOME), size));
    }

    private static byte[] page(ClassesToInitialize classes) {
        byte[] page = new byte[(int) SlotGeometry.PAGE];
        byte[] encoded = classes.encode();
        System.arraycopy(encoded, 0, page, ClassesToInitialize.OFFSET, encoded.length);
        return page;
    }

    private static void refuses(byte[] page) {
        DOSSException e =
                assertThrows(DOSSException.class, () -> ClassesToInitialize.decode(page, FILE));
        assertTrue(e.getMessage().contains("some.doss"), e.getMessage());
    }
}
