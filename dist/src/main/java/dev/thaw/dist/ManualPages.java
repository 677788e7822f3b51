// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/** Packs the pages of the manual as systems have them: without a name or a time of this machine. */
public final class ManualPages {
    private ManualPages() {}

    /** Arguments: directory of the pages, directory of the packed ones. */
    public static void main(String[] arguments) throws IOException {
        Path target = Path.of(arguments[1]);
        Files.createDirectories(target);
        for (Path old : files(target)) {
            Files.delete(old);
        }
        for (Path page : files(Path.of(arguments[0]))) {
            Path packed = target.resolve(page.getFileName() + ".gz");
            try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
                Files.copy(page, out);
            }
        }
    }

    private static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.sorted().toList();
        }
    }
}
