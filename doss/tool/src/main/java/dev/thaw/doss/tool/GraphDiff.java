// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds what differs between two graphs by walking both from the root in step. Where they differ,
 * it goes no further, but counts the objects that only one of them has. Identity hash codes,
 * monitors and the hash codes that strings keep are no differences.
 */
final class GraphDiff {
    private record TypeKey(int before, int after) {}

    private final Graph before;
    private final Graph after;
    private final Problems differences;
    private final Progress progress;
    private final MatchedPairs pairs;
    private final boolean sameImage;

    /** Pairs that were compared when they were found: strings, and their characters. */
    private final BitSet compared = new BitSet();

    private final Map<TypeKey, TypePair> typePairs = new HashMap<>();

    /** Objects that only one of the graphs refers to, where it first does. */
    private final List<Long> removedFrom = new ArrayList<>();

    private final List<Long> addedFrom = new ArrayList<>();

    GraphDiff(Graph before, Graph after, Problems differences, Progress progress) {
        this.before = before;
        this.after = after;
        this.differences = differences;
        this.progress = progress;
        pairs = new MatchedPairs(before, after);
        sameImage = before.file().header().imageId().equals(after.file().header().imageId());
    }

    /** Whether references into the image heaps could be compared. */
    boolean sameImage() {
        return sameImage;
    }

    void run() {
        progress.begin("comparing");
        compareReferences(
                before.file().header().rootOffset(),
                after.file().header().rootOffset(),
                MatchedPairs.NONE,
                0);
        for (int pair = 0; pair < pairs.size(); pair++) {
            progress.at(pair, before.objects().count());
            if (!compared.get(pair)) {
                compareObjects(pair);
            }
        }
    }

    /** Objects that only the old graph has, by class. */
    Map<String, Long> removed() {
        return unmatched(before, removedFrom, true);
    }

    /** Objects that only the new graph has, by class. */
    Map<String, Long> added() {
        return unmatched(after, addedFrom, false);
    }

    private void compareObjects(int pair) {
        long o = pairs.oldObject(pair);
        long n = pairs.newObject(pair);
        StoredType oldType = before.file().typeAt(o);
        StoredType newType = after.file().typeAt(n);
        char kind = oldType.type().elementKind();
        if (kind == SnapshotTypes.NO_ARRAY) {
            compareFields(pair, o, n, oldType, newType);
            return;
        }
        int oldLength = before.file().lengthOf(o);
        int newLength = after.file().lengthOf(n);
        if (oldLength != newLength) {
            differ(pair, ".length", String.valueOf(oldLength), String.valueOf(newLength));
        }
        long oldFirst = o + oldType.type().size();
        long newFirst = n + newType.type().size();
        int length = Math.min(oldLength, newLength);
        if (kind == SnapshotTypes.REFERENCE) {
            for (int i = 0; i < length; i++) {
                compareReferences(
                        before.file().longAt(oldFirst + (long) i * Long.BYTES),
                        after.file().longAt(newFirst + (long) i * Long.BYTES),
                        pair,
                        i);
            }
            noteRest(before, removedFrom, oldFirst, length, oldLength);
            noteRest(after, addedFrom, newFirst, length, newLength);
        } else {
            compareElements(pair, kind, oldFirst, newFirst, length);
        }
    }

    private void compareFields(int pair, long o, long n, StoredType oldType, StoredType newType) {
        TypePair types =
                typePairs.computeIfAbsent(
                        new TypeKey(oldType.index(), newType.index()),
                        k -> pairTypes(oldType, newType));
        for (TypePair.FieldPair f : types.fields()) {
            long oldPosition = o + f.before().offset();
            long newPosition = n + f.after().offset();
            char kind = f.before().kind();
            if (f.isReference()) {
                compareReferences(
                        before.file().longAt(oldPosition),
                        after.file().longAt(newPosition),
                        pair,
                        f.step());
            } else if (before.file().bitsAt(oldPosition, kind)
                    != after.file().bitsAt(newPosition, kind)) {
                differ(
                        pair,
                        "." + f.before().name(),
                        before.value(oldPosition, kind),
                        after.value(newPosition, kind));
            }
        }
    }

    private TypePair pairTypes(StoredType oldType, StoredType newType) {
        TypePair result = TypePair.of(oldType, newType);
        result.unmatched().forEach(u -> differences.add("class " + oldType.name() + ": " + u));
        return result;
    }

    private void compareElements(int pair, char kind, long oldFirst, long newFirst, int length) {
        int scale = SnapshotTypes.sizeOf(kind);
        MemorySegment o = before.file().bytes().asSlice(oldFirst, (long) length * scale);
        MemorySegment n = after.file().bytes().asSlice(newFirst, (long) length * scale);
        long from = 0;
        while (from < o.byteSize()) {
            long same = MemorySegment.mismatch(o, from, o.byteSize(), n, from, n.byteSize());
            if (same < 0) {
                return;
            }
            long element = (from + same) / scale;
            differ(
                    pair,
                    "[" + element + "]",
                    before.value(oldFirst + element * scale, kind),
                    after.value(newFirst + element * scale, kind));
            from = (element + 1) * scale;
        }
    }

