// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;

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
    private static final int MAGIC = 0x54485733;
    // A directory of classes with more is not worth looking through at each start.
    private static final int MOST_FILES = 5_000;
    private static final int MOST_PARTS = 8;
    private static final long UNUSED_DAYS = 30;
    // Where the transformation is not in a jar of its own.
    private static final int VERSION = 1;

    /**
     * A transformed class.
     *
     * @param reflected whether reflection may keep objects of a run for it
     */
    record Transformed(byte[] classFile, boolean reflected) {}

    private record Entry(
            RandomAccessFile part,
            int length,
            int checksum,
            boolean reflected,
            long position,
            int size) {}

    private record Added(String name, int length, int checksum, Transformed transformed) {}

    private final Path directory;
    private final byte[] identity;
    private final Map<String, Entry> entries = new HashMap<>();
    private final List<Added> added = new ArrayList<>();
    private int parts;

    private TransformedClasses(Path directory, byte[] identity) {
        this.directory = directory;
        this.identity = identity;
    }

    /**
     * Opens what is there for this JVM's class path; null if its classes cannot be kept.
     *
     * @param transformation the jar that this class comes from, which stands for its version; null
     *     if it is in none
     */
    static TransformedClasses ofClassPath(Path cache, Path transformation) {
        StringBuilder identity = new StringBuilder(jdk(transformation));
        boolean complete = true;
        for (String property :
                new String[] {"java.class.path", "jdk.module.path", "jdk.module.upgrade.path"}) {
            String value = System.getProperty(property);
            if (value == null) {
                continue;
            }
            identity.append(property).append('\n');
            // An empty entry of a class path is the working directory, as for the JVM.
            for (String entry : value.split(File.pathSeparator, -1)) {
                complete &= addFile(identity, Path.of(entry));
            }
        }
        return complete ? open(cache, identity.toString()) : null;
    }

    /**
     * Opens what is there for modules of the JDK that the application class loader loads, such as
     * the compiler.
     */
    static TransformedClasses ofJdk(Path cache, Path transformation) {
        return open(cache, jdk(transformation));
    }

    private static TransformedClasses open(Path cache, String identity) {
        try {
            byte[] bytes = identity.getBytes(StandardCharsets.UTF_8);
            CRC32 name = new CRC32();
            name.update(bytes);
            String hash =
                    Long.toHexString(name.getValue()) + Integer.toHexString(identity.hashCode());
            TransformedClasses classes = new TransformedClasses(cache.resolve(hash), bytes);
            classes.read();
            return classes;
        } catch (RuntimeException e) {
            return null;
        }
    }

    private static String jdk(Path transformation) {
        StringBuilder identity = new StringBuilder();
        identity.append(System.getProperty("java.vm.version")).append('\n');
        addFile(identity, Path.of(System.getProperty("java.home"), "lib", "modules"));
        if (transformation != null) {
            addFile(identity, transformation);
        } else {
            identity.append(VERSION);
        }
        return identity.append('\n').toString();
    }

    private static boolean addFile(StringBuilder identity, Path path) {
        identity.append(path).append(' ');
        try {
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            if (attributes.isDirectory()) {
                return addDirectory(identity, path);
            }
            identity.append(attributes.size())
                    .append(' ')
                    .append(attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS))
                    .append('\n');
        } catch (IOException e) {
            identity.append("missing\n");
        }
        return true;
    }

    private static boolean addDirectory(StringBuilder identity, Path directory) throws IOException {
        int[] files = new int[1];
        Files.walkFileTree(
                directory,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes found) {
                        if (file.toString().endsWith(".class")) {
                            identity.append(file).append(' ').append(found.size());
                            identity.append(' ').append(found.lastModifiedTime()).append('\n');
                        }
                        return ++files[0] > MOST_FILES
                                ? FileVisitResult.TERMINATE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException e) {
                        identity.append(file).append(" unreadable\n");
                        return FileVisitResult.CONTINUE;
                    }
                });
        return files[0] <= MOST_FILES;
    }

    // Files as java.io has them, without maps, globs and watchers: the first run waits for this.
    private void read() {
        File[] files = directory.toFile().listFiles();
        if (files == null) {
            return;
        }
        directory.toFile().setLastModified(System.currentTimeMillis());
        for (File file : files) {
            if (!file.getName().endsWith(".classes")) {
                continue;
            }
            parts++;
            try {
                RandomAccessFile part = new RandomAccessFile(file, "r");
                if (!readIndex(part)) {
                    part.close();
                }
            } catch (IOException | RuntimeException e) {
                file.delete();
            }
        }
    }

    /** Whether it is for this class path. */
    private boolean readIndex(RandomAccessFile part) throws IOException {
        byte[] start = new byte[16 + identity.length];
        part.readFully(start);
        ByteBuffer header = ByteBuffer.wrap(start);
        if (header.getInt() != MAGIC) {
            throw new IOException("not a file of transformed classes");
        }
        if (header.getInt() != identity.length
                || !Arrays.equals(next(header, new byte[identity.length]), identity)) {
            // another class path has the same hash
            return false;
        }
        int count = header.getInt();
        int indexSize = header.getInt();
        long length = part.length();
        if (indexSize < start.length || indexSize > length) {
            throw new IOException("the index is beyond the end of the file");
        }
        byte[] bytes = new byte[indexSize - start.length];
        part.readFully(bytes);
        ByteBuffer index = ByteBuffer.wrap(bytes);
        for (int i = 0; i < count; i++) {
            byte[] name = next(index, new byte[Short.toUnsignedInt(index.getShort())]);
            Entry entry =
                    new Entry(
                            part,
                            index.getInt(),
                            index.getInt(),
                            index.get() != 0,
                            index.getInt() + (long) indexSize,
                            index.getInt());
            if (entry.size < 0
                    || entry.position < indexSize
                    || entry.position > length - entry.size) {
                throw new IOException("a class is beyond the end of the file");
            }
            entries.put(new String(name, StandardCharsets.UTF_8), entry);
        }
        return true;
    }

    private static byte[] next(ByteBuffer from, byte[] bytes) {
        from.get(bytes);
        return bytes;
    }

    /** Null if it is not there, or cannot be read any more. */
    Transformed find(String name, byte[] classFile) {
        Entry entry = entries.get(name);
        if (entry == null
                || entry.length != classFile.length
                || entry.checksum != checksum(classFile)) {
            return null;
        }
        byte[] transformed = new byte[entry.size];
        try {
            synchronized (entry.part) {
                entry.part.seek(entry.position);
                entry.part.readFully(transformed);
            }
        } catch (IOException e) {
            return null;
        }
        return new Transformed(transformed, entry.reflected);
    }

    // CRC-32 is native; that with another polynomial fills tables when it is first used.
    private static int checksum(byte[] classFile) {
        CRC32 checksum = new CRC32();
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
            deleteUnused(directory.getParent());
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

    // Class paths change with each build of a program.
    private static void deleteUnused(Path cache) throws IOException {
        long oldest = System.currentTimeMillis() - TimeUnit.DAYS.toMillis(UNUSED_DAYS);
        try (DirectoryStream<Path> directories = Files.newDirectoryStream(cache)) {
            for (Path unused : directories) {
                if (Files.getLastModifiedTime(unused).toMillis() < oldest) {
                    try (DirectoryStream<Path> files = Files.newDirectoryStream(unused)) {
                        for (Path file : files) {
                            Files.deleteIfExists(file);
                        }
                    }
                    Files.deleteIfExists(unused);
                }
            }
        }
    }

    private void write(Path file, List<Added> classes) throws IOException {
        int indexSize = 16 + identity.length;
        for (Added entry : classes) {
            indexSize += 2 + entry.name.getBytes(StandardCharsets.UTF_8).length + 17;
        }
        try (DataOutputStream out =
                new DataOutputStream(
                        new BufferedOutputStream(
                                Files.newOutputStream(file, StandardOpenOption.WRITE), 1 << 16))) {
            out.writeInt(MAGIC);
            out.writeInt(identity.length);
            out.write(identity);
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
