// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Call sites and constants that the JVM links once: those that may hold objects of a run are linked
 * anew in each, or are refused when they are used.
 */
final class CallSiteRewriter {
    // Bootstrap methods whose call sites hold nothing of a run.
    private static final Set<String> STATELESS_BOOTSTRAPS =
            Set.of(
                    "java/lang/invoke/LambdaMetafactory",
                    "java/lang/invoke/StringConcatFactory",
                    "java/lang/runtime/ObjectMethods",
                    "scala/runtime/LambdaDeserialize");

    private static final Handle LINK =
            new Handle(
                    Opcodes.H_INVOKESTATIC,
                    "dev/thaw/hottub/guard/CallSites",
                    "link",
                    "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
                            + "Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
                    false);

    // A class may have at most 251 arguments for a bootstrap method; one more is needed.
    private static final int MOST_BOOTSTRAP_ARGUMENTS = 250;

    private final ClassPlan plan;
    private final MethodVisitor out;
    private final Guards guards;

    CallSiteRewriter(ClassPlan plan, MethodVisitor out, Guards guards) {
        this.plan = plan;
        this.out = out;
        this.guards = guards;
    }

    void rewrite(String method, String descriptor, Handle bootstrap, Object... arguments) {
        Object[] changed = arguments.clone();
        for (int i = 0; i < changed.length; i++) {
            if (changed[i] instanceof Handle handle) {
                changed[i] = ExitRewriter.rewrite(handle);
                if (handle.getTag() == Opcodes.H_INVOKESTATIC) {
                    guards.callBeforeNestmate(
                            handle.getOwner(), handle.getName(), handle.getDesc());
                    guards.callBeforeNative(handle.getOwner(), handle.getName(), handle.getDesc());
                }
            } else if (changed[i] instanceof ConstantDynamic constant) {
                refuseIfOfRun(constant);
            }
        }
        if (STATELESS_BOOTSTRAPS.contains(bootstrap.getOwner())
                || isClassSwitch(bootstrap, changed)) {
            out.visitInvokeDynamicInsn(method, descriptor, bootstrap, changed);
            return;
        }
        if (changed.length > MOST_BOOTSTRAP_ARGUMENTS) {
            refuse(
                    "a call site of "
                            + bootstrap.getOwner()
                            + " with "
                            + changed.length
                            + " arguments");
            out.visitInvokeDynamicInsn(method, descriptor, bootstrap, changed);
            return;
        }
        Object[] all = new Object[changed.length + 1];
        all[0] = bootstrap;
        System.arraycopy(changed, 0, all, 1, changed.length);
        out.visitInvokeDynamicInsn(method, descriptor, LINK, all);
    }

    // Pattern switches over classes, strings and numbers; labels that are enum constants are
    // objects of a run.
    private static boolean isClassSwitch(Handle bootstrap, Object[] labels) {
        if (!bootstrap.getOwner().equals("java/lang/runtime/SwitchBootstraps")
                || !bootstrap.getName().equals("typeSwitch")) {
            return false;
        }
        for (Object label : labels) {
            if (!(label instanceof Type || label instanceof String || label instanceof Number)) {
                return false;
            }
        }
        return true;
    }

    /** For a constant that the JVM would keep. */
    void refuseIfOfRun(ConstantDynamic constant) {
        if (!isStateless(constant)) {
            refuse("a dynamic constant of " + constant.getBootstrapMethod().getOwner());
        }
    }

    private static boolean isStateless(ConstantDynamic constant) {
        Handle bootstrap = constant.getBootstrapMethod();
        if (!bootstrap.getOwner().equals("java/lang/invoke/ConstantBootstraps")) {
            return false;
        }
        return switch (bootstrap.getName()) {
            case "primitiveClass", "nullConstant", "fieldVarHandle", "arrayVarHandle" -> true;
            case "invoke" ->
                    constant.getBootstrapMethodArgument(0) instanceof Handle made
                            && (made.getOwner().equals("java/lang/Enum$EnumDesc")
                                    || made.getOwner().startsWith("java/lang/constant/"));
            default -> false;
        };
    }

    // When the code runs, not when it is loaded.
    private void refuse(String what) {
        out.visitLdcInsn(
                "class " + plan.name().replace('/', '.') + " has used " + what.replace('/', '.'));
        out.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "dev/thaw/hottub/guard/Refusals",
                "refuse",
                "(Ljava/lang/String;)V",
                false);
    }
}
