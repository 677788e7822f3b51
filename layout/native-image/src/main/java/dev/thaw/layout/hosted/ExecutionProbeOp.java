// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import static jdk.graal.compiler.lir.LIRInstruction.OperandFlag.REG;
import static jdk.vm.ci.code.ValueUtil.asRegister;

import com.oracle.svm.core.ReservedRegisters;
import dev.thaw.layout.StartupTables;
import jdk.graal.compiler.asm.Label;
import jdk.graal.compiler.asm.amd64.AMD64Address;
import jdk.graal.compiler.asm.amd64.AMD64Assembler.ConditionFlag;
import jdk.graal.compiler.asm.amd64.AMD64MacroAssembler;
import jdk.graal.compiler.lir.LIRInstructionClass;
import jdk.graal.compiler.lir.amd64.AMD64LIRInstruction;
import jdk.graal.compiler.lir.asm.CompilationResultBuilder;
import jdk.vm.ci.code.Register;
import jdk.vm.ci.meta.AllocatableValue;

/** The instructions of a {@link ExecutionProbeNode}. */
final class ExecutionProbeOp extends AMD64LIRInstruction {
    public static final LIRInstructionClass<ExecutionProbeOp> TYPE =
            LIRInstructionClass.create(ExecutionProbeOp.class);

    private final int entry;

    @Temp(REG)
    private AllocatableValue temporaryTables;

    @Temp(REG)
    private AllocatableValue temporaryTime;

    ExecutionProbeOp(int entry, AllocatableValue temporaryTables, AllocatableValue temporaryTime) {
        super(TYPE);
        this.entry = entry;
        this.temporaryTables = temporaryTables;
        this.temporaryTime = temporaryTime;
    }

    @Override
    public void emitCode(CompilationResultBuilder crb, AMD64MacroAssembler masm) {
        Register tables = asRegister(temporaryTables);
        Register time = asRegister(temporaryTime);
        Label done = new Label();
        ProbeCode.loadTables(crb, masm, tables);
        masm.cmpq(new AMD64Address(tables, entry), 0);
        masm.jcc(ConditionFlag.NotEqual, done);
        masm.movl(time, 1);
        masm.lock();
        masm.xaddq(new AMD64Address(tables, StartupTables.CLOCK), time);
        masm.addq(time, 1);
        masm.movq(new AMD64Address(tables, entry), time);
        masm.movq(
                new AMD64Address(tables, entry + Long.BYTES),
                ReservedRegisters.singleton().getThreadRegister());
        masm.bind(done);
    }
}
