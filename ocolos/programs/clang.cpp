// SPDX-License-Identifier: Apache-2.0
// What "clang -cc1 -emit-obj" does, for this processor: all that it runs is in clang's libraries.
#include <clang/CodeGen/CodeGenAction.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/CompilerInvocation.h>
#include <clang/Frontend/TextDiagnosticBuffer.h>
#include <llvm/Passes/PassPlugin.h>
#include <llvm/Support/TargetSelect.h>

// Polly is a library of its own that nobody asks for here.
llvm::PassPluginLibraryInfo getPollyPluginInfo() {
    return {LLVM_PLUGIN_API_VERSION, "Polly", "", [](llvm::PassBuilder &) {}};
}

int main(int count, char **arguments) {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    LLVMInitializeX86AsmParser();
    clang::CompilerInstance compiler;
    // What is said of the arguments is told as the arguments say.
    auto *early = new clang::TextDiagnosticBuffer;
    clang::DiagnosticsEngine diagnostics(new clang::DiagnosticIDs, new clang::DiagnosticOptions, early);
    llvm::ArrayRef<const char *> given(arguments + 1, static_cast<size_t>(count - 1));
    bool understood = clang::CompilerInvocation::CreateFromArgs(compiler.getInvocation(), given, diagnostics, arguments[0]);
    compiler.createDiagnostics();
    early->FlushDiagnostics(compiler.getDiagnostics());
    clang::EmitObjAction action;
    return understood && compiler.ExecuteAction(action) ? 0 : 1;
}
