// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import java.lang.foreign.MemorySegment;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

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

    private final UnmatchedObjects removed;
    private final UnmatchedObjects added;
    private final DifferencePlaces places;

    GraphDiff(Graph before, Graph after, Problems differences, Progress progress) {
        this.before = before;
        this.after = after;
        this.differences = differences;
        this.progress = progress;
        pairs = new MatchedPairs(before, after);
        removed = new UnmatchedObjects(before, pairs::pairOfOld);
        added = new UnmatchedObjects(after, pairs::pairOfNew);
        places = new DifferencePlaces(before, after, pairs, differences);
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
        return removed.byClass();
    }

    /** Objects that only the new graph has, by class. */
    Map<String, Long> added() {
        return added.byClass();
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
            places.differ(pair, ".length", String.valueOf(oldLength), String.valueOf(newLength));
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
            removed.noteElements(oldFirst, length, oldLength);
            added.noteElements(newFirst, length, newLength);
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
                places.differ(
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
            places.differ(
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
            places.differInTarget(parent, step, oldReference, oldPair, newReference, newPair);
            removed.note(o);
            added.note(n);
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
                places.differ(
                        parent,
                        places.label(parent, step),
                        Graph.quote(oldText),
                        Graph.quote(newText));
            }
        }
    }

    /** The characters of two strings stand for each other, unless they already stand for others. */
    private void matchCharacters(int strings, long o, long n) {
        if (pairs.pairOfOld(o) == MatchedPairs.NONE && pairs.pairOfNew(n) == MatchedPairs.NONE) {
            compared.set(pairs.add(o, n, strings, 0));
        }
    }

    private void differ(
            long oldReference,
            long newReference,
            boolean oldInSlot,
            boolean newInSlot,
            int parent,
            int step) {
        if (oldInSlot) {
            removed.note(before.follow(oldReference));
        }
        if (newInSlot) {
            added.note(after.follow(newReference));
        }
        places.differ(
                parent,
                places.label(parent, step),
                before.describe(oldReference),
                after.describe(newReference));
    }
}
