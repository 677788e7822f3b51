// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout.programs;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/** Packs texts into an archive, and unpacks them. */
public final class ZipProgram {
    private ZipProgram() {}

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(bytes)) {
            for (int i = 1; i <= 3; i++) {
                byte[] text = ("text " + i + " ").repeat(100 * i).getBytes(StandardCharsets.UTF_8);
                ZipArchiveEntry entry = new ZipArchiveEntry("text-" + i);
                entry.setSize(text.length);
                entry.setTime(0);
                out.putArchiveEntry(entry);
                out.write(text);
                out.closeArchiveEntry();
            }
        }
        ByteArrayInputStream packed = new ByteArrayInputStream(bytes.toByteArray());
        try (ZipArchiveInputStream in = new ZipArchiveInputStream(packed)) {
            for (ZipArchiveEntry e = in.getNextEntry(); e != null; e = in.getNextEntry()) {
                System.out.println(e.getName() + ": " + in.readAllBytes().length);
            }
        }
    }
}
