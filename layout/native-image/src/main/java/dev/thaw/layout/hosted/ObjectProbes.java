// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.graal.nodes.TLABObjectHeaderConstant;
import com.oracle.svm.hosted.meta.HostedMethod;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import jdk.graal.compiler.core.common.type.AbstractObjectStamp;
import jdk.graal.compiler.core.common.type.ObjectStamp;
import jdk.graal.compiler.core.common.type.Stamp;
import jdk.graal.compiler.core.common.type.StampFactory;
import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.nodes.ConstantNode;
import jdk.graal.compiler.nodes.FixedNode;
import jdk.graal.compiler.nodes.FixedWithNextNode;
import jdk.graal.compiler.nodes.GraphState;
import jdk.graal.compiler.nodes.NodeView;
import jdk.graal.compiler.nodes.NonFoldingConstantNode;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.cfg.ControlFlowGraph;
import jdk.graal.compiler.nodes.cfg.HIRBlock;
import jdk.graal.compiler.nodes.memory.AddressableMemoryAccess;
import jdk.graal.compiler.nodes.memory.FloatableAccessNode;
import jdk.graal.compiler.nodes.memory.MemoryAccess;
import jdk.graal.compiler.nodes.memory.MemoryKill;
import jdk.graal.compiler.nodes.memory.WriteNode;
import jdk.graal.compiler.nodes.util.GraphUtil;
import jdk.graal.compiler.phases.Phase;
import jdk.graal.compiler.word.WordCastNode;
import jdk.vm.ci.meta.JavaConstant;

/**
 * Puts a probe before the first access to each object in a compilation unit, before the first
 * write, and where the address of an array of numbers is taken. Runs when all accesses have a place
 * in the control flow, so that it sees those of the run-time system too, such as to classes and to
 * static fields.
 */
final class ObjectProbes extends Phase {
    private final IntSupplier unitCapacity;

    ObjectProbes(IntSupplier unitCapacity) {
        this.unitCapacity = unitCapacity;
    }

    @Override
    public Optional<NotApplicable> notApplicableTo(GraphState state) {
        return ALWAYS_APPLICABLE;
    }

    @Override
    protected void run(StructuredGraph graph) {
        if (!(graph.method() instanceof HostedMethod)) {
            return;
        }
        ControlFlowGraph cfg =
                ControlFlowGraph.newBuilder(graph)
                        .connectBlocks(true)
                        .computeDominators(true)
                        .build();
        cfg.visitDominatorTree(new Inserter(graph, unitCapacity.getAsInt()), false);
    }

    /**
     * A probe. A class of the builder as a component would be found in the image heap, as a part of
     * what a record compares itself with.
     */
    private record Probed(ValueNode object, boolean isWrite, boolean isAddress) {
        static Probed of(ValueNode object, ObjectAccessKind kind) {
            return new Probed(
                    object, kind == ObjectAccessKind.WRITE, kind == ObjectAccessKind.ADDRESS);
        }
    }

    /** Knows the objects that have been probed on the way to a block. */
    private static final class Inserter implements ControlFlowGraph.RecursiveVisitor<List<Probed>> {
        private static final Stamp OBJECT = StampFactory.objectNonNull();

        private final StructuredGraph graph;
        private final int unitCapacity;
        private final Set<Probed> probed = new HashSet<>();

        Inserter(StructuredGraph graph, int unitCapacity) {
            this.graph = graph;
            this.unitCapacity = unitCapacity;
        }

        @Override
        public List<Probed> enter(HIRBlock block) {
            List<FixedNode> nodes = new ArrayList<>();
            block.getNodes().forEach(nodes::add);
            List<Probed> here = new ArrayList<>();
            for (FixedNode node : nodes) {
                if (node instanceof FixedWithNextNode at && node instanceof MemoryAccess) {
                    ObjectAccessKind kind =
                            writes(node) ? ObjectAccessKind.WRITE : ObjectAccessKind.READ;
                    objectsOf(node).forEach(object -> probe(at, object, kind, here));
                    if (allocated(node) instanceof JavaConstant type) {
                        ValueNode hub = graph.unique(new ConstantNode(type, OBJECT));
                        probe(at, hub, ObjectAccessKind.READ, here);
                    }
                } else if (node instanceof WordCastNode cast && takesAddress(cast)) {
                    probe(cast, cast.getInput(), ObjectAccessKind.ADDRESS, here);
                }
            }
            return here;
        }

        private void probe(
                FixedWithNextNode node,
                ValueNode object,
                ObjectAccessKind kind,
                List<Probed> here) {
            Probed probe = Probed.of(GraphUtil.unproxify(object), kind);
            boolean isKnown = probed.contains(Probed.of(probe.object(), ObjectAccessKind.WRITE));
            if (!isKnown && probed.add(probe)) {
                here.add(probe);
                graph.addBeforeFixed(
                        node, graph.add(new ObjectProbeNode(object, unitCapacity, kind)));
            }
        }

        /**
         * The class of an object whose header is written, or null: another start may be out of
         * memory for it just there, and then reads the class.
         */
        private static JavaConstant allocated(FixedNode node) {
            return node instanceof WriteNode write
                            && write.value() instanceof NonFoldingConstantNode value
                            && Internals.get(value, NonFoldingConstantNode.class, "value")
                                    instanceof TLABObjectHeaderConstant header
                    ? header.hub()
                    : null;
        }

        private static boolean takesAddress(WordCastNode cast) {
            return cast.getInput().stamp(NodeView.DEFAULT) instanceof ObjectStamp stamp
                    && stamp.type() != null
                    && stamp.type().isArray()
                    && stamp.type().getComponentType().isPrimitive();
        }

        /**
         * What copies arrays counts as a reader: it reads one, and hardly ever writes to the image
         * heap.
         */
        private static boolean writes(FixedNode node) {
            return node instanceof AddressableMemoryAccess
                    && node instanceof MemoryKill
                    && !(node instanceof FloatableAccessNode);
        }

        @Override
        public void exit(HIRBlock block, List<Probed> here) {
            here.forEach(probed::remove);
        }

        private static List<ValueNode> objectsOf(FixedNode node) {
            List<ValueNode> objects = new ArrayList<>();
            if (node instanceof AddressableMemoryAccess access) {
                addIfObject(access.getAddress().getBase(), objects);
            } else {
                for (Node input : node.inputs()) {
                    addIfObject(input, objects);
                }
            }
            return objects;
        }

        private static void addIfObject(Node node, List<ValueNode> objects) {
            if (node instanceof ValueNode value
                    && value.stamp(NodeView.DEFAULT) instanceof AbstractObjectStamp) {
                objects.add(value);
            }
        }
    }
}
