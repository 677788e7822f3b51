// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where a program is, as a shell would look for it. */
public final class ProgramFile {
    private ProgramFile() {}

    /** The file, which may not be executable; none if there is nothing of that name. */
    public static Optional<Path> of(String program) {
        if (program.contains("/")) {
            return Optional.of(Path.of(program)).filter(Files::isRegularFile);
        }
        String path = System.getenv().getOrDefault("PATH", "/usr/bin:/bin");
        for (String directory : path.split(":", -1)) {
            Path file = Path.of(directory.isEmpty() ? "." : directory).resolve(program);
            if (Files.isRegularFile(file) && Files.isExecutable(file)) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }
}
