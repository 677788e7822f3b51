// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DistTest {
    @TempDir private Path root;

    /** They are in jars and archives, which are equal whoever makes them. */
    @Test
    void modesOfFilesAreThoseOfNoUser() throws Exception {
        MadeUpMachine machine = new MadeUpMachine(root);
        Path dist = root.resolve("dist/target/dist");
        machine.program(
                "mvn",
                "umask >'%s/umask'; /bin/mkdir -p '%s'; echo made >'%2$s/thaw.deb'"
                        .formatted(root, dist));
        Ended ended = machine.thawAfter("umask 077", "dist");
        assertEquals(0, ended.code(), ended::toString);
        assertEquals("0022\n", Files.readString(root.resolve("umask")));
    }
}
