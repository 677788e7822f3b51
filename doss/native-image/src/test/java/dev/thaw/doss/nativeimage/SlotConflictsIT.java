// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.nativeimage.TestImage.Result;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Operations on a slot that get in each other's way, or that have no room. */
@ParameterizedClass
@EnumSource(SnapshotLayout.class)
class SlotConflictsIT {
    @Parameter private SnapshotLayout layout;
    private TestImage image;

    @BeforeEach
    void buildImage() throws IOException {
        image = TestImage.snapshots(layout);
    }

    @Test
    void unloadWithoutRoomChangesNothing() throws IOException {
        succeeds(image.run("-XX:ReservedAddressSpaceSize=850m", "room-to-unload"));
    }

    private static void succeeds(Result result) {
        assertEquals(0, result.status(), result.output());
        assertTrue(result.output().endsWith("ok\n"), result.output());
    }
}
