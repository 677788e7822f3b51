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
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;

/**
 * Transformed classes of the application class loader, kept on disk for the next JVM with the same
 * class path. A class is found by its name and the checksum of its class file.
 *
 * <p>A file is an index (count, size of the index, then for each class: name, length and checksum
 * of its class file, flags, position, length, checksum) and the classes; it appears when it is
 * complete.
 */
final class TransformedClasses {
    private static final int MAGIC = 0x54485735;
    private static final int HEADER = 12;
    private static final int MOST_PARTS = 8;
    private static final long UNUSED_DAYS = 30;

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
            int size,
            int sum) {}

    private record Added(String name, int length, int checksum, Transformed transformed) {}

    private final File directory;
    private final Map<String, Entry> entries = new HashMap<>();
    private final List<Added> added = new ArrayList<>();
    private int parts;

    private TransformedClasses(File directory) {
        this.directory = directory;
    }

    /** Opens what is there for the key. */
    static TransformedClasses open(File cache, String key) {
        TransformedClasses classes = new TransformedClasses(new File(cache, key));
        classes.read();
        return classes;
    }

    // Files as java.io has them, without maps, globs and watchers: the first run waits for this.
    private void read() {
        File[] files = directory.listFiles();
        if (files == null) {
            return;
        }
        directory.setLastModified(System.currentTimeMillis());
        for (File file : files) {
            if (!file.getName().endsWith(".classes")) {
                continue;
            }
            parts++;
            try {
                RandomAccessFile part = new RandomAccessFile(file, "r");
                readIndex(part);
            } catch (IOException | RuntimeException e) {
                file.delete();
            }
        }
    }

    private void readIndex(RandomAccessFile part) throws IOException {
        byte[] start = new byte[HEADER];
        part.readFully(start);
        ByteBuffer header = ByteBuffer.wrap(start);
        if (header.getInt() != MAGIC) {
            throw new IOException("not a file of transformed classes");
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
                            index.getInt(),
                            index.getInt());
            if (entry.size < 0
                    || entry.position < indexSize
                    || entry.position > length - entry.size) {
                throw new IOException("a class is beyond the end of the file");
            }
            entries.put(new String(name, StandardCharsets.UTF_8), entry);
        }
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
        return checksum(transformed) == entry.sum
                ? new Transformed(transformed, entry.reflected)
                : null;
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
        Path target = directory.toPath();
        Path unfinished = null;
        try {
            Files.createDirectories(
                    target,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rwx------")));
            unfinished = Files.createTempFile(target, "part", ".unfinished");
            write(unfinished, classes);
            String name = unfinished.getFileName().toString().replace(".unfinished", ".classes");
            Files.move(unfinished, target.resolve(name), StandardCopyOption.ATOMIC_MOVE);
            deleteUnused(target.getParent());
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

    /**
     * Writes what has been added to a file that is there, in the form of the files that are read.
     */
    void writeAdded(Path file) throws IOException {
        synchronized (added) {
            write(file, added);
            added.clear();
        }
    }

    // Class paths change with each build of a program.
    private static void deleteUnused(Path cache) throws IOException {
        long oldest = System.currentTimeMillis() - TimeUnit.DAYS.toMillis(UNUSED_DAYS);
        try (DirectoryStream<Path> directories = Files.newDirectoryStream(cache)) {
            for (Path unused : directories) {
                if (Files.isDirectory(unused)
                        && Files.getLastModifiedTime(unused).toMillis() < oldest) {
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
        int indexSize = HEADER;
        for (Added entry : classes) {
            indexSize += 2 + entry.name.getBytes(StandardCharsets.UTF_8).length + 21;
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
                out.writeInt(checksum(entry.transformed.classFile));
                position += entry.transformed.classFile.length;
            }
            for (Added entry : classes) {
                out.write(entry.transformed.classFile);
            }
        }
    }
}
