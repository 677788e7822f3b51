// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ScriptJvmTest {
    private static final long MB = 1 << 20;

    @Test
    void aSpareNeedsRoomForTheLeastHeap() {
        assertTrue(ScriptJvm.hasRoom(0, 512 * MB));
        assertFalse(ScriptJvm.hasRoom(0, 512 * MB - 4));
        assertTrue(ScriptJvm.hasRoom(256 * MB, 64 * MB), "the process has a limit of its own");
        assertFalse(ScriptJvm.hasRoom(256 * MB - 2, 4096 * MB));
    }
}
