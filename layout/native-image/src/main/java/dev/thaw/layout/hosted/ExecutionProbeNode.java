// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import dev.thaw.layout.StartupTables;
import jdk.graal.compiler.core.common.LIRKind;
import jdk.graal.compiler.core.common.type.StampFactory;
import jdk.graal.compiler.graph.NodeClass;
import jdk.graal.compiler.lir.gen.LIRGeneratorTool;
import jdk.graal.compiler.nodeinfo.NodeCycles;
import jdk.graal.compiler.nodeinfo.NodeInfo;
import jdk.graal.compiler.nodeinfo.NodeSize;
import jdk.graal.compiler.nodes.FixedWithNextNode;
import jdk.graal.compiler.nodes.spi.LIRLowerable;
import jdk.graal.compiler.nodes.spi.NodeLIRBuilderTool;
import jdk.vm.ci.amd64.AMD64Kind;

/** Records the first execution of a compilation unit or of an inlined method. */
@NodeInfo(cycles = NodeCycles.CYCLES_4, size = NodeSize.SIZE_16)
public final class ExecutionProbeNode extends FixedWithNextNode implements LIRLowerable {
    public static final NodeClass<ExecutionProbeNode> TYPE =
            NodeClass.create(ExecutionProbeNode.class);

    private final int entry;

    /**
     * @param entry offset of what it fills in {@link StartupTables#TABLES}
     */
    public ExecutionProbeNode(int entry) {
        super(TYPE, StampFactory.forVoid());
        this.entry = entry;
    }

    @Override
    public void generate(NodeLIRBuilderTool builder) {
        LIRGeneratorTool generator = builder.getLIRGeneratorTool();
        LIRKind word = LIRKind.value(AMD64Kind.QWORD);
        generator.append(
                new ExecutionProbeOp(
                        entry, generator.newVariable(word), generator.newVariable(word)));
    }
}
