// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.doss.nativeimage.TestImage.Result;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes back is equal, or is refused with class and path. */
@ParameterizedClass
@EnumSource(SnapshotLayout.class)
class TrustIT {
    private static final String GRAPHS = Boolean.getBoolean("it.soak") ? "100000" : "2000";

    @Parameter private SnapshotLayout layout;
    private TestImage image;

    @TempDir private Path directory;

    @BeforeEach
    void buildImage() throws IOException {
        image = TestImage.snapshots(layout);
    }

    @ParameterizedTest
    @ValueSource(strings = {"RULES", "INTERNED", "PATHS", "STORE_AFTER_CHANGES"})
    void refusesWhatIsNoData(String scenario) throws IOException {
        succeeds(image.run("trust", scenario, directory.toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "PROTOCOLS",
                "ENTRY_COUNTS",
                "STORE_WHILE_OTHERS_WRITE",
                "STORE_WHILE_OTHERS_HOLD_LOCKS"
            })
    void takesNothingThatThreadsLeaveHalfWay(String scenario) throws IOException {
        succeeds(image.run("threads", scenario, directory.toString()));
    }

    @Test
    void refusesIdentitiesOfAProcess() throws IOException {
        assumeTrue(TestImage.allowsRunTimeInitialized(layout), "others refuse all their objects");
        succeeds(image.run("trust", "IDENTITIES", directory.toString()));
    }

    @Test
    void randomGraphsAreEqualOrRefused() throws IOException {
        succeeds(image.run("fuzz", "1", GRAPHS, directory.toString()));
        succeeds(image.run("load-fuzzed", directory.toString()));
    }

    @Test
    void aRefusalAmongMillionsTakesNoMemory() throws IOException {
        succeeds(image.run("-Xmx192m", "trust", "REFUSAL_AMONG_MILLIONS", directory.toString()));
    }

    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "an image of its own; with --soak")
    void aRefusalAmongTenMillionObjectsTakesNoMemory() throws IOException {
        TestImage large =
                TestImage.build(
                        "large-slots-" + layout,
                        "-H:ObjectSnapshotLayout=" + layout,
                        "-H:ObjectSnapshotSlotSizeKiB=1048576");
        succeeds(large.run("-Xmx512m", "trust", "REFUSAL_AMONG_MILLIONS", directory.toString()));
    }

    private static void succeeds(Result result) {
        assertEquals(0, result.status(), result.output());
        assertTrue(result.output().endsWith("ok\n"), result.output());
    }
}
