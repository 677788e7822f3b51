// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.hosted.meta.HostedMethod;
import dev.thaw.layout.StartupTables;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import jdk.graal.compiler.graph.NodeSourcePosition;
import jdk.graal.compiler.nodes.AbstractBeginNode;
import jdk.graal.compiler.nodes.FixedNode;
import jdk.graal.compiler.nodes.GraphState;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.nodes.cfg.ControlFlowGraph;
import jdk.graal.compiler.nodes.cfg.HIRBlock;
import jdk.graal.compiler.phases.Phase;

/**
 * Puts a probe before the first instruction of each inlined method in a compilation unit. What is
 * left of a method is known by the source positions of its instructions; a method that has none
 * left touches no page.
 *
 * <p>Source: "Improving Native-Image Startup Performance" (CGO'25), section 4.2.
 */
final class MethodProbes extends Phase {
    private final IntSupplier unitCapacity;
    private final Consumer<HostedMethod> probed;

    /**
     * @param unitCapacity asked when a unit is compiled
     * @param probed told of each method with a probe, by several threads
     */
    MethodProbes(IntSupplier unitCapacity, Consumer<HostedMethod> probed) {
        this.unitCapacity = unitCapacity;
        this.probed = probed;
    }

    @Override
    public Optional<NotApplicable> notApplicableTo(GraphState state) {
        return ALWAYS_APPLICABLE;
    }

    @Override
    protected void run(StructuredGraph graph) {
        if (graph.method() instanceof HostedMethod root) {
            ControlFlowGraph cfg =
                    ControlFlowGraph.newBuilder(graph)
                            .connectBlocks(true)
                            .computeDominators(true)
                            .build();
            cfg.visitDominatorTree(new Inserter(graph, root), false);
        }
    }

    /** Knows the methods that have been executed on the way to a block. */
    private final class Inserter implements ControlFlowGraph.RecursiveVisitor<List<HostedMethod>> {
        private final StructuredGraph graph;
        private final Set<HostedMethod> executed = new HashSet<>();

        Inserter(StructuredGraph graph, HostedMethod root) {
            this.graph = graph;
            executed.add(root);
        }

        @Override
        public List<HostedMethod> enter(HIRBlock block) {
            List<FixedNode> nodes = new ArrayList<>();
            block.getNodes().forEach(nodes::add);
            List<HostedMethod> here = new ArrayList<>();
            for (FixedNode node : nodes) {
                if (!(node instanceof AbstractBeginNode)) {
                    insertBefore(node, node.getNodeSourcePosition(), here);
                }
            }
            return here;
        }

        /** Callers first. */
        private void insertBefore(
                FixedNode node, NodeSourcePosition position, List<HostedMethod> here) {
            if (position == null) {
                return;
            }
            insertBefore(node, position.getCaller(), here);
            if (position.getMethod() instanceof HostedMethod method && executed.add(method)) {
                here.add(method);
                probed.accept(method);
                int entry = StartupTables.method(UnitProbes.idOf(method), unitCapacity.getAsInt());
                graph.addBeforeFixed(node, graph.add(new ExecutionProbeNode(entry)));
            }
        }

        @Override
        public void exit(HIRBlock block, List<HostedMethod> here) {
            here.forEach(executed::remove);
        }
    }
}
