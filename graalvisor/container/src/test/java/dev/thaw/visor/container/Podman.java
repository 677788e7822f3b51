// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.container;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Podman, set up as it works on a machine without systemd. */
public final class Podman {
    private static final String CONFIGURATION =
            """
            [containers]
            default_ulimits = ["nofile=1024:1024", "nproc=1000:1000"]
            [engine]
            runtime = "runc"
            cgroup_manager = "cgroupfs"
            events_logger = "file"
            """;

    private final Path configuration;

    /**
     * Skips the test where there is no podman.
     *
     * @param directory for its configuration
     */
    public Podman(Path directory) throws IOException {
        assumeTrue(isThere("podman") && isThere("runc"), "podman and runc are not installed");
        configuration = directory.resolve("containers.conf");
        Files.writeString(configuration, CONFIGURATION);
    }

    /** The command to start. */
    public String[] command(String... arguments) {
        List<String> command =
                new ArrayList<>(List.of("env", "CONTAINERS_CONF=" + configuration, "podman"));
        command.addAll(List.of(arguments));
        return command.toArray(String[]::new);
    }

    static boolean isThere(String program) {
        Stream<String> path = Stream.of(System.getenv("PATH").split(File.pathSeparator));
        return Stream.concat(path, Stream.of("/usr/sbin", "/sbin"))
                .anyMatch(directory -> Files.isExecutable(Path.of(directory, program)));
    }
}
