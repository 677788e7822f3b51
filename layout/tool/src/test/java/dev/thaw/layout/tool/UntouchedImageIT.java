// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.PrefetchTable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** An image whose start is recorded by a program that does not load it. */
class UntouchedImageIT {
    @Test
    void isRefusedAndAsksForWhatItAskedForBefore() throws Exception {
        // not where temporary files are: those may be in memory, where no start is cold
        Path directory = Files.createDirectories(Path.of("target", "untouched-image"));
        byte[] asks = SilentImageTest.image('a');
        Path image = Files.write(directory.resolve("app"), asks);
        try (ColdStart start = new ColdStart(Path.of("/bin/true"), List.of(), Map.of())) {
            LayoutException refused =
                    assertThrows(
                            LayoutException.class,
                            () ->
                                    Prefetch.fill(
                                            image,
                                            PrefetchTable.Advice.READ,
                                            start,
                                            Duration.ofMinutes(1),
                                            () -> false));
            assertTrue(
                    refused.getMessage()
                            .startsWith("/bin/true has touched no code and no object of " + image),
                    refused.getMessage());
        }
        assertEquals(-1, Arrays.mismatch(asks, Files.readAllBytes(image)));
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(List.of(image), files.toList());
        }
    }
}
