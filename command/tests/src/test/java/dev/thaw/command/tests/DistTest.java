// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Of which nothing has its libraries, where the one before was broken off. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void whatIsBrokenOffCountsAsNotBuilt(int status) throws Exception {
        MadeUpMachine machine = new MadeUpMachine(root);
        Path dist = root.resolve("dist/target/dist");
        Path jar = root.resolve("command/target/thaw-command.jar");
        Files.createDirectories(jar.getParent());
        Path stamp = Files.createDirectories(root.resolve("target")).resolve("built");
        Path lib = Files.createDirectories(root.resolve("demo/target/lib"));
        machine.program(
                "mvn",
                """
                case "$*" in *' integration-test') ;; *) exit;; esac
                [ ! -e '%1$s/target/built' ] || echo built
                [ ! -e '%1$s/command/target/thaw-command.jar' ] || echo command
                flock --nonblock '%1$s/target/build.lock' true && echo free
                /bin/mkdir -p '%2$s'; echo made >'%2$s/thaw.deb'
                exit %3$d
                """
                        .formatted(root, dist, status));
        Files.createFile(jar);
        Files.createFile(stamp);
        Ended ended = machine.thaw("dist", "--debug");
        assertEquals(status, ended.code(), ended::toString);
        assertFalse(Files.exists(lib));
        String said = Files.readString(root.resolve("target/dist.log"));
        assertEquals("", said);
        assertEquals(status == 0, Files.exists(stamp));
        machine.java("");
        assertEquals(0, machine.thaw("layout").code());
        boolean isBuilt = machine.called("mvn").contains(" package");
        assertEquals(status == 1, isBuilt, machine.called("mvn"));
    }

    /** So that two makers' files are equal. */
    @Test
    void sumsAreInOneOrderInEachLocale() throws Exception {
        MadeUpMachine machine = new MadeUpMachine(root);
        Path dist = root.resolve("dist/target/dist");
        machine.program("mvn", "/bin/mkdir -p '%1$s'; echo made >'%1$s/thaw.deb'".formatted(dist));
        machine.program("sha256sum", "echo \"$LC_ALL\"");
        Ended ended = machine.thaw(Map.of("LC_ALL", "C.UTF-8"), "dist");
        assertEquals(0, ended.code(), ended::toString);
        assertEquals("C\n", Files.readString(dist.resolve("SHA256SUMS")));
    }
}
