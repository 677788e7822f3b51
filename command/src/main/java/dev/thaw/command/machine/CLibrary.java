// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.util.List;

/**
 * The C library.
 *
 * @param glibc its version, if it is GNU's
 */
public record CLibrary(Answer<String> glibc) implements Probe {
    static CLibrary of(Machine machine) {
        if (machine.exists("/lib/ld-musl-x86_64.so.1")
                && !machine.exists("/lib64/ld-linux-x86-64.so.2")) {
            return new CLibrary(new Answer.Absent<>("glibc: the C library is musl"));
        }
        List<String> command = List.of("getconf", "GNU_LIBC_VERSION");
        Answer<String> line = machine.programs().firstLine(command);
        return new CLibrary(line.understood(String.join(" ", command), CLibrary::version));
    }

    private static String version(String line) {
        if (!line.matches("glibc [0-9.]+")) {
            throw new IllegalArgumentException(line);
        }
        return line.substring("glibc ".length());
    }

    @Override
    public String shown() {
        return glibc.isAbsent() ? "not glibc" : "glibc " + glibc.shown();
    }
}
