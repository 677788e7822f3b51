// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.program.Graphs.Node;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;

/** Objects in a slot that native code refers to when the slot is unloaded. */
final class NativeReferences {
    private NativeReferences() {}

    /**
     * @param library made of native_references.c
     */
    static void run(Path library) throws Exception {
        System.load(library.toString());
        Node root = new Node("root");
        root.next = new Node("weakly held");
        root.other = new Node("in a native frame");
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        Node copy = (Node) DOSS.provider().snapshot(root, slot).getRootObject();
        keep(copy, copy.next);
        AtomicReference<Object> returned = new AtomicReference<>();
        Node other = copy.other;
        Thread thread = Thread.ofPlatform().start(() -> returned.set(hold(other)));
        while (!isHolding()) {
            Thread.onSpinWait();
        }
        long[] large = {1, 2, 3};

        Node moved = (Node) DOSS.provider().unload(slot);
        System.gc();
        DOSS.provider().snapshot(new Node(large), slot);
        letGo();
        thread.join();
        require(moved == copy && moved.value.equals("root"), "root");
        require(kept() == moved, "global reference");
        require(keptWeakly() == moved.next, "weak global reference");
        require(returned.get() == moved.other, "local reference");
        require(((Node) returned.get()).value.equals("in a native frame"), "its value");
    }

    private static native void keep(Object object, Object weakly);

    private static native Object kept();

    private static native Object keptWeakly();

    /** Returns the object when another thread calls {@link #letGo}. */
    private static native Object hold(Object object);

    private static native boolean isHolding();

    private static native void letGo();
}
