// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static dev.thaw.dist.Installation.DIST;
import static dev.thaw.dist.Installation.VERSION;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.dist.Installation.Result;
import dev.thaw.doss.tool.SampleGraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The package where nothing but Debian is: apt brings what it depends on. */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "fetches a Debian; with --soak")
final class DebianIT {
    private static final Path DEBOOTSTRAP = Path.of("/usr/sbin/debootstrap");

    /** With mounts and processes of its own, so that nothing of it is left. */
    private static final List<String> INSIDE =
            List.of("unshare", "--mount", "--pid", "--fork", "--kill-child");

    private Path root;

    @ParameterizedTest
    @ValueSource(strings = {"bookworm", "trixie"})
    void aptInstallsItWithWhatItNeedsAndRemovesIt(String suite) throws Exception {
        assumeTrue(Files.isExecutable(DEBOOTSTRAP), "debootstrap is not installed");
        assumeTrue("root".equals(System.getProperty("user.name")), "needs root");
        assumeTrue(
                run("unshare", "--mount", "--pid", "--fork", "true").status() == 0,
                "this root may have no namespaces of its own");
        root = Files.createTempDirectory(Path.of("target").toAbsolutePath(), suite + "-");
        try {
            run("unshare", "--mount", DEBOOTSTRAP.toString(), "--variant=minbase", suite, "" + root)
                    .succeeded();
            installUseAndRemove();
        } finally {
            run("rm", "-rf", "--one-file-system", root.toString()).succeeded();
        }
    }

    private void installUseAndRemove() throws Exception {
        Files.copy(DIST.resolve("thaw_" + VERSION + "_amd64.deb"), root.resolve("tmp/thaw.deb"));
        SampleGraph.write(root.resolve("tmp/sample.doss"));
        inside("apt-get -qq update").succeeded();
        inside("apt-get -qq install --no-install-recommends -y /tmp/thaw.deb").succeeded();
        // all that it depends on is there, and it is where its users look
        assertEquals("", inside("dpkg --audit").succeeded().output());
        assertEquals(
                "thaw " + VERSION + "\n", inside("cd / && thaw --version").succeeded().output());
        String info = inside("thaw snapshot info /tmp/sample.doss").succeeded().output();
        assertTrue(info.contains("/tmp/sample.doss"), info);
        String doctor = inside("thaw doctor").output();
        assertTrue(doctor.contains("JDK 25"), doctor);
        // what a JDK is needed for says so, and how to get one
        Result without = inside("thaw layout show /bin/true");
        assertEquals(69, without.status(), without.output());
        assertTrue(without.output().contains("there is no JDK 25"), without.output());
        String recommended = inside("apt-cache depends thaw").succeeded().output();
        // in angle brackets where this Debian has none
        assertTrue(
                recommended.matches("(?s).*Recommends: <?openjdk-25-jdk-headless.*"), recommended);
        inside("apt-get -qq purge -y thaw").succeeded();
        for (String gone : List.of("usr/bin/thaw", "usr/lib/thaw", "usr/share/thaw")) {
            assertFalse(Files.exists(root.resolve(gone), LinkOption.NOFOLLOW_LINKS), gone);
        }
    }

    /** A line that root types there. */
    private Result inside(String line) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(INSIDE);
        command.addAll(List.of("--mount-proc=" + root.resolve("proc"), "chroot", "" + root));
        command.addAll(
                List.of(
                        "env",
                        "-i",
                        "HOME=/root",
                        "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
                        "DEBIAN_FRONTEND=noninteractive",
                        "LC_ALL=C",
                        "sh",
                        "-c",
                        line));
        return run(command.toArray(String[]::new));
    }

    private static Result run(String... command) throws IOException, InterruptedException {
        return Installation.run(new ProcessBuilder(command).redirectErrorStream(true));
    }
}
