// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import jdk.graal.compiler.core.common.LIRKind;
import jdk.graal.compiler.core.common.type.StampFactory;
import jdk.graal.compiler.graph.NodeClass;
import jdk.graal.compiler.lir.gen.LIRGeneratorTool;
import jdk.graal.compiler.nodeinfo.NodeCycles;
import jdk.graal.compiler.nodeinfo.NodeInfo;
import jdk.graal.compiler.nodeinfo.NodeSize;
import jdk.graal.compiler.nodes.FixedWithNextNode;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.spi.LIRLowerable;
import jdk.graal.compiler.nodes.spi.NodeLIRBuilderTool;
import jdk.vm.ci.amd64.AMD64Kind;

/** Records the first access to an object, or write, if it is one of the image heap. */
@NodeInfo(cycles = NodeCycles.CYCLES_8, size = NodeSize.SIZE_16)
public final class ObjectProbeNode extends FixedWithNextNode implements LIRLowerable {
    public static final NodeClass<ObjectProbeNode> TYPE = NodeClass.create(ObjectProbeNode.class);

    @Input ValueNode object;

    private final int unitCapacity;
    private final ObjectAccessKind kind;

    public ObjectProbeNode(ValueNode object, int unitCapacity, ObjectAccessKind kind) {
        super(TYPE, StampFactory.forVoid());
        this.object = object;
        this.unitCapacity = unitCapacity;
        this.kind = kind;
    }

    @Override
    public void generate(NodeLIRBuilderTool builder) {
        LIRGeneratorTool generator = builder.getLIRGeneratorTool();
        LIRKind word = LIRKind.value(AMD64Kind.QWORD);
        generator.append(
                new ObjectProbeOp(
                        unitCapacity,
                        kind,
                        generator.asAllocatable(builder.operand(object)),
                        generator.newVariable(word),
                        generator.newVariable(word),
                        generator.newVariable(word)));
    }
}
