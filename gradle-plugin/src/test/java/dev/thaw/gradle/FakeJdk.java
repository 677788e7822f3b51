// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A JDK by its looks, whose java notes how it was called, and makes what it is told to make. */
final class FakeJdk {
    private static final String MAKES =
            """
            while [ $# -gt 1 ]; do
                if [ "$1" = -o ]; then mkdir -p "${2%/*}"; echo "made $*" >"$2"; fi
                shift
            done\
            """;

    private final Path directory;
    private final Path calls;

    FakeJdk(Path directory, String version) throws IOException {
        this.directory = directory;
        calls = directory.resolve("calls");
        Path bin = Files.createDirectories(directory.resolve("bin"));
        Files.writeString(directory.resolve("release"), "JAVA_VERSION=\"%s\"\n".formatted(version));
        Files.createFile(calls);
        program(bin.resolve("javac"), "");
        program(
                bin.resolve("java"),
                "case \"$*\" in *--thaw-home) echo '" + home() + "';; esac\n" + MAKES);
        Files.createDirectories(home().resolve("bin"));
        program(home().resolve("bin/native-image"), MAKES);
    }

    private void program(Path file, String does) throws IOException {
        Files.writeString(
                file,
                "#!/bin/sh\nprintf '%%s\\n' \"${0##*/}\" \"$@\" >>'%s'\n%s\n"
                        .formatted(calls, does));
        file.toFile().setExecutable(true);
    }

    Path directory() {
        return directory;
    }

    /** What it says that the toolchain's home is. */
    Path home() {
        return directory.resolve("home-1234");
    }

    /** The words of all calls, one after the other, which are forgotten then. */
    List<String> calls() throws IOException {
        List<String> words = Files.readAllLines(calls);
        Files.writeString(calls, "");
        return words;
    }
}
