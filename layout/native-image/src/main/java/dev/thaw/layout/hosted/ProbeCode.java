// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.c.CGlobalData;
import com.oracle.svm.core.graal.code.CGlobalDataReference;
import com.oracle.svm.hosted.c.CGlobalDataFeature;
import dev.thaw.layout.StartupTables;
import jdk.graal.compiler.asm.amd64.AMD64MacroAssembler;
import jdk.graal.compiler.lir.asm.CompilationResultBuilder;
import jdk.vm.ci.code.Register;

/** What the instructions of all probes have in common. */
final class ProbeCode {
    private ProbeCode() {}

    /** The tables begin with the first page that begins in their memory. */
    static void loadTables(CompilationResultBuilder crb, AMD64MacroAssembler masm, Register to) {
        loadAddress(crb, masm, StartupTables.TABLES, to);
        masm.addq(to, StartupTables.PAGE - 1);
        masm.andq(to, -StartupTables.PAGE);
    }

    static void loadAddress(
            CompilationResultBuilder crb,
            AMD64MacroAssembler masm,
            CGlobalData<?> data,
            Register to) {
        var info = CGlobalDataFeature.singleton().registerAsAccessedOrGet(data);
        int before = masm.position();
        masm.leaq(to, masm.getPlaceholder(before));
        crb.compilationResult.recordDataPatch(before, new CGlobalDataReference(info));
    }
}
