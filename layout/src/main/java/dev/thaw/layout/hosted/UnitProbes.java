// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.hosted.meta.HostedMethod;
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
            graph.addAfterFixed(graph.start(), graph.add(new UnitProbeNode(idOf(method))));
        }
    }

    /** The number of a unit; from 0, with gaps. */
    static int idOf(HostedMethod method) {
        return method.getWrapped().getId();
    }
}