    private void compareReferences(long oldReference, long newReference, int parent, int step) {
        boolean oldInSlot = oldReference != 0 && !before.file().isImageHeap(oldReference);
        boolean newInSlot = newReference != 0 && !after.file().isImageHeap(newReference);
        if (oldInSlot && newInSlot) {
            compareTargets(oldReference, newReference, parent, step);
            return;
        }
        boolean bothInImageHeap =
                oldReference != 0 && newReference != 0 && !oldInSlot && !newInSlot;
        boolean same = bothInImageHeap && !sameImage || oldReference == newReference && !oldInSlot;
        if (!same) {
            differ(oldReference, newReference, oldInSlot, newInSlot, parent, step);
        }
    }

    private void compareTargets(long oldReference, long newReference, int parent, int step) {
        long o = before.follow(oldReference);
        long n = after.follow(newReference);
        int oldPair = pairs.pairOfOld(o);
        int newPair = pairs.pairOfNew(n);
        if (oldPair != newPair) {
            String place = place(parent, step);
            if (differences.wantsMore()) {
                differences.add(
                        place
                                + ": refers to another object: "
                                + shown(before, oldReference, oldPair)
                                + " -> "
                                + shown(after, newReference, newPair));
            } else {
                differences.add(place);
            }
            noteUnmatched(removedFrom, o, oldPair);
            noteUnmatched(addedFrom, n, newPair);
            return;
        }
        if (oldPair != MatchedPairs.NONE) {
            return;
        }
        StoredType oldType = before.file().typeAt(o);
        StoredType newType = after.file().typeAt(n);
        if (!oldType.type().name().equals(newType.type().name())
                || oldType.type().elementKind() != newType.type().elementKind()) {
            differ(oldReference, newReference, true, true, parent, step);
            return;
        }
        int pair = pairs.add(o, n, parent, step);
        String oldText = before.text(oldType, o);
        String newText = after.text(newType, n);
        if (oldText != null && newText != null) {
            compared.set(pair);
            matchCharacters(pair, before.characters(oldType, o), after.characters(newType, n));
            if (!oldText.equals(newText)) {
                differ(parent, label(parent, step), Graph.quote(oldText), Graph.quote(newText));
            }
        }
    }

    /** The characters of two strings stand for each other, unless they already stand for others. */
    private void matchCharacters(int strings, long o, long n) {
        if (pairs.pairOfOld(o) == MatchedPairs.NONE && pairs.pairOfNew(n) == MatchedPairs.NONE) {
            compared.set(pairs.add(o, n, strings, 0));
        }
    }

    private String shown(Graph graph, long reference, int pair) {
        String what = graph.describe(reference);
        return pair == MatchedPairs.NONE
                ? what + ", not seen yet"
                : what + " at " + pairs.path(pair);
    }

    private void differ(
            long oldReference,
            long newReference,
            boolean oldInSlot,
            boolean newInSlot,
            int parent,
            int step) {
        if (oldInSlot) {
            long o = before.follow(oldReference);
            noteUnmatched(removedFrom, o, pairs.pairOfOld(o));
        }
        if (newInSlot) {
            long n = after.follow(newReference);
            noteUnmatched(addedFrom, n, pairs.pairOfNew(n));
        }
        differ(
                parent,
                label(parent, step),
                before.describe(oldReference),
                after.describe(newReference));
    }

    private void differ(int pair, String label, String oldValue, String newValue) {
        if (differences.wantsMore()) {
            String path = pair == MatchedPairs.NONE ? "root" : pairs.path(pair);
            differences.add(path + label + ": " + oldValue + " -> " + newValue);
        } else {
            differences.add("");
        }
    }

    private String place(int parent, int step) {
        if (!differences.wantsMore()) {
            return "";
        }
        return parent == MatchedPairs.NONE ? "root" : pairs.path(parent) + label(parent, step);
    }

    private String label(int parent, int step) {
        return parent == MatchedPairs.NONE
                ? ""
                : References.label(before.file().typeAt(pairs.oldObject(parent)), step);
    }

    private static void noteUnmatched(List<Long> from, long object, int pair) {
        if (pair == MatchedPairs.NONE) {
            from.add(object);
        }
    }

    private static void noteRest(Graph graph, List<Long> from, long first, int begin, int end) {
        for (int i = begin; i < end; i++) {
            long reference = graph.file().longAt(first + (long) i * Long.BYTES);
            if (reference != 0 && !graph.file().isImageHeap(reference)) {
                from.add(graph.follow(reference));
            }
        }
    }

    /**
     * Counts what is reachable from the given objects and stands for nothing in the other graph.
     */
    private Map<String, Long> unmatched(Graph graph, List<Long> from, boolean isOld) {
        Map<String, Long> counts = new TreeMap<>();
        ObjectIndex seen = ObjectIndex.of(graph.file().header());
        LongStack stack = new LongStack();
        from.forEach(stack::push);
        while (!stack.isEmpty()) {
            long object = stack.pop();
            int pair = isOld ? pairs.pairOfOld(object) : pairs.pairOfNew(object);
            if (pair != MatchedPairs.NONE || seen.contains(object)) {
                continue;
            }
            seen.add(object);
            StoredType type = graph.file().typeAt(object);
            counts.merge(type.name(), 1L, Long::sum);
            References.of(
                    graph.file(),
                    type,
                    object,
                    (position, step, reference) -> {
                        if (!graph.file().isImageHeap(reference)) {
                            stack.push(graph.follow(reference));
                        }
                    });
        }
        return counts;
    }
}
