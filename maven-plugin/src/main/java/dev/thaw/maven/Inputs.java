// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import dev.thaw.build.LibrariesBeside;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;

/**
 * What an output is made of, as digests by name. Beside the output, a file has those that it was
 * made of: if they are the same, there is nothing to do.
 */
final class Inputs {
    static final BiFunction<String, byte[], byte[]> AS_IT_IS = (_, content) -> content;

    private static final String FORMAT = "thaw-inputs 2";

    /** In the place of a digest: size and time of the output, as the goal has left it. */
    private static final String ITSELF = "itself";

    /** In the place of a digest: a library that was written beside the output, which needs it. */
    private static final String BESIDE = "beside";

    private static final String NOTE = ".inputs";

    private final Map<String, String> digests = new LinkedHashMap<>();
    private final List<Path> alsoMade = new ArrayList<>();

    /**
     * @param name as users know it
     */
    void add(String name, String value) {
        MessageDigest digest = sha256();
        digest.update(value.getBytes(StandardCharsets.UTF_8));
        put(name, digest);
    }

    /** The content of a file, or of all files in a directory. */
    void addFile(Path file) throws IOException {
        MessageDigest digest = sha256();
        if (Files.isDirectory(file)) {
            readAll(file, digest, AS_IT_IS);
        } else {
            read(file, digest);
        }
        put(file.getFileName().toString(), digest);
    }

    /**
     * All files in a directory or a jar, whatever the order and the time in which it was packed.
     *
     * @param counting what counts of a file, by its name and its content
     */
    void addContent(Path packed, BiFunction<String, byte[], byte[]> counting) throws IOException {
        MessageDigest digest = sha256();
        if (Files.isDirectory(packed)) {
            readAll(packed, digest, counting);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(packed)) {
                readAll(jar.getPath("/"), digest, counting);
            }
        }
        put(packed.getFileName().toString(), digest);
    }

    /** A file that is made with the output, and is no use without it. */
    void alsoMakes(Path file) {
        alsoMade.add(file);
    }

    private static void readAll(
            Path directory, MessageDigest digest, BiFunction<String, byte[], byte[]> counting)
            throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path each : files.filter(Files::isRegularFile).sorted().toList()) {
                String name = directory.relativize(each).toString();
                byte[] content = counting.apply(name, Files.readAllBytes(each));
                digest.update(name.getBytes(StandardCharsets.UTF_8));
                digest.update((byte) 0);
                digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(content.length).flip());
                digest.update(content);
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void read(Path file, MessageDigest digest) throws IOException {
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
    }

    private void put(String name, MessageDigest digest) {
        String free = name;
        for (int i = 2; digests.containsKey(free); i++) {
            free = name + " " + i;
        }
        digests.put(free, HexFormat.of().formatHex(digest.digest()));
    }

    /** Why an output has to be made; empty if it is there and was made of these inputs. */
    Optional<String> reasonToMake(Path output) throws IOException {
        if (!Files.exists(output)) {
            return Optional.of("it is not there");
        }
        Map<String, String> before = read(noteOf(output));
        if (before.isEmpty()) {
            return Optional.of("it is not known what it was made of");
        }
        if (!ITSELF.equals(before.remove(state(output)))) {
            return Optional.of("something else has written it since");
        }
        for (Path each : alsoMade) {
            if (!Files.exists(each)) {
                return Optional.of(each.getFileName() + " beside it is gone");
            }
        }
        for (Map.Entry<String, String> each : Map.copyOf(before).entrySet()) {
            if (each.getValue().equals(BESIDE)) {
                before.remove(each.getKey());
                if (!Files.exists(output.resolveSibling(each.getKey()))) {
                    return Optional.of(each.getKey() + " beside it is gone");
                }
            }
        }
        for (Map.Entry<String, String> each : digests.entrySet()) {
            String earlier = before.get(each.getKey());
            if (earlier == null) {
                return Optional.of(each.getKey() + " is new");
            }
            if (!earlier.equals(each.getValue())) {
                return Optional.of(each.getKey() + " has changed");
            }
        }
        before.keySet().removeAll(digests.keySet());
        return before.keySet().stream().findFirst().map(name -> name + " is gone");
    }

    /** Makes an output that is not there, or was made of something else. */
    void makeIfNeeded(Path output, Log log, Making making)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        Optional<String> reason = reasonToMake(output);
        if (reason.isEmpty()) {
            log.info(output + " is up to date: nothing to do");
            return;
        }
        log.info("making %s, since %s".formatted(output, reason.get()));
        // If that fails, nobody takes what is there for it.
        LibrariesBeside libraries =
                new LibrariesBeside(output.getParent(), librariesOfAll(output.getParent()));
        Files.createDirectories(output.getParent());
        Files.deleteIfExists(noteOf(output));
        making.run();
        if (!Files.exists(output)) {
            throw new MojoExecutionException(
                    "There is no %s, although all commands succeeded: see above."
                            .formatted(output));
        }
        note(output, libraries.names());
    }

    /** Of all outputs in a directory: one of them may have been the first that needed it. */
    private static Set<String> librariesOfAll(Path directory) throws IOException {
        Set<String> names = new TreeSet<>();
        if (Files.isDirectory(directory)) {
            try (DirectoryStream<Path> notes = Files.newDirectoryStream(directory, "*" + NOTE)) {
                for (Path note : notes) {
                    Map<String, String> read = read(note);
                    read.values().removeIf(digest -> !digest.equals(BESIDE));
                    names.addAll(read.keySet());
                }
            }
        }
        return names;
    }

    private static String state(Path output) throws IOException {
        return Files.size(output) + " bytes of " + Files.getLastModifiedTime(output);
    }

    private static Map<String, String> read(Path note) throws IOException {
        Map<String, String> read = new LinkedHashMap<>();
        if (Files.isRegularFile(note)) {
            // Not by readAllLines, which fails if a byte is damaged.
            List<String> lines =
                    new String(Files.readAllBytes(note), StandardCharsets.UTF_8).lines().toList();
            if (!lines.isEmpty() && lines.getFirst().equals(FORMAT)) {
                for (String line : lines.subList(1, lines.size())) {
                    int end = line.indexOf(' ');
                    if (end > 0) {
                        read.put(line.substring(end + 1), line.substring(0, end));
                    }
                }
            }
        }
        return read;
    }

    private void note(Path output, Set<String> beside) throws IOException {
        StringBuilder text = new StringBuilder(FORMAT).append('\n');
        text.append(ITSELF).append(' ').append(state(output)).append('\n');
        digests.forEach(
                (name, digest) -> text.append(digest).append(' ').append(name).append('\n'));
        for (String name : beside) {
            // one that is an input as well is there, or it could not be read
            if (!digests.containsKey(name)) {
                text.append(BESIDE).append(' ').append(name).append('\n');
            }
        }
        Path note = noteOf(output);
        Path unfinished = note.resolveSibling(note.getFileName() + ".unfinished");
        Files.writeString(unfinished, text);
        Files.move(
                unfinished,
                note,
                StandardCopyOption.ATOMIC_MOVE,
                StandardCopyOption.REPLACE_EXISTING);
    }

    private static Path noteOf(Path output) {
        return output.resolveSibling(output.getFileName() + NOTE);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // Every JDK has it.
        }
    }
}
