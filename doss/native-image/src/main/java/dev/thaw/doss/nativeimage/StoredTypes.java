// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.config.ObjectLayout;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk.AlignedHeader;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.heap.ReferenceInternals;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.HubType;
import com.oracle.svm.core.hub.InteriorObjRefWalker;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import com.oracle.svm.core.util.UnsignedUtils;
import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Chunks;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.c.struct.SizeOf;

/** Collects the classes of the objects that STORE writes, and describes them. */
final class StoredTypes {
    /** What GraalVM's CardTable has as BYTES_COVERED_BY_ENTRY, which is not public. */
    static final int CARD_SIZE = 512;

    private final FieldTable fields = ImageSingletons.lookup(FieldTable.class);
    private final DynamicHub[] hubByTypeId = new DynamicHub[fields.typeCount()];

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    void add(DynamicHub hub) {
        hubByTypeId[hub.getTypeID()] = hub;
    }

    SnapshotTypes table() {
        List<Type> types = new ArrayList<>();
        for (DynamicHub hub : hubByTypeId) {
            if (hub != null) {
                types.add(typeOf(hub));
            }
        }
        ObjectLayout layout = ConfigurationValues.getObjectLayout();
        return new SnapshotTypes(
                layout.getObjectHeaderIdentityHashOffset(),
                layout.getArrayLengthOffset(),
                chunks(layout),
                types);
    }

    private static Chunks chunks(ObjectLayout layout) {
        return new Chunks(
                (int) SnapshotHeap.chunkSize().rawValue(),
                HeapChunk.Header.offsetOfTopOffset(),
                layout.alignUp(SizeOf.get(AlignedHeader.class)),
                (int) AlignedHeapChunk.getObjectsStartOffset().rawValue(),
                layout.alignUp(SizeOf.get(UnalignedHeader.class)),
                CARD_SIZE);
    }

    private Type typeOf(DynamicHub hub) {
        int encoding = hub.getLayoutEncoding();
        boolean isArray = LayoutEncoding.isArrayLike(encoding);
        return new Type(
                Word.objectToUntrackedPointer(hub).subtract(KnownIntrinsics.heapBase()).rawValue(),
                DynamicHub.toClass(hub).getName(),
                isArray ? elementKind(hub) : SnapshotTypes.NO_ARRAY,
                isArray
                        ? LayoutEncoding.getArrayBaseOffsetAsInt(encoding)
                        : UnsignedUtils.safeToInt(
                                LayoutEncoding.getPureInstanceAllocationSize(encoding)),
                isArray ? List.of() : fieldsOf(hub));
    }

    private static char elementKind(DynamicHub hub) {
        DynamicHub element = hub.getComponentHub();
        if (element == null) {
            // A class with an array at its end that is no Java array.
            return 'B';
        }
        Class<?> type = DynamicHub.toClass(element);
        return type.isPrimitive() ? type.descriptorString().charAt(0) : SnapshotTypes.REFERENCE;
    }

    /** References are what the collector follows: not a referent, but the monitor. */
    private List<Field> fieldsOf(DynamicHub hub) {
        Set<Integer> references = new TreeSet<>();
        if (hub.getHubType() == HubType.INSTANCE
                || hub.getHubType() == HubType.REFERENCE_INSTANCE) {
            InteriorObjRefWalker.walkInstanceReferenceOffsets(hub, references::add);
        }
        if (hub.getHubType() == HubType.REFERENCE_INSTANCE) {
            references.add((int) ReferenceInternals.getNextDiscoveredFieldOffset());
        }
        List<Field> result = new ArrayList<>();
        for (Field f : fields.of(hub)) {
            boolean followed = references.remove(f.offset());
            boolean weak = f.kind() == SnapshotTypes.REFERENCE && !followed;
            result.add(weak ? new Field(f.offset(), 'J', f.name()) : f);
        }
        for (int offset : references) {
            result.add(new Field(offset, SnapshotTypes.REFERENCE, SnapshotTypes.MONITOR));
        }
        result.sort(Comparator.comparingInt(Field::offset));
        return List.copyOf(result);
    }
}
