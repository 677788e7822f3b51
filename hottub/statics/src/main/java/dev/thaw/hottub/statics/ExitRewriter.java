// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Exits end the run, not the JVM: calls of them, and references to these methods, go to guards. */
final class ExitRewriter {
    private static final String EXITS = "dev/thaw/hottub/guard/Exits";

    private ExitRewriter() {}

    /** Whether the call was an exit; then another one is written. */
    static boolean rewrite(MethodVisitor out, String owner, String method, String descriptor) {
        if (!isExit(owner, method, descriptor)) {
            return false;
        }
        if (owner.endsWith("Runtime")) {
            out.visitInsn(Opcodes.SWAP);
            out.visitInsn(Opcodes.POP);
        }
        out.visitMethodInsn(Opcodes.INVOKESTATIC, EXITS, method, "(I)V", false);
        return true;
    }

    static Handle rewrite(Handle handle) {
        if (!isExit(handle.getOwner(), handle.getName(), handle.getDesc())) {
            return handle;
        }
        String descriptor =
                handle.getOwner().equals("java/lang/System") ? "(I)V" : "(Ljava/lang/Runtime;I)V";
        return new Handle(Opcodes.H_INVOKESTATIC, EXITS, handle.getName(), descriptor, false);
    }

    private static boolean isExit(String owner, String method, String descriptor) {
        return descriptor.equals("(I)V")
                && switch (owner) {
                    case "java/lang/System" -> method.equals("exit");
                    case "java/lang/Runtime" -> method.equals("exit") || method.equals("halt");
                    default -> false;
                };
    }
}
