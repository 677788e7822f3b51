// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import dev.thaw.build.ImageStep;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Optional;

/** A file beside an image: by which profile it was ordered, as digests of both. */
final class OrderNote {
    private static final String FORMAT = "thaw-order 1\n";

    private final Path image;
    private final Path note;

    OrderNote(Path image) {
        this.image = image;
        note = ImageStep.beside(image, ".order");
    }

    File file() {
        return note.toFile();
    }

    /** Before an image is built: if that fails, nobody takes what is there for it. */
    void forget() throws IOException {
        Files.deleteIfExists(note);
    }

    void write(Path profile) throws IOException {
        Path unfinished = ImageStep.beside(note, ".unfinished");
        Files.write(unfinished, text(profile).getBytes(StandardCharsets.UTF_8));
        Files.move(
                unfinished,
                note,
                StandardCopyOption.ATOMIC_MOVE,
                StandardCopyOption.REPLACE_EXISTING);
    }

    /** Why the image is not known to have the order of a profile; empty if it has. */
    Optional<String> trouble(Path profile) throws IOException {
        if (!Files.isRegularFile(image)) {
            return Optional.of("it is not there");
        }
        if (!Files.isRegularFile(note)) {
            return Optional.of("it was built without an order");
        }
        // Not by readString, which fails if a byte is damaged.
        String found = new String(Files.readAllBytes(note), StandardCharsets.UTF_8);
        return found.equals(text(profile))
                ? Optional.empty()
                : Optional.of("the profile or the image has changed");
    }

    private String text(Path profile) throws IOException {
        return FORMAT + digest(profile) + " profile\n" + digest(image) + " image\n";
    }

    private static String digest(Path file) throws IOException {
        MessageDigest digest = sha256();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        StringBuilder text = new StringBuilder();
        for (byte each : digest.digest()) {
            text.append(String.format("%02x", each));
        }
        return text.toString();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // Every JDK has it.
        }
    }
}
