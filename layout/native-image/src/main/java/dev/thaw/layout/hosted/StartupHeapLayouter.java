// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.genscavenge.ChunkedImageHeapLayouter;
import com.oracle.svm.core.genscavenge.ChunkedImageHeapPartition;
import com.oracle.svm.core.image.ImageHeap;
import com.oracle.svm.core.image.ImageHeapLayoutInfo;
import com.oracle.svm.core.image.ImageHeapLayouter;
import com.oracle.svm.core.image.ImageHeapObject;
import com.oracle.svm.core.image.ImageHeapPartition;
import com.oracle.svm.hosted.image.NativeImageHeap;
import dev.thaw.layout.profile.ObjectIdentity;
import dev.thaw.layout.profile.OrderBy;
import dev.thaw.layout.profile.ProfiledObjects;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;

/**
 * Puts the objects of a profile together, in its order, within each partition of the image heap.
 * GraalVM packs a partition by size, the largest object that fits first; here, a {@link HotGroup}
 * takes part in that as one object.
 *
 * <p>Source: "Improving Native-Image Startup Performance" (CGO'25), section 5.
 */
final class StartupHeapLayouter implements ImageHeapLayouter {
    private final ChunkedImageHeapLayouter standard;
    private final OrderBy.Heap by;
    private final List<ObjectIdentity> profile;
    private final Map<ImageHeapObject, ObjectIdentity> identities = new LinkedHashMap<>();
    private Map<ImageHeapObject, Integer> ranks = Map.of();
    private InternedStrings interned;

    StartupHeapLayouter(
            OrderBy.Heap by, List<ObjectIdentity> profile, ChunkedImageHeapLayouter standard) {
        this.standard = standard;
        this.by = by;
        this.profile = profile;
    }

    @Override
    public ImageHeapPartition[] getPartitions() {
        return standard.getPartitions();
    }

    @Override
    public void assignObjectToPartition(
            ImageHeapObject info,
            boolean immutable,
            boolean references,
            boolean relocatable,
            boolean patched) {
        standard.assignObjectToPartition(info, immutable, references, relocatable, patched);
    }

    @Override
    public ImageHeapLayoutInfo layout(
            ImageHeap heap, int pageSize, ImageHeapLayouter.ImageHeapLayouterCallback callback) {
        rank((NativeImageHeap) heap);
        long room = largestInChunk();
        for (ChunkedImageHeapPartition partition : standard.getPartitions()) {
            if (!(boolean)
                    Internals.get(partition, ChunkedImageHeapPartition.class, "hugeObjects")) {
                group(partition, ranks, room);
            }
        }
        ImageHeapLayoutInfo result = standard.layout(heap, pageSize, callback);
        ungroup();
        return result;
    }

    /** Larger objects have a chunk of their own, in bytes. */
    long largestInChunk() {
        return (long)
                Internals.get(standard, ChunkedImageHeapLayouter.class, "hugeObjectThreshold");
    }

    private void rank(NativeImageHeap heap) {
        ObjectIdentities all = new ObjectIdentities(heap);
        heap.getObjects().forEach(object -> identities.put(object, all.of(object)));
        for (OrderBy.Heap kind : OrderBy.Heap.values()) {
            ProfiledObjects<ImageHeapObject> objects =
                    new ProfiledObjects<>(kind, profile, identities);
            report(kind, objects);
            ranks = kind == by ? new IdentityHashMap<>(objects.places()) : ranks;
        }
        if (by == OrderBy.Heap.ANY_IDENTITY) {
            interned = new InternedStrings(heap, ranks.keySet());
            PassedEntries passed = new PassedEntries(heap, ranks.keySet());
            int found = ranks.size();
            rankBehind(passed.objects());
            int entries = ranks.size() - found;
            rankBehind(interned.objects());
            System.out.printf(
                    "Startup order: %d objects that look-ups in tables pass, and %d that a search"
                            + " for their strings compares, lie with them%n",
                    entries, ranks.size() - found - entries);
        }
    }

    private void rankBehind(Collection<ImageHeapObject> objects) {
        for (ImageHeapObject object : objects) {
            ranks.putIfAbsent(object, profile.size() + ranks.size());
        }
    }

    /** What a search for the profile's strings compares; null with the orders of the paper. */
    InternedStrings interned() {
        return interned;
    }

    /** Of all objects of the image; there after the layout. */
    Map<ImageHeapObject, ObjectIdentity> identities() {
        return identities;
    }

    /**
     * The places of the image's objects in the profile, and behind them those of what is passed on
     * the way to them; there after the layout.
     */
    Map<ImageHeapObject, Integer> ranks() {
        return ranks;
    }

    private void report(OrderBy.Heap kind, ProfiledObjects<?> objects) {
        System.out.printf(
                "Startup order by %s%s: %d of %d objects in the profile are in this image, as %d%n",
                OrderBy.name(kind),
                kind == by ? "" : " would be possible",
                objects.found(),
                profile.size(),
                objects.places().size());
    }

    @SuppressWarnings("unchecked")
    private static List<ImageHeapObject> objectsOf(ChunkedImageHeapPartition partition) {
        return (List<ImageHeapObject>)
                Internals.get(partition, ChunkedImageHeapPartition.class, "objects");
    }

    private static void group(
            ChunkedImageHeapPartition partition, Map<ImageHeapObject, Integer> ranks, long room) {
        List<ImageHeapObject> objects = objectsOf(partition);
        List<ImageHeapObject> hot =
                objects.stream()
                        .filter(ranks::containsKey)
                        .sorted(Comparator.comparing(ranks::get))
                        .toList();
        objects.removeIf(ranks::containsKey);
        List<ImageHeapObject> members = new ArrayList<>();
        long size = 0;
        for (ImageHeapObject object : hot) {
            if (size + object.getSize() > room) {
                objects.add(new HotGroup(partition, members, size));
                members = new ArrayList<>();
                size = 0;
            }
            members.add(object);
            size += object.getSize();
        }
        if (!members.isEmpty()) {
            objects.add(new HotGroup(partition, members, size));
        }
    }

    /** The chunks' remembered sets know each object. */
    @SuppressWarnings("unchecked")
    private void ungroup() {
        Object allocator = Internals.get(standard, ChunkedImageHeapLayouter.class, "allocator");
        for (Object chunk :
                (List<Object>) Internals.get(allocator, allocator.getClass(), "alignedChunks")) {
            List<ImageHeapObject> objects =
                    (List<ImageHeapObject>) Internals.get(chunk, chunk.getClass(), "objects");
            for (ListIterator<ImageHeapObject> i = objects.listIterator(); i.hasNext(); ) {
                if (i.next() instanceof HotGroup group) {
                    i.remove();
                    group.members().forEach(i::add);
                }
            }
        }
    }

    @Override
    public void writeMetadata(ByteBuffer imageHeapBytes, long imageHeapOffsetInBuffer) {
        standard.writeMetadata(imageHeapBytes, imageHeapOffsetInBuffer);
    }
}
