// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import static jdk.graal.compiler.lir.LIRInstruction.OperandFlag.REG;
import static jdk.vm.ci.code.ValueUtil.asRegister;

import com.oracle.svm.core.ReservedRegisters;
import com.oracle.svm.core.heap.Heap;
import dev.thaw.layout.StartupTables;
import jdk.graal.compiler.asm.Label;
import jdk.graal.compiler.asm.amd64.AMD64Address;
import jdk.graal.compiler.asm.amd64.AMD64Assembler.ConditionFlag;
import jdk.graal.compiler.asm.amd64.AMD64MacroAssembler;
import jdk.graal.compiler.core.common.Stride;
import jdk.graal.compiler.lir.LIRInstructionClass;
import jdk.graal.compiler.lir.amd64.AMD64LIRInstruction;
import jdk.graal.compiler.lir.asm.CompilationResultBuilder;
import jdk.vm.ci.code.Register;
import jdk.vm.ci.meta.AllocatableValue;

/** The instructions of an {@link ObjectProbeNode}. */
final class ObjectProbeOp extends AMD64LIRInstruction {
    public static final LIRInstructionClass<ObjectProbeOp> TYPE =
            LIRInstructionClass.create(ObjectProbeOp.class);

    private final int unitCapacity;
    private final ObjectAccessKind kind;

    @Alive(REG)
    private AllocatableValue object;

    @Temp(REG)
    private AllocatableValue temporaryIndex;

    @Temp(REG)
    private AllocatableValue temporaryTables;

    @Temp(REG)
    private AllocatableValue temporaryTime;

    ObjectProbeOp(
            int unitCapacity,
            ObjectAccessKind kind,
            AllocatableValue object,
            AllocatableValue temporaryIndex,
            AllocatableValue temporaryTables,
            AllocatableValue temporaryTime) {
        super(TYPE);
        this.unitCapacity = unitCapacity;
        this.kind = kind;
        this.object = object;
        this.temporaryIndex = temporaryIndex;
        this.temporaryTables = temporaryTables;
        this.temporaryTime = temporaryTime;
    }

    @Override
    public void emitCode(CompilationResultBuilder crb, AMD64MacroAssembler masm) {
        Register index = asRegister(temporaryIndex);
        Register tables = asRegister(temporaryTables);
        Register time = asRegister(temporaryTime);
        int objects = StartupTables.objects(unitCapacity);
        int heapBegin = Heap.getHeap().getImageHeapOffsetInAddressSpace();
        Label done = new Label();
        masm.movq(index, asRegister(object));
        masm.subq(index, ReservedRegisters.singleton().getHeapBaseRegister());
        masm.subq(index, heapBegin);
        ProbeCode.loadAddress(crb, masm, StartupTables.HEADER, tables);
        masm.cmpq(index, new AMD64Address(tables, StartupTables.HEAP_SIZE));
        masm.jcc(ConditionFlag.AboveEqual, done);
        masm.shrq(index, 3);
        ProbeCode.loadTables(crb, masm, tables);
        AMD64Address entry = new AMD64Address(tables, index, Stride.S4, objects);
        Label known = new Label();
        masm.movl(time, entry);
        masm.testl(time, time);
        boolean isWrite = kind == ObjectAccessKind.WRITE;
        masm.jcc(isWrite ? ConditionFlag.Negative : ConditionFlag.NotZero, done);
        masm.jcc(ConditionFlag.NotZero, known);
        masm.movl(time, new AMD64Address(tables, StartupTables.CLOCK));
        masm.addl(time, 1);
        if (kind == ObjectAccessKind.ADDRESS) {
            masm.orl(time, StartupTables.ADDRESS);
        }
        masm.bind(known);
        if (isWrite) {
            masm.orl(time, StartupTables.WRITTEN);
        }
        masm.movl(entry, time);
        masm.bind(done);
    }
}
