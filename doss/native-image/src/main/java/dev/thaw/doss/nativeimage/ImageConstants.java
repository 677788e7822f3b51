// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.BuildPhaseProvider.ReadyForCompilation;
import com.oracle.svm.core.Isolates;
import com.oracle.svm.core.heap.Heap;
import com.oracle.svm.core.heap.UnknownObjectField;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import com.oracle.svm.core.util.PointerUtils;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.nativeimage.StackValue;
import org.graalvm.word.Pointer;

/**
 * Which objects of the image heap are not as the image has them, so that another process has
 * something else in their place. An isolate has its own copy of the image heap; what it is a copy
 * of lies where the dynamic linker has put it, is never written to, and has the same references, as
 * they are relative to the heap base.
 */
public final class ImageConstants {
    /** Nothing in the objects counts that can change. */
    public static final byte UNCHANGING = 0;

    /** The objects may change. */
    public static final byte DATA = 1;

    /** From here on: the ordinal numbers of reasons for which no copy may refer to the objects. */
    public static final byte FIRST_REASON = 2;

    static final String CHANGED =
            "this constant of the image was changed since the program started, and another process"
                    + " has it as the image has it (let the graph refer to a copy of it)";

    /** From here on, the kernel is asked which pages need a comparison. */
    private static final int LARGE = 16 * (int) SlotGeometry.PAGE;

    private static final int RANGES_AT_ONCE = 16;

    /** What {@link #changedAt} returns for no place. */
    static final int NOWHERE = 0;

    /** By type ID. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private byte[] kindByTypeId;

    /** By type ID: where its entries in {@link #caches} begin. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private int[] cachesBeginByTypeId;

    /** For each type the offsets and sizes of fields that do not count, in turns, then a 0. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private int[] caches;

    @Platforms(Platform.HOSTED_ONLY.class)
    public ImageConstants() {}

    @Platforms(Platform.HOSTED_ONLY.class)
    public void setTables(byte[] kinds, int[] cachesBegins, int[] allCaches) {
        kindByTypeId = kinds;
        cachesBeginByTypeId = cachesBegins;
        caches = allCaches;
    }

    @AlwaysInline("Called for each reference to the image heap.")
    byte kind(DynamicHub hub) {
        return kindByTypeId[hub.getTypeID()];
    }

    /** Whether what is at an offset in objects of a class is only kept to be found faster. */
    boolean isCache(DynamicHub hub, int offset) {
        for (int i = cachesBeginByTypeId[hub.getTypeID()]; caches[i] != 0; i += 2) {
            if (offset >= caches[i] && offset < caches[i] + caches[i + 1]) {
                return true;
            }
        }
        return false;
    }

    /** The same, of an object of the image heap, which does not move. */
    int changedAt(Object constant) {
        return changedAt(
                Word.objectToUntrackedPointer(constant), KnownIntrinsics.readHub(constant));
    }

    /**
     * The offset of a byte that counts and is not as the image has it, or {@link #NOWHERE}. Does
     * not allocate.
     */
    int changedAt(Pointer object, DynamicHub hub) {
        Pointer imageHeap =
                KnownIntrinsics.heapBase().add(Heap.getHeap().getImageHeapOffsetInAddressSpace());
        Pointer original = Isolates.IMAGE_HEAP_BEGIN.get().add(object.subtract(imageHeap));
        if (original.belowThan(Isolates.IMAGE_HEAP_WRITABLE_BEGIN.get())
                || original.aboveOrEqual(Isolates.IMAGE_HEAP_WRITABLE_END.get())) {
            return NOWHERE;
        }
        Pointer end =
                object.add(LayoutEncoding.getSizeFromObjectInlineInGC(object.toObjectNonNull()));
        Pointer begin = object.add(Long.BYTES);
        return end.subtract(object).belowThan(LARGE)
                ? changedAt(object, original, begin, end, hub)
                : changedInWrittenPages(object, original, begin, end, hub);
    }

    private int changedInWrittenPages(
            Pointer object, Pointer original, Pointer begin, Pointer end, DynamicHub hub) {
        int pagemap = WrittenPages.open();
        Pointer ranges = StackValue.get(WrittenPages.RANGE_SIZE * RANGES_AT_ONCE);
        Pointer next = PointerUtils.roundDown(begin, Word.unsigned(SlotGeometry.PAGE));
        int count = RANGES_AT_ONCE;
        int found = NOWHERE;
        while (found == NOWHERE && count == RANGES_AT_ONCE && next.belowThan(end)) {
            count = WrittenPages.find(pagemap, next, end, ranges, RANGES_AT_ONCE);
            for (int i = 0; i < count && found == NOWHERE; i++) {
                Pointer from = PointerUtils.max(begin, WrittenPages.rangeBegin(ranges, i));
                next = WrittenPages.rangeEnd(ranges, i);
                found = changedAt(object, original, from, PointerUtils.min(next, end), hub);
            }
        }
        WrittenPages.close(pagemap);
        return found;
    }

    private int changedAt(
            Pointer object, Pointer original, Pointer from, Pointer to, DynamicHub hub) {
        for (Pointer p = from; p.belowThan(to); p = p.add(Long.BYTES)) {
            Word offset = (Word) p.subtract(object);
            if (p.readLong(0) != original.readLong(offset)) {
                int changed = changedByte(object, original, (int) offset.rawValue(), hub);
                if (changed != NOWHERE) {
                    return changed;
                }
            }
        }
        return NOWHERE;
    }

    private int changedByte(Pointer object, Pointer original, int word, DynamicHub hub) {
        for (int offset = word; offset < word + Long.BYTES; offset++) {
            if (object.readByte(offset) != original.readByte(offset)
                    && !isOfTheRunTimeSystem(hub, offset)
                    && !isCache(hub, offset)) {
                return offset;
            }
        }
        return NOWHERE;
    }

    /** The identity hash code, or the monitor. */
    private static boolean isOfTheRunTimeSystem(DynamicHub hub, int offset) {
        int hash = hub.getIdentityHashOffset();
        int monitor = hub.getMonitorOffset();
        return offset >= hash && offset < hash + Integer.BYTES
                || monitor != 0 && offset >= monitor && offset < monitor + Long.BYTES;
    }
}
