// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PageMapTest {
    private static final String IMAGE = "/app";

    @Test
    void findsThePlaceInTheFileOfEachFault() {
        assertEquals(
                List.of(0x2010L, 0x7fffL),
                offsets(map(0x10000, 0x6000, 0x2000, IMAGE), fault(0x10010), fault(0x15fff)));
    }

    @Test
    void leavesOutOtherMemory() {
        assertEquals(
                List.of(),
                offsets(
                        fault(0x10000),
                        map(0x10000, 0x1000, 0, "/lib/libc.so"),
                        map(0x20000, 0x1000, 0, IMAGE),
                        fault(0x10000),
                        fault(0x1f000),
                        fault(0x21000)));
    }

    @Test
    void aNewMappingHidesThatPartOfAnOlderOne() {
        assertEquals(
                List.of(0x0L, 0x3000L, 0x9000L),
                offsets(
                        map(0x10000, 0x4000, 0, IMAGE),
                        map(0x11000, 0x1000, 0, "//anon"),
                        fault(0x10000),
                        fault(0x11000),
                        fault(0x13000),
                        map(0xf000, 0x8000, 0x8000, IMAGE),
                        fault(0x10000)));
    }

    @Test
    void aMappingHidesAllBelowIt() {
        assertEquals(
                List.of(0x4000L),
                offsets(
                        map(0x11000, 0x1000, 0, IMAGE),
                        map(0x12000, 0x4000, 0x1000, IMAGE),
                        map(0x10000, 0x5000, 0, "//anon"),
                        fault(0x11000),
                        fault(0x14fff),
                        fault(0x15000)));
    }

    private static List<Long> offsets(PageFaultRecorder.Event... events) {
        return PageMap.offsetsOf(IMAGE, List.of(events));
    }

    private static PageFaultRecorder.Mapping map(long begin, long size, long offset, String file) {
        return new PageFaultRecorder.Mapping(0, begin, size, offset, file);
    }

    private static PageFaultRecorder.Fault fault(long address) {
        return new PageFaultRecorder.Fault(0, address);
    }
}
