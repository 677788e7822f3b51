// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.image;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.advise.kernel.Event;
import dev.thaw.advise.run.RanProgram;
import java.util.List;
import org.junit.jupiter.api.Test;

class ColdReadsTest {
    private static final int ID = 7;
    private static final long MS = 1_000_000;

    @Test
    void onlyWaitsThatEndWithAReadOfTheFileCount() {
        RanProgram program =
                new RanProgram(
                        ID,
                        "/app",
                        List.of(
                                new Event.Named(0, ID, ID, "app", true),
                                new Event.Mapped(0, ID, ID, 0x1000, 0x1000, true, "/app"),
                                new Event.Mapped(0, ID, ID, 0x2000, 0x1000, false, "/app"),
                                new Event.Mapped(0, ID, ID, 0x9000, 0x1000, true, "/lib"),
                                // sleeps
                                new Event.Stopped(1 * MS, ID, ID, false),
                                new Event.Resumed(5 * MS, ID, ID),
                                new Event.Sample(6 * MS, ID, ID, 0x1010),
                                // reads its heap, in two waits
                                new Event.Stopped(10 * MS, ID, ID, false),
                                new Event.Resumed(12 * MS, ID, ID),
                                new Event.Stopped(13 * MS, ID, ID, false),
                                new Event.Resumed(14 * MS, ID, ID),
                                new Event.MajorFault(14 * MS, ID, ID, 0x2010),
                                // reads a library
                                new Event.Stopped(20 * MS, ID, ID, false),
                                new Event.Resumed(25 * MS, ID, ID),
                                new Event.MajorFault(25 * MS, ID, ID, 0x9010),
                                // somebody else had the processor
                                new Event.Stopped(30 * MS, ID, ID, true),
                                new Event.Resumed(35 * MS, ID, ID),
                                new Event.MajorFault(35 * MS, ID, ID, 0x1010),
                                new Event.Exited(40 * MS, ID, ID)));
        assertEquals(new ColdReads(2, 3.0), ColdReads.of(program));
        assertEquals(40, program.wall());
        assertEquals(40 - 4 - 2 - 1 - 5 - 5 - 5, program.processor(), 0.01);
    }
}
