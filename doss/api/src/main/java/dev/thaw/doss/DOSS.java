// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss;

import dev.thaw.doss.spi.Implementation;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;

/**
 * Direct object snapshots: copies of object graphs that live in a heap of their own, are written to
 * files as they are, and are mapped by other processes and isolates of the same image without being
 * deserialized.
 *
 * <pre>{@code
 * // in one process
 * DOSS.Slot slot = DOSS.heap().getSlot(0);
 * DOSS.provider().snapshot(dictionary, slot);
 * DOSS.provider().store(slot, Path.of("dictionary.doss"));
 *
 * // in any other process of the same image
 * DOSS.Snapshot s = DOSS.provider().load(Path.of("dictionary.doss"), DOSS.heap().getSlot(0));
 * Dictionary dictionary = (Dictionary) s.getRootObject();
 * }</pre>
 *
 * <p>Source: DOSS dissertation, chapters 5 (operations) and 6 (API).
 */
public final class DOSS {
    private DOSS() {}

    /**
     * The snapshot operations of this process.
     *
     * @throws DOSSException if this program was built without object snapshots
     */
    public static Provider provider() {
        return implementation().provider();
    }

    /**
     * The snapshot heap of this isolate.
     *
     * @throws DOSSException if this program was built without object snapshots
     */
    public static Heap heap() {
        return implementation().heap();
    }

    private static Implementation implementation() {
        if (Holder.IMPLEMENTATION == null) {
            throw new DOSSException(
                    "Object snapshots are not available in this program. For a native image, put"
                            + " thaw-doss-native-image on the class path and build with"
                            + " -H:+ObjectSnapshots; on a JVM, put thaw-doss-jvm on the class path.");
        }
        return Holder.IMPLEMENTATION;
    }

    /** In a native image this class is initialized when the image is built. */
    private static final class Holder {
        static final Implementation IMPLEMENTATION =
                ServiceLoader.load(Implementation.class).stream()
                        .map(ServiceLoader.Provider::get)
                        .filter(Implementation::isAvailable)
                        .findFirst()
                        .orElse(null);
    }

    /**
     * The snapshot heap: a fixed number of slots between image heap and runtime heap. Safe for use
     * by several threads.
     */
    public interface Heap {
        /** The number of slots, at least 1; fixed when the image is built. */
        int slotCount();

        /**
         * The slot with the given number.
         *
         * @param id from 0 to {@code slotCount() - 1}
         * @throws DOSSException if there is no such slot
         */
        Slot getSlot(int id);
    }

    /** A place for one snapshot. Safe for use by several threads. */
    public interface Slot {
        /** The slot's number, from 0. */
        int id();

        /** The most bytes a snapshot in this slot can take, the same for every slot of the heap. */
        long capacity();

        /** The bytes that the slot's snapshot takes; 0 while the slot is free. */
        long size();

        /** The snapshot in this slot, or null while the slot is free. */
        Snapshot getSnapshot();
    }

    /** An object graph in a slot. Immutable; the objects themselves may be written to. */
    public interface Snapshot {
        /** The slot that holds this snapshot. */
        Slot slot();

        /** The bytes that this snapshot takes in its slot and, with its header, in a file. */
        long size();

        /** The class of the root; asking for it does not count as seeing the root. */
        Class<?> rootClass();

        /**
         * The root of the graph. Ordinary code may read and write the graph; writes are private to
         * this isolate and never reach the file it was loaded from.
         *
         * @throws DOSSException if the snapshot is no longer in its slot
         */
        Object getRootObject();
    }

    /**
     * What STORE has done.
     *
     * @param size bytes of the file
     * @param warnings what went wrong although the file is there, for instance that its directory
     *     could not be synced, so that a failure of the machine may bring the old file back, or
     *     that LOAD will refuse it, since it has kept a mode by which others may write to it
     */
    public record Stored(long size, List<String> warnings) {
        public Stored {
            warnings = List.copyOf(warnings);
        }
    }

