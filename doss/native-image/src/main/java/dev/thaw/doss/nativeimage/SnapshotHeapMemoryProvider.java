// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.IsolateArgumentAccess;
import com.oracle.svm.core.IsolateArgumentParser;
import com.oracle.svm.core.IsolateArguments;
import com.oracle.svm.core.SubstrateGCOptions;
import com.oracle.svm.core.SubstrateUtil;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.c.CGlobalData;
import com.oracle.svm.core.c.CGlobalDataFactory;
import com.oracle.svm.core.c.function.CEntryPointErrors;
import com.oracle.svm.core.genscavenge.AddressRangeCommittedMemoryProvider;
import com.oracle.svm.core.jdk.UninterruptibleUtils;
import com.oracle.svm.core.os.VirtualMemoryProvider;
import com.oracle.svm.core.posix.headers.Unistd;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import com.oracle.svm.core.util.PointerUtils;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.nativeimage.StackValue;
import org.graalvm.nativeimage.c.type.CCharPointer;
import org.graalvm.nativeimage.c.type.WordPointer;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/** Leaves room for the snapshot heap between image heap and runtime heap. */
public final class SnapshotHeapMemoryProvider extends AddressRangeCommittedMemoryProvider {
    /** Dissertation, section 6.2, "Error handling". */
    static final int INSUFFICIENT_MEMORY = 34;

    static final int INSUFFICIENT_OFFSET = 35;
    static final int COMMIT_FAILED = 36;

    /** What GraalVM reserves unless it is told otherwise. */
    private static final long STANDARD_ADDRESS_SPACE = 32L << 30;

    /** The runtime heap cannot work with less. */
    private static final long MIN_RUNTIME_HEAP = 16L << 20;

    /** Of all slots; the image heap, where it is as well, is not there yet when it is needed. */
    private static final CGlobalData<Pointer> SLOTS_SIZE =
            CGlobalDataFactory.createBytes(SnapshotHeapMemoryProvider::slotsSize);

    private static final int STDERR = 2;
    private static final CGlobalData<CCharPointer> NO_MEMORY_MESSAGE =
            CGlobalDataFactory.createCString(
                    "DOSS: insufficient memory for the snapshot heap. Raise"
                            + " -XX:ReservedAddressSpaceSize, or build with fewer or smaller slots"
                            + " (-H:ObjectSnapshotSlotCount, -H:ObjectSnapshotSlotSizeKiB).\n");
    private static final CGlobalData<CCharPointer> OFFSET_MESSAGE =
            CGlobalDataFactory.createCString(
                    "DOSS: insufficient snapshot heap offset; the image heap is too large. Build"
                            + " with a larger -H:ObjectSnapshotHeapOffset, or without it.\n");
    private static final CGlobalData<CCharPointer> COMMIT_MESSAGE =
            CGlobalDataFactory.createCString(
                    "DOSS: could not commit memory for the snapshot heap. The machine or its limits"
                            + " (ulimit -v, control group) leave too little.\n");

    @Platforms(Platform.HOSTED_ONLY.class)
    private static byte[] slotsSize() {
        long size = ImageSingletons.lookup(SnapshotHeap.class).reservedSize();
        return ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN).putLong(size).array();
    }

    /**
     * Reserves the addresses of the slots beside those that the heap has without them, so that they
     * leave as much to the runtime heap. Who names a size means all of it.
     */
    @Override
    @Uninterruptible(reason = "Still being initialized.")
    public int initialize(WordPointer heapBasePointer, IsolateArguments arguments) {
        int option =
                IsolateArgumentParser.getOptionIndex(SubstrateGCOptions.ReservedAddressSpaceSize);
        if (IsolateArgumentAccess.readLong(arguments, option) == 0) {
            long maxHeap =
                    IsolateArgumentAccess.readLong(
                            arguments,
                            IsolateArgumentParser.getOptionIndex(SubstrateGCOptions.MaxHeapSize));
            long withoutSlots = UninterruptibleUtils.Math.max(maxHeap, STANDARD_ADDRESS_SPACE);
            IsolateArgumentAccess.writeLong(
                    arguments, option, withoutSlots + SLOTS_SIZE.get().readLong(0));
        }
        return super.initialize(heapBasePointer, arguments);
    }

    @Override
    @Uninterruptible(reason = "Still being initialized.")
    protected Pointer reserveHeapMemory0(
            UnsignedWord reserved, UnsignedWord alignment, IsolateArguments arguments) {
        UnsignedWord slots = Word.unsigned(SnapshotHeap.slotAlignment());
        return super.reserveHeapMemory0(
                reserved, alignment.aboveThan(slots) ? alignment : slots, arguments);
    }

    @Override
    @Uninterruptible(reason = "Still being initialized.")
    protected int getCollectedHeapBegin(
            IsolateArguments arguments,
            Pointer begin,
            UnsignedWord reserved,
            Pointer imageHeapEnd,
            WordPointer collectedHeapBeginOut) {
        SnapshotHeap heap = ImageSingletons.lookup(SnapshotHeap.class);
        Pointer metadata = PointerUtils.roundUp(imageHeapEnd, SnapshotHeap.chunkSize());
        if (heap.configuredOffset != 0) {
            Pointer wanted =
                    (Pointer) KnownIntrinsics.heapBase().add(Word.unsigned(heap.configuredOffset));
            if (wanted.belowThan(imageHeapEnd)) {
                return fail(INSUFFICIENT_OFFSET, OFFSET_MESSAGE.get());
            }
            metadata = wanted;
        }
        Pointer end = metadata.add(Word.unsigned(heap.reservedSize()));
        if (end.add(Word.unsigned(MIN_RUNTIME_HEAP)).aboveThan(begin.add(reserved))) {
            return fail(INSUFFICIENT_MEMORY, NO_MEMORY_MESSAGE.get());
        }
        UnsignedWord size = Word.unsigned(heap.metadataSize());
        int access = VirtualMemoryProvider.Access.READ | VirtualMemoryProvider.Access.WRITE;
        if (VirtualMemoryProvider.get().commit(metadata, size, access).isNull()) {
            return fail(COMMIT_FAILED, COMMIT_MESSAGE.get());
        }
        heap.setBegin(metadata);
        collectedHeapBeginOut.write(end);
        return CEntryPointErrors.NO_ERROR;
    }

    /** Takes memory of the runtime heap, whole pages in one piece; null if there is none. */
    @Uninterruptible(reason = "The memory is the collector's.")
    Pointer take(UnsignedWord size) {
        WordPointer begin = StackValue.get(WordPointer.class);
        UnsignedWord page = VirtualMemoryProvider.get().getGranularity();
        int result = allocateInHeapAddressSpace(size, page, begin);
        return result == NO_ERROR ? begin.read() : Word.nullPointer();
    }

    @Uninterruptible(reason = "The memory is the collector's.")
    void giveBack(Pointer begin, UnsignedWord size) {
        freeInHeapAddressSpace(begin, size);
    }

    @Uninterruptible(reason = "Still being initialized.")
    private static int fail(int code, CCharPointer message) {
        UnsignedWord length = SubstrateUtil.strlen(message);
        Unistd.NoTransitions.write(STDERR, message, length);
        return code;
    }
}
