// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * Transformed classes of the application class loader, kept on disk for the next JVM with the same
 * class path. A class is found by its name and the checksum of its class file; how it is
 * transformed also depends on other classes, so the directory is that of a class path (paths,
 * sizes, times), a JDK, and a version of the transformation.
 *
 * <p>A file is an index (count, size of the index, then for each class: name, length and checksum
 * of its class file, flags, position, length) and the classes; it appears when it is complete.
 */
final class TransformedClasses {
    private static final int MAGIC = 0x54485731;
    // A directory of classes with more is not worth looking through at each start.
    private static final int MOST_FILES = 20_000;
    private static final int MOST_PARTS = 8;

    /**
     * A transformed class.
     *
     * @param reflected whether reflection may keep objects of a run for it
     */
    record Transformed(byte[] classFile, boolean reflected) {}

    private record Entry(
            ByteBuffer part, int length, int checksum, boolean reflected, int position, int size) {}

    private record Added(String name, int length, int checksum, Transformed transformed) {}

    private final Path directory;
    private final Map<String, Entry> entries = new HashMap<>();
    private final List<Added> added = new ArrayList<>();
    private int parts;

    private TransformedClasses(Path directory) {
        this.directory = directory;
    }

    /** Opens what is there for this JVM's class path; null if its classes cannot be kept. */
    static TransformedClasses open(Path cache) {
        if (cache == null) {
            return null;
        }
        try {
            String identity = identity();
            if (identity == null) {
                return null;
            }
            TransformedClasses classes = new TransformedClasses(cache.resolve(identity));
            classes.read();
            return classes;
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    private static String identity() throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
        add(digest, System.getProperty("java.vm.version"));
        add(digest, System.getProperty("java.home"));
        add(digest, System.getProperty("jdk.module.main", ""));
        for (String property :
                List.of("java.class.path", "jdk.module.path", "jdk.module.upgrade.path")) {
            String value = System.getProperty(property);
            if (value == null) {
                continue;
            }
            add(digest, value);
            // An empty entry of a class path is the working directory, as for the JVM.
            for (String entry : value.split(File.pathSeparator, -1)) {
                if (!addFile(digest, Path.of(entry))) {
                    return null;
                }
            }
        }
        // The transformation's own version: the jar it comes from.
        var source = TransformedClasses.class.getResource("TransformedClasses.class");
        String jar = source == null ? "" : source.getPath();
        int end = jar.indexOf('!');
        if (jar.startsWith("file:") && end > 0) {
            addFile(digest, Path.of(jar.substring("file:".length(), end)));
        }
        return HexFormat.of().formatHex(digest.digest(), 0, 16);
    }

    private static void add(MessageDigest digest, String value) {
        digest.update(value.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }

    private static boolean addFile(MessageDigest digest, Path path) throws IOException {
        BasicFileAttributes attributes;
        try {
            attributes = Files.readAttributes(path, BasicFileAttributes.class);
        } catch (IOException e) {
            add(digest, "missing");
            return true;
        }
        if (!attributes.isDirectory()) {
            add(digest, attributes.size() + " " + attributes.lastModifiedTime());
            return true;
        }
        int[] files = new int[1];
        Files.walkFileTree(
                path,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes found) {
                        add(digest, file + " " + found.size() + " " + found.lastModifiedTime());
                        return ++files[0] > MOST_FILES
                                ? FileVisitResult.TERMINATE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException e) {
                        add(digest, file + " unreadable");
                        return FileVisitResult.CONTINUE;
                    }
                });
        return files[0] <= MOST_FILES;
    }

    private void read() throws IOException {
        if (!Files.isDirectory(directory)) {
            return;
        }
        List<Path> files;
        try (Stream<Path> list = Files.list(directory)) {
            files = list.filter(file -> file.toString().endsWith(".classes")).sorted().toList();
        }
        for (Path file : files) {
            parts++;
            try (FileChannel channel = FileChannel.open(file)) {
                readIndex(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()));
            } catch (IOException | RuntimeException e) {
                Files.deleteIfExists(file);
            }
        }
    }

    private void readIndex(ByteBuffer part) throws IOException {
        if (part.getInt() != MAGIC) {
            throw new IOException("not a file of transformed classes");
        }
        int count = part.getInt();
        int indexSize = part.getInt();
        for (int i = 0; i < count; i++) {
            byte[] name = new byte[Short.toUnsignedInt(part.getShort())];
            part.get(name);
            Entry entry =
                    new Entry(
                            part,
                            part.getInt(),
                            part.getInt(),
                            part.get() != 0,
                            part.getInt() + indexSize,
                            part.getInt());
            if (entry.size < 0
                    || entry.position < 0
                    || entry.position > part.capacity() - entry.size) {
                throw new IOException("a class is beyond the end of the file");
            }
            entries.put(new String(name, StandardCharsets.UTF_8), entry);
        }
    }

    Transformed find(String name, byte[] classFile) {
        Entry entry = entries.get(name);
        if (entry == null
                || entry.length != classFile.length
                || entry.checksum != checksum(classFile)) {
            return null;
        }
        byte[] transformed = new byte[entry.size];
        entry.part.get(entry.position, transformed);
        return new Transformed(transformed, entry.reflected);
    }

    private static int checksum(byte[] classFile) {
        CRC32C checksum = new CRC32C();
        checksum.update(classFile);
        return (int) checksum.getValue();
    }

    void add(String name, byte[] classFile, Transformed transformed) {
        Added entry = new Added(name, classFile.length, checksum(classFile), transformed);
        synchronized (added) {
            if (parts < MOST_PARTS) {
                added.add(entry);
            }
        }
    }

    /** Stores what has been added since the last time. A full disk leaves nothing behind. */
    void store() {
        List<Added> classes;
        synchronized (added) {
            classes = List.copyOf(added);
            added.clear();
            if (classes.isEmpty()) {
                return;
            }
            parts++;
        }
        Path unfinished = null;
        try {
            Files.createDirectories(
                    directory,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rwx------")));
            unfinished = Files.createTempFile(directory, "part", ".unfinished");
            write(unfinished, classes);
            String name = unfinished.getFileName().toString().replace(".unfinished", ".classes");
            Files.move(unfinished, directory.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException | RuntimeException e) {
            if (unfinished != null) {
                try {
                    Files.deleteIfExists(unfinished);
                } catch (IOException again) {
                    // the next start ignores it
                }
            }
        }
    }

    private static void write(Path file, List<Added> classes) throws IOException {
        int indexSize = 12;
        for (Added entry : classes) {
            indexSize += 2 + entry.name.getBytes(StandardCharsets.UTF_8).length + 17;
        }
        try (DataOutputStream out =
                new DataOutputStream(
                        new BufferedOutputStream(
                                Files.newOutputStream(file, StandardOpenOption.WRITE), 1 << 16))) {
            out.writeInt(MAGIC);
            out.writeInt(classes.size());
            out.writeInt(indexSize);
            int position = 0;
            for (Added entry : classes) {
                byte[] name = entry.name.getBytes(StandardCharsets.UTF_8);
                out.writeShort(name.length);
                out.write(name);
                out.writeInt(entry.length);
                out.writeInt(entry.checksum);
                out.writeByte(entry.transformed.reflected ? 1 : 0);
                out.writeInt(position);
                out.writeInt(entry.transformed.classFile.length);
                position += entry.transformed.classFile.length;
            }
            for (Added entry : classes) {
                out.write(entry.transformed.classFile);
            }
        }
    }
}