    /**
     * The four operations on slots, and messages between isolates. All may be called from several
     * threads at once; two operations on the same slot exclude each other, and the second one
     * fails.
     */
    public interface Provider {
        /**
         * Copies the graph of all objects reachable from {@code root} into a free slot. Sharing,
         * cycles and identity hash codes are kept; objects of the image heap are referred to, not
         * copied, and must be as the image has them. All other threads wait while the graph is
         * copied. The originals stay as they are.
         *
         * @param root any object of the runtime heap, not null
         * @throws DOSSException if the slot is occupied or too small, or if the graph holds an
         *     object that cannot live in another process; the slot is free and the graph unchanged
         *     then
         */
        Snapshot snapshot(Object root, Slot slot);

        /** STORE with the {@link FileOptions#STANDARD standard} options. */
        default Stored store(Slot slot, Path file) {
            return store(slot, file, FileOptions.STANDARD);
        }

        /**
         * Writes the slot's snapshot to a file. The file appears whole or not at all: a file that
         * was there is replaced only by a complete one that has reached the disk. The new one has
         * the old one's permissions and, if this process may give files away, its owner.
         *
         * @return what was written, and what did not go as it should although the file is there
         * @throws DOSSException if the slot is free, or if its objects no longer form a closed
         *     graph, or a thread holds the lock of one, or if the file cannot be written; a file
         *     that was there is as it was then
         */
        Stored store(Slot slot, Path file, FileOptions options);

        /** LOAD with the {@link FileOptions#STANDARD standard} options. */
        default Snapshot load(Path file, Slot slot) {
            return load(file, slot, FileOptions.STANDARD);
        }

        /**
         * Maps a snapshot file copy-on-write into the slot it was stored from. The time does not
         * depend on the size of the snapshot, unless the options ask for more; pages are read when
         * they are first touched.
         *
         * @param slot the slot with the number of the one the file was stored from, free
         * @throws DOSSException if the file is not a snapshot of this very image, or belongs to
         *     somebody else, or others may write to it, or the slot is occupied or not the one;
         *     nothing is mapped then
         */
        Snapshot load(Path file, Slot slot, FileOptions options);

        /**
         * Fails where LOAD would, for all that a file tells before it is mapped: whose it is, its
         * header, and its whole contents if the options ask for a check or have a key. The slot may
         * be occupied, and stays as it is.
         *
         * @return the class of the root that LOAD would give
         * @throws DOSSException as {@code load}
         */
        Class<?> check(Path file, Slot slot, FileOptions options);

        /**
         * The slot that a file was stored from, and the only one that it fits.
         *
         * @throws DOSSException if the file is not a snapshot of this very image
         */
        Slot slotOf(Path file);

        /**
         * Frees the slot and returns the root of its graph, moved to the runtime heap.
         *
         * @throws DOSSException if the slot is free, or the implementation cannot unload, or there
         *     is no room in the runtime heap; nothing is changed then
         */
        Object unload(Slot slot);

        /**
         * Frees the slot without returning its root. What is still referred to moves to the runtime
         * heap, as with {@link #unload}. If nobody has asked for the root, nothing can refer to the
         * objects; then this takes no longer than unmapping them, whatever their size.
         *
         * <p>How much is still referred to is known only afterwards. So the largest heap ({@code
         * -Xmx}) is no limit here, as it is for {@code unload}; what is in use beyond it ends with
         * an {@link OutOfMemoryError} later.
         *
         * @throws DOSSException as {@link #unload}
         */
        void discard(Slot slot);

        /**
         * Copies a small graph into an array of bytes, for another isolate or process of the same
         * image, by whatever way bytes can go: no slot and no file are needed. What {@link
         * #snapshot} says of the graph holds here too.
         *
         * @param root any object of the runtime heap, not null
         * @return a message for {@link #unpack}; about as large as the objects
         * @throws DOSSException if the graph is larger than about 128 KiB, or if it holds an object
         *     that cannot live in another process
         */
        byte[] pack(Object root);

        /**
         * The graph of a message, as new objects of the runtime heap, which are collected as any
         * others. Each call makes new ones.
         *
         * @param message from {@link #pack}, from somebody who is trusted as this program's own
         *     code is: a checksum finds damage, not malice
         * @throws DOSSException if the message is damaged or not of this very image; nothing is
         *     changed then
         */
        Object unpack(byte[] message);
    }
}
