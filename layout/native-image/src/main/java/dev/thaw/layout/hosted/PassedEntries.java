// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.image.ImageHeapObject;
import com.oracle.svm.hosted.image.NativeImageHeap;
import com.oracle.svm.hosted.image.NativeImageHeap.ObjectInfo;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import jdk.vm.ci.meta.JavaConstant;

/**
 * What a look-up passes in a table on its way to an entry of the profile. Which entries share a
 * place depends on hash codes, which each build has others of, so that no profile tells; but who
 * has the tables can tell. They are the JDK's, whose entries have a {@code key} and a {@code next},
 * and GraalVM's {@code EconomicMap}, which the run-time system has its own in.
 */
final class PassedEntries {
    private static final String ECONOMIC_MAP = "org.graalvm.collections.EconomicMapImpl";
    private static final String COLLISION = ECONOMIC_MAP + "$CollisionLink";

    // How many bytes of its hash array a place takes is told by the length of its entries.
    private static final int TWO_BYTES_FROM = 1 << 9;
    private static final int FOUR_BYTES_FROM = 1 << 17;

    private final HeapReader reader;
    private final Set<ImageHeapObject> found = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<ImageHeapObject> passed = new LinkedHashSet<>();

    /**
     * @param found the objects of the profile that the image has
     */
    PassedEntries(NativeImageHeap heap, Collection<ImageHeapObject> found) {
        this.reader = new HeapReader(heap);
        this.found.addAll(found);
        for (ObjectInfo object : heap.getObjects()) {
            if (object.getClazz().toJavaName().equals(ECONOMIC_MAP)) {
                passInMap(object);
            } else if (this.found.contains(object) && isOfReferences(object)) {
                reader.elements(object.getConstant()).forEach(this::passInChain);
            }
        }
    }

    /** Some of them may be of the profile, too. */
    Collection<ImageHeapObject> objects() {
        return passed;
    }

    private static boolean isOfReferences(ObjectInfo object) {
        return object.getClazz().isArray() && !object.getClazz().getComponentType().isPrimitive();
    }

    /** The entries of the JDK's tables that share a place. */
    private void passInChain(JavaConstant first) {
        List<List<ObjectInfo>> chain = new ArrayList<>();
        Set<ObjectInfo> seen = new HashSet<>();
        ObjectInfo entry = reader.object(first);
        while (entry != null && reader.reference(entry, "key") != null && seen.add(entry)) {
            chain.add(List.of(entry));
            entry = reader.object(reader.reference(entry, "next"));
        }
        passUpToLastFound(chain, Set.of());
    }

    private void passInMap(ObjectInfo map) {
        JavaConstant entries = reader.reference(map, "entries");
        JavaConstant hashes = reader.reference(map, "hashArray");
        if (reader.object(entries) == null
                || !found.contains(map) && !found.contains(reader.object(entries))) {
            return;
        }
        List<JavaConstant> elements = reader.elements(entries);
        Set<ObjectInfo> shared = sharedValues(elements);
        if (reader.object(hashes) == null) {
            List<List<ObjectInfo>> all = new ArrayList<>();
            for (int i = 0; i < elements.size() / 2; i++) {
                all.add(entry(elements, i));
            }
            passUpToLastFound(all, shared);
        } else {
            for (int first : places(reader.elements(hashes), elements.size())) {
                passUpToLastFound(chain(elements, first - 1), shared);
            }
        }
    }

    /** That one of them is of the profile does not tell which entry was looked up. */
    private Set<ObjectInfo> sharedValues(List<JavaConstant> elements) {
        Set<ObjectInfo> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<ObjectInfo> shared = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < elements.size() / 2; i++) {
            ObjectInfo value = value(elements, i);
            if (value != null && !seen.add(value)) {
                shared.add(value);
            }
        }
        return shared;
    }

    private ObjectInfo value(List<JavaConstant> elements, int index) {
        ObjectInfo value = reader.object(elements.get(2 * index + 1));
        return isCollision(value) ? reader.object(reader.reference(value, "value")) : value;
    }

    private List<List<ObjectInfo>> chain(List<JavaConstant> elements, int first) {
        List<List<ObjectInfo>> chain = new ArrayList<>();
        int at = first;
        while (at >= 0 && at < elements.size() / 2 && chain.size() < elements.size()) {
            chain.add(entry(elements, at));
            ObjectInfo value = reader.object(elements.get(2 * at + 1));
            at = isCollision(value) ? reader.number(value, "next", -1) : -1;
        }
        return chain;
    }

    /** The first entries of the chains, from 1; 0 for a place without any. */
    private static int[] places(List<JavaConstant> hashes, int entries) {
        int bytes = entries < TWO_BYTES_FROM ? 1 : entries < FOUR_BYTES_FROM ? 2 : 4;
        int[] places = new int[hashes.size() / bytes];
        for (int i = 0; i < places.length; i++) {
            for (int b = 0; b < bytes; b++) {
                places[i] |= (hashes.get(i * bytes + b).asInt() & 0xff) << Byte.SIZE * b;
            }
        }
        return places;
    }

    /** Its key, and the value, with what stands between. */
    private List<ObjectInfo> entry(List<JavaConstant> elements, int index) {
        List<ObjectInfo> entry = new ArrayList<>();
        ObjectInfo key = reader.object(elements.get(2 * index));
        entry.add(key);
        entry.add(key == null ? null : reader.object(reader.reference(key, "value")));
        entry.add(reader.object(elements.get(2 * index + 1)));
        entry.add(value(elements, index));
        entry.removeIf(Objects::isNull);
        return entry;
    }

    private static boolean isCollision(ObjectInfo value) {
        return value != null && value.getClazz().toJavaName().equals(COLLISION);
    }

    private void passUpToLastFound(List<List<ObjectInfo>> entries, Set<ObjectInfo> shared) {
        int last = entries.size() - 1;
        while (last >= 0
                && entries.get(last).stream()
                        .noneMatch(o -> found.contains(o) && !shared.contains(o))) {
            last--;
        }
        entries.subList(0, last + 1).forEach(passed::addAll);
    }
}
