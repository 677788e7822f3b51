// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import dev.thaw.visor.RefusedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** An upload, and the version that it becomes; closing removes what has not become one. */
public final class Staged implements AutoCloseable {
    private final Path directory;
    private Manifest manifest;

    Staged(Path directory) {
        this.directory = directory;
    }

    /** Where the upload is written. */
    public Path upload() {
        return directory.resolve("upload");
    }

    /** The files of the version, once it is unpacked. */
    public Path files() {
        return directory.resolve("files");
    }

    public Manifest manifest() {
        return manifest;
    }

    /**
     * Takes the upload to pieces, and checks each.
     *
     * @param fileName as its sender calls it; tells a script's language
     * @param entry of a script; may be empty
     */
    public void unpack(String fileName, String entry, long maxSize)
            throws IOException, RefusedException {
        Files.createDirectory(files());
        if (FunctionFile.isArchive(upload())) {
            manifest = FunctionFile.unpack(upload(), files(), maxSize);
        } else {
            manifest = script(fileName, entry);
        }
        Files.delete(upload());
    }

    /** Lets the tenant's workers read the files, so that one can try them. */
    public void letIn(TenantUsers users, String tenant) throws IOException, RefusedException {
        users.assign(tenant);
        users.giveOne(directory, tenant);
        users.give(files(), tenant);
    }

    private Manifest script(String fileName, String entry) throws IOException, RefusedException {
        String lower = fileName == null ? "" : fileName.toLowerCase(Locale.ROOT);
        String runtime =
                lower.endsWith(".js") || lower.endsWith(".mjs")
                        ? "javascript"
                        : lower.endsWith(".py") ? "python" : null;
        if (runtime == null || lower.contains("/")) {
            throw new RefusedException(
                    422,
                    "function-file",
                    "this is neither a function file (.fn) nor a script (.js, .mjs, .py)");
        }
        Path script = files().resolve("source" + lower.substring(lower.lastIndexOf('.')));
        Files.move(upload(), script);
        Files.createFile(upload());
        DurableFiles.sync(script);
        Manifest made =
                Manifest.ofScript(
                        runtime,
                        script.getFileName().toString(),
                        entry,
                        FunctionFile.digestOf(script));
        DurableFiles.write(files().resolve(Manifest.NAME), made.toJson());
        return made;
    }

    @Override
    public void close() {
        try {
            DurableFiles.deleteTree(directory);
        } catch (IOException e) {
            // swept away at the next start
        }
    }
}
