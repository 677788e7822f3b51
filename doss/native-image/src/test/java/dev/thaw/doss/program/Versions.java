// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.program.Graphs.Node;
import java.nio.file.Path;
import java.util.Arrays;

/** Graphs of about 1 MB that say in every part which version they are. */
final class Versions {
    private static final int NODES = 5000;

    private Versions() {}

    static void store(int version, Path file) {
        DOSS.provider().snapshot(build(version), slot());
        DOSS.provider().store(slot(), file);
    }

    /** Stores in place of what is there; tells when it begins. */
    static void overwrite(int version, Path file) {
        DOSS.provider().snapshot(build(version), slot());
        System.out.println("storing");
        DOSS.provider().store(slot(), file);
    }

    static void print(Path file) {
        Node root = (Node) DOSS.provider().load(file, slot()).getRootObject();
        System.out.println("version " + check(root));
    }

    /** Loads, tells it, waits for a line of input, and only then reads the objects. */
    static void loadAndWait(Path file) throws Exception {
        DOSS.Snapshot snapshot = DOSS.provider().load(file, slot());
        System.out.println("loaded");
        while (System.in.read() != '\n') {}
        System.out.println("version " + check((Node) snapshot.getRootObject()));
        Object moved = DOSS.provider().unload(slot());
        System.out.println("version " + check((Node) moved));
    }

    static int check(Node root) {
        int version = (Integer) root.value;
        int count = 0;
        for (Node n = root.next; n != null; n = n.next) {
            require(n.value.equals("node " + count + " of version " + version), "node " + count);
            count++;
        }
        require(count == NODES, "length");
        for (long element : (long[]) root.other.value) {
            require(element == version, "large array");
        }
        return version;
    }

    static Node build(int version) {
        Node root = new Node(version);
        Node last = root;
        for (int i = 0; i < NODES; i++) {
            last.next = new Node("node " + i + " of version " + version);
            last = last.next;
        }
        long[] large = new long[70_000];
        Arrays.fill(large, version);
        root.other = new Node(large);
        return root;
    }

    private static DOSS.Slot slot() {
        return DOSS.heap().getSlot(0);
    }
}
