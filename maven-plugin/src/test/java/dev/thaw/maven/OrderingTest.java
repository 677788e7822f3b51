// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OrderingTest {
    @TempDir Path directory;
    private Path profile;
    private Path list;

    @BeforeEach
    void write() throws Exception {
        profile = Files.writeString(directory.resolve("app.profile"), "profile");
        list = Files.writeString(directory.resolve("app.prefetch"), "list");
    }

    @Test
    void anotherListIsAReasonToBuildAgain() throws Exception {
        Path image = directory.resolve("app");
        inputs(list)
                .makeIfNeeded(
                        image, new SystemStreamLog(), () -> Files.writeString(image, "image"));
        assertEquals(Optional.empty(), inputs(list).reasonToMake(image));
        assertEquals(Optional.of("app.prefetch is gone"), inputs(null).reasonToMake(image));
        Files.writeString(list, "another list");
        assertEquals(Optional.of("app.prefetch has changed"), inputs(list).reasonToMake(image));
    }

    private Inputs inputs(Path prefetch) throws Exception {
        Inputs inputs = new Inputs();
        new Ordering(profile, null, prefetch).addTo(inputs);
        return inputs;
    }
}
