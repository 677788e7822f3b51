// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.program;

import dev.thaw.doss.DOSS;
import dev.thaw.wordnet.Dictionary;
import dev.thaw.wordnet.LoadProgress;
import dev.thaw.wordnet.WordNetReader;
import dev.thaw.wordnet.kryo.KryoDictionary;
import dev.thaw.wordnet.program.Walk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * What is measured inside the image. Each method that measures returns nanoseconds, one number for
 * each repetition; what only makes ready for the next repetition is outside.
 */
final class Operations {
    private Dictionary dictionary;

    /** Refers to the objects of the dictionary one by one. */
    private Object[] index;

    private byte[] array;
    private Object made;
    private long copiedBytes;
    private KryoDictionary kryo;
    private byte[] kryoBytes;

    private static DOSS.Slot slot(int id) {
        return DOSS.heap().getSlot(id);
    }

    /** Frees a slot that nothing refers to. */
    private static void discard(DOSS.Slot slot) {
        DOSS.provider().discard(slot);
    }

    void parse(Path jar) throws IOException {
        dictionary = WordNetReader.read(jar, LoadProgress.NONE);
    }

    Walk.Summary walk() {
        return Walk.over(dictionary);
    }

    void forget() {
        dictionary = null;
        index = null;
        array = null;
        System.gc();
    }

    void storeDictionary(int slot, Path file) {
        store(dictionary, slot, file);
    }

    void storeTree(int slot, long bytes, Path file) {
        store(ArrayTree.ofBytes(bytes), slot, file);
    }

    private static void store(Object root, int id, Path file) {
        DOSS.Slot slot = slot(id);
        DOSS.provider().snapshot(root, slot);
        DOSS.provider().store(slot, file);
        discard(slot);
    }

    long[] load(int id, int count, Path file) {
        DOSS.Slot slot = slot(id);
        long[] nanos = new long[count];
        for (int i = 0; i < count; i++) {
            long start = System.nanoTime();
            DOSS.provider().load(file, slot);
            nanos[i] = System.nanoTime() - start;
            discard(slot);
        }
        return nanos;
    }

    long[] loadAndDiscard(int id, int count, Path file) {
        DOSS.Slot slot = slot(id);
        long[] nanos = new long[count];
        for (int i = 0; i < count; i++) {
            long start = System.nanoTime();
            DOSS.provider().load(file, slot);
            discard(slot);
            nanos[i] = System.nanoTime() - start;
        }
        return nanos;
    }

    long[] snapshotArray(int id, int count, int bytes) {
        if (array == null || array.length != bytes) {
            array = new byte[bytes];
        }
        return snapshot(array, id, count);
    }

    /** What was made, or else the dictionary. */
    private Object graph() {
        return made != null ? made : dictionary;
    }

    long[] snapshotGraph(int id, int count) {
        return snapshot(graph(), id, count);
    }

    void make(String graph) {
        made = Graphs.valueOf(graph.toUpperCase(Locale.ROOT)).make();
    }

    /** How long another thread stood still at most while STORE wrote objects that are in use. */
    long[] storeAndWatch(int id, Path file) throws IOException {
        DOSS.Slot slot = slot(id);
        DOSS.Snapshot snapshot = DOSS.provider().snapshot(graph(), slot);
        snapshot.getRootObject();
        copiedBytes = snapshot.size();
        try (Standstill other = new Standstill()) {
            DOSS.provider().store(slot, file);
            return new long[] {other.longest()};
        } finally {
            discard(slot);
            Files.delete(file);
        }
    }

    /** How much the last snapshot has. */
    long copiedBytes() {
        return copiedBytes;
    }

    private long[] snapshot(Object root, int id, int count) {
        DOSS.Slot slot = slot(id);
        long[] nanos = new long[count];
        for (int i = 0; i < count; i++) {
            long start = System.nanoTime();
            DOSS.Snapshot snapshot = DOSS.provider().snapshot(root, slot);
            nanos[i] = System.nanoTime() - start;
            copiedBytes = snapshot.size();
            discard(slot);
        }
        return nanos;
    }

    long[] kryoWrite(int count) {
        long[] nanos = new long[count];
        for (int i = 0; i < count; i++) {
            long start = System.nanoTime();
            kryo().write(dictionary);
            nanos[i] = System.nanoTime() - start;
        }
        return nanos;
    }

    void kryoStore(Path file) throws IOException {
        kryo().write(dictionary);
        Files.write(file, kryo().written());
    }

    private KryoDictionary kryo() {
        if (kryo == null) {
            kryo = new KryoDictionary();
        }
        return kryo;
    }

    /** Reads a file of Kryo's into memory, for {@link #kryoReadAndWalk}. */
    void kryoOpen(Path file) throws IOException {
        kryoBytes = Files.readAllBytes(file);
    }

    /** What a walk over a dictionary took and found, and what it took to get the dictionary. */
    record Walked(long getNanos, long walkNanos, long sum) {}

    Walked kryoReadAndWalk() {
        long start = System.nanoTime();
        dictionary = kryo().read(kryoBytes);
        long read = System.nanoTime();
        long sum = GraphWalk.over(dictionary);
        return new Walked(read - start, System.nanoTime() - read, sum);
    }

    /** The snapshot stays in the slot. */
    Walked loadAndWalk(int id, Path file) {
        long start = System.nanoTime();
        DOSS.Snapshot snapshot = DOSS.provider().load(file, slot(id));
        dictionary = (Dictionary) snapshot.getRootObject();
        long loaded = System.nanoTime();
        long sum = GraphWalk.over(dictionary);
        return new Walked(loaded - start, System.nanoTime() - loaded, sum);
    }

    /** Over the dictionary that is there. */
    Walked walkGraph() {
        long start = System.nanoTime();
        long sum = GraphWalk.over(dictionary);
        return new Walked(0, System.nanoTime() - start, sum);
    }

    /** Loads and leaves it at that. Returns the size of the snapshot. */
    long hold(int id, Path file) {
        return DOSS.provider().load(file, slot(id)).size();
    }

    /** Asks for the root; does not look at it. */
    void see(int id) {
        slot(id).getSnapshot().getRootObject();
    }

    /** Reads every page of a tree in a slot. */
    long readTree(int id) {
        return ArrayTree.read((byte[][][]) slot(id).getSnapshot().getRootObject());
    }

    /** Frees the slot; the program no longer uses what is in it. */
    void release(int id) {
        dictionary = null;
        index = null;
        discard(slot(id));
    }

    /** Frees the slot; nothing refers to what is in it. */
    void discard(int id) {
        discard(slot(id));
    }

    /** Refers to the dictionary's objects one by one, from the runtime heap. */
    void index() {
        index = GraphWalk.index(dictionary);
    }

    /** UNLOAD of the dictionary, all of which stays in use. */
    long[] unload(int id) {
        long start = System.nanoTime();
        dictionary = (Dictionary) DOSS.provider().unload(slot(id));
        return new long[] {System.nanoTime() - start};
    }

    long[] collect(int count) {
        long[] nanos = new long[count];
        for (int i = 0; i < count; i++) {
            long start = System.nanoTime();
            System.gc();
            nanos[i] = System.nanoTime() - start;
        }
        return nanos;
    }

    /** How many objects the index refers to. */
    int indexed() {
        return index == null ? 0 : index.length;
    }
}
