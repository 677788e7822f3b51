// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.heap.Heap;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.graal.compiler.word.BarrieredAccess;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;

/**
 * Finds the fields that lead from a root to an object that cannot be in a snapshot. Other threads
 * may change the graph meanwhile, so it may find none.
 */
final class PathToOffender {
    /** So many steps from the root, and as many up to the offender, are in the message. */
    private static final int SHOWN = 20;

    /** An object, and the step from the object that refers to it. */
    private record Step(Object object, Step from, String label) {
        String path() {
            List<String> labels = new ArrayList<>();
            for (Step s = this; s != null; s = s.from) {
                labels.add(s.label);
            }
            List<String> path = labels.reversed();
            int left = path.size() - 2 * SHOWN;
            if (left <= 1) {
                return String.join("", path);
            }
            return String.join("", path.subList(0, SHOWN))
                    + " (%d more) ".formatted(left)
                    + String.join("", path.subList(SHOWN + left, path.size()));
        }
    }

    private final ExecutionState state = ImageSingletons.lookup(ExecutionState.class);
    private final ImageConstants constants = ImageSingletons.lookup(ImageConstants.class);
    private final FieldTable fields = ImageSingletons.lookup(FieldTable.class);
    private final Map<DynamicHub, List<Field>> fieldsByClass = new IdentityHashMap<>();
    private final Set<Object> locked =
            ImageSingletons.lookup(AdditionalMonitors.class).lockedObjects();
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Step> queue = new ArrayDeque<>();

    private final Class<?> offender;

    private PathToOffender(Class<?> offender) {
        this.offender = offender;
    }

    /**
     * For instance "root.table[3].value", or null.
     *
     * @param offender the class of what is looked for
     */
    static String find(Object root, Class<?> offender) {
        return new PathToOffender(offender).search(root);
    }

    private String search(Object root) {
        add(root, null, "root");
        while (!queue.isEmpty()) {
            Step step = queue.poll();
            Object object = step.object();
            DynamicHub hub = KnownIntrinsics.readHub(object);
            boolean isConstant = Heap.getHeap().isInPrimaryImageHeap(object);
            if (object.getClass() == offender && isRefused(step, hub, isConstant)) {
                return step.path();
            }
            if (isConstant && constants.kind(hub) != ImageConstants.DATA) {
                continue;
            }
            if (object instanceof Object[] array) {
                for (int i = 0; i < array.length; i++) {
                    add(array[i], step, "[" + i + "]");
                }
            }
            for (Field f : fieldsByClass.computeIfAbsent(hub, fields::of)) {
                boolean isFollowed = !isConstant || !constants.isCache(hub, f.offset());
                if (f.kind() == SnapshotTypes.REFERENCE && isFollowed) {
                    Object value = BarrieredAccess.readObject(object, Word.signed(f.offset()));
                    add(value, step, "." + f.name());
                }
            }
        }
        return null;
    }

    private boolean isRefused(Step step, DynamicHub hub, boolean isConstant) {
        Object object = step.object();
        if (!isConstant) {
            return state.reasonAgainst(hub, object) != null || locked.contains(object);
        }
        return switch (constants.kind(hub)) {
            case ImageConstants.UNCHANGING -> false;
            case ImageConstants.DATA -> constants.changedAt(object) != ImageConstants.NOWHERE;
            // What belongs to a process may be in a constant that a graph leads to.
            default ->
                    step.from() == null
                            || !Heap.getHeap().isInPrimaryImageHeap(step.from().object());
        };
    }

    private void add(Object object, Step from, String label) {
        if (object != null && seen.add(object)) {
            queue.add(new Step(object, from, label));
        }
    }
}
