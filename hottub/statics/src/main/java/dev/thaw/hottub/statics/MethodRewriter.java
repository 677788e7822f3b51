// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Rewrites one method: finds the instructions whose meaning has to change when a JVM runs programs
 * more than once, and gives each to the class that knows what becomes of it. No inserted code
 * branches, so stack map frames stay valid.
 *
 * <p>A {@link CreationRewriter} comes before it, a {@link HandlerRewriter} after it.
 */
final class MethodRewriter extends MethodVisitor {
    /** Which method of the class is written. */
    enum Role {
        METHOD,
        FIRST_INITIALISATION,
        INITIALISER
    }

    /** What guards and the like need on the stack, at most. */
    private static final int MORE_STACK = 6;

    private static final String JDK_LIBRARIES = "dev/thaw/hottub/guard/JdkLibraries";

    private final Guards guards;
    private final StaticFieldRewriter staticFields;
    private final CallSiteRewriter callSites;
    private final boolean guardsEntry;
    private final boolean guardsOwnCalls;
    private final boolean loadsLibraryOfJdk;

    // Where the guard at the entry is, until it has the line of the first instruction.
    private Label entry;

    MethodRewriter(
            MethodVisitor out,
            Guards guards,
            ClassPlan plan,
            int access,
            String name,
            String descriptor,
            Role role) {
        super(Opcodes.ASM9, out);
        this.guards = guards;
        loadsLibraryOfJdk = plan.loader == null;
        boolean guarded = role == Role.METHOD && plan.initialises;
        guardsEntry = guarded && Guards.isEntry(plan.facts, access, name, descriptor);
        boolean ofObjects = (access & Opcodes.ACC_STATIC) == 0 && !name.equals("<init>");
        boolean early = role == Role.METHOD && plan.early && ofObjects;
        guardsOwnCalls = early && plan.initialises;
        boolean guardsOwnAccess =
                guardsOwnCalls
                        || role == Role.METHOD
                                && plan.ownAccessGuarded
                                && !guardsEntry
                                && (access & Opcodes.ACC_STATIC) == 0;
        staticFields = new StaticFieldRewriter(plan, out, guards, role, guardsOwnAccess, early);
        callSites = new CallSiteRewriter(plan, out, guards);
    }

    /** All that a method goes through. */
    static MethodVisitor of(
            MethodVisitor out,
            ClassPlan plan,
            int access,
            String name,
            String descriptor,
            Role role) {
        MethodVisitor last = new HandlerRewriter(out);
        Guards guards = new Guards(plan, last);
        return new CreationRewriter(
                new MethodRewriter(last, guards, plan, access, name, descriptor, role), guards);
    }

    @Override
    public void visitCode() {
        super.visitCode();
        if (guardsEntry) {
            entry = new Label();
            super.visitLabel(entry);
            guards.callOwn();
        }
    }

    @Override
    public void visitLineNumber(int line, Label start) {
        if (entry != null) {
            // A stack can overflow in the guard.
            super.visitLineNumber(line, entry);
            entry = null;
        }
        super.visitLineNumber(line, start);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
        if (opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC) {
            staticFields.rewrite(opcode, owner, field, descriptor);
        } else {
            super.visitFieldInsn(opcode, owner, field, descriptor);
        }
    }

    @Override
    public void visitMethodInsn(
            int opcode, String owner, String method, String descriptor, boolean isInterface) {
        if (opcode == Opcodes.INVOKESTATIC) {
            guards.callBeforeNestmate(owner, method, descriptor);
            if (!isInterface) {
                guards.callBeforeNative(owner, method, descriptor);
            }
            if (guardsOwnCalls) {
                staticFields.guardCallOfOwn(owner, method, descriptor);
            }
        }
        if (loadsLibraryOfJdk && owner.equals("java/lang/System") && method.equals("loadLibrary")) {
            super.visitInsn(Opcodes.DUP);
            super.visitInsn(Opcodes.DUP);
            super.visitMethodInsn(opcode, JDK_LIBRARIES, "begin", descriptor, false);
            super.visitMethodInsn(opcode, owner, method, descriptor, false);
            super.visitMethodInsn(opcode, JDK_LIBRARIES, "end", descriptor, false);
            return;
        }
        boolean special =
                owner.startsWith("java/lang/")
                        || owner.startsWith("sun/misc/Unsafe")
                        || owner.equals("java/io/ObjectStreamClass");
        if (!special
                || !ExitRewriter.rewrite(mv, owner, method, descriptor)
                        && !ReflectionRewriter.rewrite(mv, opcode, owner, method, descriptor)) {
            super.visitMethodInsn(opcode, owner, method, descriptor, isInterface);
        }
    }

    @Override
    public void visitInvokeDynamicInsn(
            String method, String descriptor, Handle bootstrap, Object... arguments) {
        callSites.rewrite(method, descriptor, bootstrap, arguments);
    }

    @Override
    public void visitLdcInsn(Object value) {
        Object changed = value;
        if (value instanceof Handle handle) {
            changed = ExitRewriter.rewrite(handle);
        } else if (value instanceof ConstantDynamic constant) {
            callSites.refuseIfOfRun(constant);
        }
        super.visitLdcInsn(changed);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        super.visitMaxs(maxStack + MORE_STACK, maxLocals);
    }
}
