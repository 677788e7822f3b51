// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.allocateGarbage;
import static dev.thaw.doss.program.Scenarios.collect;
import static dev.thaw.doss.program.Scenarios.getSlot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.program.Graphs.Node;
import dev.thaw.doss.program.Graphs.Point;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Slots and the runtime heap refer to each other while collections run. */
enum CollectionScenarios implements Scenario {
    /** References from the slot keep objects of the runtime heap alive, in all collections. */
    SLOT_REFERS_TO_NEW_OBJECTS {
        @Override
        public Object root() {
            Map<String, Object> map = new HashMap<>(Map.of("first", "one"));
            return new Object[] {new Object[60_000], map, new Node("n")};
        }

        @Override
        public void run(Path directory) {
            Object[] copy = (Object[]) rootInSlot(directory);
            Object[] large = (Object[]) copy[0];
            @SuppressWarnings("unchecked")
            Map<String, Object> small = (Map<String, Object>) copy[1];
            for (int round = 0; round < 5; round++) {
                for (int i = round; i < large.length; i += 5) {
                    large[i] = new Point(i, round);
                    small.put("k" + i, new Node("v" + i));
                }
                allocateGarbage();
                if (round % 2 == 1) {
                    collect();
                }
                Node n = (Node) copy[2];
                n.next = new Node("round " + round);
                allocateGarbage();
                require(n.next.value.equals("round " + round), "field of a small object");
            }
            for (int i = 0; i < large.length; i++) {
                require(large[i].equals(new Point(i, i % 5)), "array element " + i);
                require(((Node) small.get("k" + i)).value.equals("v" + i), "map entry " + i);
            }
        }
    },

    /** References that are overwritten let go of what they referred to. */
    SLOT_RELEASES_OBJECTS {
        @Override
        public Object root() {
            return new Node("n");
        }

        @Override
        public void run(Path directory) {
            Node copy = (Node) rootInSlot(directory);
            copy.next = new Node("garbage soon");
            WeakReference<Node> watch = new WeakReference<>(copy.next);
            collect();
            require(watch.get() != null, "alive while referred to");
            copy.next = null;
            collect();
            require(watch.get() == null, "collected when no longer referred to");
        }
    },

    RUNTIME_HEAP_REFERS_TO_SLOT {
        @Override
        public Object root() {
            return Graphs.SHARED.build();
        }

        @Override
        public void run(Path directory) {
            List<Object> holders = new ArrayList<>();
            Object[] copy = (Object[]) rootInSlot(directory);
            for (int i = 0; i < 10_000; i++) {
                holders.add(new Object[] {copy, copy[i % 4]});
            }
            collect();
            for (int i = 0; i < 10_000; i++) {
                Object[] h = (Object[]) holders.get(i);
                require(h[0] == copy && h[1] == copy[i % 4], "holder " + i);
            }
            Graphs.SHARED.check(copy);
        }
    },

    /** Small writes all over a large snapshot, between collections of both kinds. */
    SCATTERED_WRITES {
        private static final int NODES = 200_000;

        @Override
        public Object root() {
            Node[] nodes = new Node[NODES];
            for (int i = 0; i < NODES; i++) {
                nodes[i] = new Node(i);
            }
            return nodes;
        }

        @Override
        public void run(Path directory) {
            Node[] nodes = (Node[]) rootInSlot(directory);
            Random random = new Random(7);
            Map<Integer, Integer> written = new HashMap<>();
            for (int round = 0; round < 20; round++) {
                for (int i = 0; i < 200; i++) {
                    int at = random.nextInt(NODES);
                    int value = random.nextInt();
                    nodes[at].next = new Node(new Point(value, round));
                    written.put(at, value);
                }
                allocateGarbage();
                if (round % 4 == 3) {
                    collect();
                }
            }
            check(nodes, written);
            Node[] moved = (Node[]) DOSS.provider().unload(getSlot(0));
            require(moved == nodes, "moved");
            collect();
            check(nodes, written);
        }

        private void check(Node[] nodes, Map<Integer, Integer> written) {
            for (int i = 0; i < NODES; i++) {
                require(nodes[i].value.equals(i), "node " + i);
                Integer value = written.get(i);
                boolean right =
                        value == null
                                ? nodes[i].next == null
                                : ((Point) nodes[i].next.value).x() == value;
                require(right, "written value " + i);
            }
        }
    },

    /** A body so large that its file is mapped in huge pages: writes split them. */
    LARGE_BODY {
        private static final int NODES = 520;
        private static final int BYTES = 100_000;

        @Override
        public Object root() {
            Node[] nodes = new Node[NODES];
            for (int i = 0; i < NODES; i++) {
                byte[] bytes = new byte[BYTES];
                bytes[BYTES - 1] = (byte) i;
                nodes[i] = new Node(bytes);
            }
            return nodes;
        }

        @Override
        public void run(Path directory) {
            Node[] nodes = (Node[]) rootInSlot(directory);
            collect();
            for (int i = 0; i < NODES; i += 3) {
                nodes[i].next = new Node(i);
                bytes(nodes[i])[BYTES / 2] = 1;
            }
            allocateGarbage();
            collect();
            check(nodes);
            require(DOSS.provider().unload(getSlot(0)) == nodes, "moved");
            check(nodes);
        }

        private byte[] bytes(Node node) {
            return (byte[]) node.value;
        }

        private void check(Node[] nodes) {
            for (int i = 0; i < NODES; i++) {
                boolean written = i % 3 == 0;
                Node next = nodes[i].next;
                require(written ? next.value.equals(i) : next == null, "reference " + i);
                byte[] bytes = bytes(nodes[i]);
                require(bytes[BYTES / 2] == (written ? 1 : 0), "byte " + i);
                require(bytes[BYTES - 1] == (byte) i, "last byte " + i);
            }
        }
    };
}
