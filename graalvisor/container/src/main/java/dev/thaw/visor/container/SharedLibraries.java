// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.container;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The system's libraries that programs are linked to, as the loader of this machine finds them. */
final class SharedLibraries {
    private static final Pattern FOUND = Pattern.compile("(?:=> )?(/\\S+) \\(0x[0-9a-f]+\\)");

    /** Parts of the C library that functions may be linked to, whatever the server itself is. */
    private static final List<String> C_LIBRARY =
            List.of(
                    "libm.so.6",
                    "libdl.so.2",
                    "libpthread.so.0",
                    "librt.so.1",
                    "libresolv.so.2",
                    "libutil.so.1");

    private SharedLibraries() {}

    /** Without those that lie beside their user. */
    static Collection<Path> of(List<Path> programs) throws IOException, InterruptedException {
        TreeSet<Path> libraries = new TreeSet<>();
        for (Path program : programs) {
            if (isElf(program)) {
                add(program, libraries);
            }
        }
        for (Path library : List.copyOf(libraries)) {
            if (library.getFileName().toString().equals("libc.so.6")) {
                for (String part : C_LIBRARY) {
                    Path beside = library.resolveSibling(part);
                    if (Files.exists(beside)) {
                        libraries.add(beside);
                    }
                }
            }
        }
        return libraries;
    }

    private static void add(Path program, TreeSet<Path> libraries)
            throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder("ldd", program.toString()).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        if (output.contains("not found")) {
            throw new IOException(
                    "%s needs a library that is not on this machine:%n%s"
                            .formatted(program, output));
        }
        Path own = program.toAbsolutePath().getParent();
        Matcher matcher = FOUND.matcher(output);
        while (matcher.find()) {
            Path library = Path.of(matcher.group(1));
            if (!library.startsWith(own)) {
                libraries.add(library);
            }
        }
    }

    private static boolean isElf(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            byte[] magic = in.readNBytes(4);
            return magic.length == 4
                    && magic[0] == 0x7f
                    && magic[1] == 'E'
                    && magic[2] == 'L'
                    && magic[3] == 'F';
        }
    }
}
