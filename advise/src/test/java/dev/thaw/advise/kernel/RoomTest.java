// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoomTest {
    @ParameterizedTest
    @CsvSource({
        "16, 0, 0",
        "64, 262144, 655360",
        "512, 3198156, 7995392",
        "8192, 10000000, 15000000"
    })
    void asMuchIsKeptAsTheHeapHolds(long mebibytes, long events, long callers) {
        assertEquals(new Room(events, callers), Room.of(mebibytes << 20));
    }
}
