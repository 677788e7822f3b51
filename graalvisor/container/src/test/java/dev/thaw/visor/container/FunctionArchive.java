// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.container;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A function file around a library. */
final class FunctionArchive {
    private FunctionArchive() {}

    static Path write(Path file, Path library) throws IOException, NoSuchAlgorithmException {
        byte[] bytes = Files.readAllBytes(library);
        String digest =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        String manifest =
                """
                {"format": 1, "runtime": "java", "abi": 1, "library": "libf.so", "entry": "Main",
                 "signature": "function", "architecture": "x86_64", "builder": "test",
                 "files": {"libf.so": "sha256:%s"}}
                """
                        .formatted(digest);
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("manifest.json"));
            zip.write(manifest.getBytes(StandardCharsets.UTF_8));
            zip.putNextEntry(new ZipEntry("libf.so"));
            zip.write(bytes);
        }
        return file;
    }
}
