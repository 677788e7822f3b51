// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.hosted.meta.HostedMethod;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import jdk.graal.compiler.core.common.type.AbstractObjectStamp;
import jdk.graal.compiler.graph.Node;
import jdk.graal.compiler.nodes.FixedNode;
import jdk.graal.compiler.nodes.FixedWithNextNode;
import jdk.graal.compiler.nodes.GraphState;
import jdk.graal.compiler.nodes.NodeView;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.cfg.ControlFlowGraph;
import jdk.graal.compiler.nodes.cfg.HIRBlock;
import jdk.graal.compiler.nodes.memory.AddressableMemoryAccess;
import jdk.graal.compiler.nodes.memory.MemoryAccess;
import jdk.graal.compiler.nodes.util.GraphUtil;
import jdk.graal.compiler.phases.Phase;

/**
 * Puts a probe before the first access to each object in a compilation unit. Runs when all accesses
 * have a place in the control flow, so that it sees those of the run-time system too, such as to
 * classes and to static fields.
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

    /** Knows the objects that have been probed on the way to a block. */
    private static final class Inserter
            implements ControlFlowGraph.RecursiveVisitor<List<ValueNode>> {
        private final StructuredGraph graph;
        private final int unitCapacity;
        private final Set<ValueNode> probed = new HashSet<>();

        Inserter(StructuredGraph graph, int unitCapacity) {
            this.graph = graph;
            this.unitCapacity = unitCapacity;
        }

        @Override
        public List<ValueNode> enter(HIRBlock block) {
            List<FixedNode> nodes = new ArrayList<>();
            block.getNodes().forEach(nodes::add);
            List<ValueNode> here = new ArrayList<>();
            for (FixedNode node : nodes) {
                if (node instanceof FixedWithNextNode && node instanceof MemoryAccess) {
                    for (ValueNode object : objectsOf(node)) {
                        if (probed.add(GraphUtil.unproxify(object))) {
                            here.add(GraphUtil.unproxify(object));
                            graph.addBeforeFixed(
                                    node, graph.add(new ObjectProbeNode(object, unitCapacity)));
                        }
                    }
                }
            }
            return here;
        }

        @Override
        public void exit(HIRBlock block, List<ValueNode> here) {
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
