// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.hosted.meta.HostedMethod;
import dev.thaw.layout.StartupTables;
import java.util.Optional;
import jdk.graal.compiler.nodes.GraphState;
import jdk.graal.compiler.nodes.StructuredGraph;
import jdk.graal.compiler.phases.Phase;

/** Puts a probe at the begin of each compilation unit. */
final class UnitProbes extends Phase {
    @Override
    public Optional<NotApplicable> notApplicableTo(GraphState state) {
        return ALWAYS_APPLICABLE;
    }

    @Override
    protected void run(StructuredGraph graph) {
        if (graph.method() instanceof HostedMethod method) {
            int entry = StartupTables.unit(idOf(method));
            graph.addAfterFixed(graph.start(), graph.add(new ExecutionProbeNode(entry)));
        }
    }

    /** The number of a method, and of the unit that has it as its root; from 0, with gaps. */
    static int idOf(HostedMethod method) {
        return method.getWrapped().getId();
    }
}
