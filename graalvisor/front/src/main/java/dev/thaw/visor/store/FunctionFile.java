// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import dev.thaw.visor.RefusedException;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** Unpacks a function file into a directory, and believes nothing that it says. */
public final class FunctionFile {
    private static final int MAX_ENTRIES = 257;
    private static final int MAX_MANIFEST = 1 << 20;
    private static final byte[] ZIP = {'P', 'K', 3, 4};

    private FunctionFile() {}

    static boolean isArchive(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(ZIP.length), ZIP);
        }
    }

    /**
     * @param maxSize of all files, unpacked
     */
    static Manifest unpack(Path archive, Path directory, long maxSize)
            throws IOException, RefusedException {
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            List<? extends ZipEntry> entries = Collections.list(zip.entries());
            if (entries.size() > MAX_ENTRIES) {
                throw refused("has " + entries.size() + " entries");
            }
            ZipEntry first = zip.getEntry(Manifest.NAME);
            if (first == null) {
                throw refused("has no " + Manifest.NAME);
            }
            Manifest manifest = Manifest.parse(manifestText(zip, first));
            if (manifest.library() != null && manifest.library().equals(manifest.state())) {
                throw refused("has a manifest whose state is the library");
            }
            Set<String> wanted = new HashSet<>(manifest.files().keySet());
            long left = maxSize;
            boolean manifestSeen = false;
            for (ZipEntry entry : entries) {
                String name = entry.getName();
                if (name.equals(Manifest.NAME) && !manifestSeen) {
                    manifestSeen = true;
                    continue;
                }
                if (!wanted.remove(name)) {
                    throw refused("has an entry '" + name + "' that its manifest does not name");
                }
                left -= unpack(zip, entry, directory.resolve(name), left, manifest);
            }
            if (!wanted.isEmpty()) {
                throw refused("has no " + String.join(", ", wanted) + ", which its manifest names");
            }
            DurableFiles.write(directory.resolve(Manifest.NAME), manifest.toJson());
            for (String name : manifest.files().keySet()) {
                if (name.equals(manifest.library()) || name.endsWith(".so")) {
                    ElfHeader.check(directory.resolve(name), ElfHeader.thisMachine());
                }
            }
            return manifest;
        } catch (ZipException | EOFException e) {
            throw refused("is no whole zip archive: " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw refused("has an entry whose name is not UTF-8");
        }
    }

    private static String manifestText(ZipFile zip, ZipEntry entry)
            throws IOException, RefusedException {
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = in.readNBytes(MAX_MANIFEST + 1);
            if (bytes.length > MAX_MANIFEST) {
                throw refused("has a manifest of more than " + MAX_MANIFEST + " bytes");
            }
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    private static long unpack(ZipFile zip, ZipEntry entry, Path file, long left, Manifest manifest)
            throws IOException, RefusedException {
        MessageDigest digest = sha256();
        long size = 0;
        try (InputStream in = new DigestInputStream(zip.getInputStream(entry), digest);
                OutputStream out = Files.newOutputStream(file)) {
            byte[] buffer = new byte[64 << 10];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                size += n;
                if (size > left) {
                    throw new RefusedException(
                            413, "too-large", "the function file's files are too large");
                }
                out.write(buffer, 0, n);
            }
        }
        DurableFiles.sync(file);
        String found = "sha256:" + HexFormat.of().formatHex(digest.digest());
        String wanted = manifest.files().get(entry.getName());
        if (!found.equals(wanted)) {
            throw refused(
                    "has " + entry.getName() + " with " + found + "; its manifest says " + wanted);
        }
        return size;
    }

    /** As manifests have it. */
    public static String digestOf(Path file) throws IOException {
        MessageDigest digest = sha256();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        return "sha256:" + HexFormat.of().formatHex(digest.digest());
    }

    /** The same of what is not in a file. */
    public static String digestOf(byte[] bytes) {
        return "sha256:" + HexFormat.of().formatHex(sha256().digest(bytes));
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }

    private static RefusedException refused(String message) {
        return new RefusedException(422, "function-file", "the function file " + message);
    }
}
