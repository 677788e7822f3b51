// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.log;

import com.google.gson.JsonObject;
import dev.thaw.visor.Stderr;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;

/** Who has changed what, and what became of it: a line of JSON for each request. */
public final class AuditLog {
    private final Path file;
    private final Path before;
    private final long maxFile;

    /**
     * @param maxFile bytes; then a new file begins, and the one before is kept
     */
    public AuditLog(Path file, long maxFile) {
        this.file = file;
        this.before = file.resolveSibling(file.getFileName() + ".1");
        this.maxFile = maxFile;
    }

    /**
     * @param user as the kernel says
     * @param outcome {@code ok}, or the type of the error
     */
    public synchronized void add(String user, String request, String outcome, String message) {
        JsonObject json = new JsonObject();
        json.addProperty("time", Instant.now().toString());
        json.addProperty("user", user);
        json.addProperty("request", request);
        json.addProperty("outcome", outcome);
        json.addProperty("message", message);
        try {
            if (!Files.exists(file)) {
                Files.createFile(
                        file,
                        PosixFilePermissions.asFileAttribute(
                                PosixFilePermissions.fromString("rw-------")));
            } else if (Files.size(file) > maxFile) {
                Files.move(file, before, StandardCopyOption.REPLACE_EXISTING);
                add(user, request, outcome, message);
                return;
            }
            byte[] line = (json + "\n").getBytes(StandardCharsets.UTF_8);
            Files.write(file, line, StandardOpenOption.APPEND);
        } catch (IOException e) {
            // what was done is done: it is said where somebody may see it
            Stderr.say(file + " cannot be written: " + e + ": " + json);
        }
    }
}
