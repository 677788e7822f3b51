// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import dev.thaw.visor.RefusedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;

/** An upload, and the version that it becomes; closing removes what has not become one. */
public final class Staged implements AutoCloseable {
    private static final long STATE_HEADER = 1 << 20;

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
     * @param entry comes before the file's own, but what is compiled has one; empty: the file's
     */
    public void unpack(String fileName, String entry, long maxSize)
            throws IOException, RefusedException {
        Files.createDirectory(files());
        if (FunctionFile.isArchive(upload())) {
            Manifest sent = FunctionFile.unpack(upload(), files(), maxSize);
            manifest = sent.withEntry(entry);
            if (manifest != sent) {
                DurableFiles.write(files().resolve(Manifest.NAME), manifest.toJson());
            }
        } else {
            manifest = script(fileName, entry);
        }
        Files.delete(upload());
    }

    /** Names the data that it shares with other functions. */
    public void nameData(String data) throws IOException, RefusedException {
        become(manifest.withData(data));
    }

    /** Begins with the state of a version of the same image, which both have from now on. */
    public void shareState(StoredVersion other) throws IOException {
        SharedStates.link(other, files().resolve(Manifest.STATE));
        become(manifest.withState(other.manifest().stateDigest()));
    }

    /** Becomes what a version is, with the state of another upload. */
    public void derive(StoredVersion from, Staged bringing) throws IOException {
        Files.createDirectory(files());
        for (String name : from.manifest().files().keySet()) {
            if (!name.equals(from.manifest().state())) {
                Files.copy(from.directory().resolve(name), files().resolve(name));
                DurableFiles.sync(files().resolve(name));
            }
        }
        Manifest brought = bringing.manifest();
        // its digest was checked when it was unpacked
        SharedStates.link(
                bringing.files().resolve(brought.state()), files().resolve(Manifest.STATE));
        become(from.manifest().withState(brought.stateDigest()));
    }

    private void become(Manifest other) throws IOException {
        manifest = other;
        DurableFiles.write(files().resolve(Manifest.NAME), manifest.toJson());
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
                    "this is neither a function file (.fn) nor a script whose name tells its language (.js, .mjs, .py)");
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

    /** Where a function may write its state before it is one of the files. */
    public Path scratch() throws IOException {
        Path scratch = directory.resolve("state");
        if (!Files.isDirectory(scratch)) {
            Files.createDirectory(scratch);
            // its worker may have a user of its own
            Files.setPosixFilePermissions(scratch, PosixFilePermissions.fromString("rwxrwxrwx"));
        }
        return scratch;
    }

    /**
     * Makes a file that the function has written one of the version's.
     *
     * @throws IOException if it is none that a function writes
     */
    public void takeState(Path written) throws IOException {
        BasicFileAttributes attributes =
                Files.readAttributes(written, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (!attributes.isRegularFile()) {
            throw new IOException("the function has not written a regular file");
        }
        if (attributes.size() > manifest.stateCapacity() + STATE_HEADER) {
            throw new IOException("it has " + attributes.size() + " bytes, more than its capacity");
        }
        // a copy: whoever has the file open must not change it after this
        Path state = files().resolve(Manifest.STATE);
        Files.copy(written, state, LinkOption.NOFOLLOW_LINKS);
        DurableFiles.sync(state);
        become(manifest.withState(FunctionFile.digestOf(state)));
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
