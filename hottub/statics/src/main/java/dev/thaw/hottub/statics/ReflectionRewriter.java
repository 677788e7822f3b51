// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Calls of reflection: they initialise classes where the JVM would do so, and do not show what the
 * transformation has added.
 */
final class ReflectionRewriter {
    static final String REFLECTED = "dev/thaw/hottub/guard/Reflected";
    private static final String HANDLES = "dev/thaw/hottub/guard/StaticHandles";

    /** Methods of a lookup that {@code StaticHandles} has as well. */
    private static final Set<String> STATIC_HANDLES =
            Set.of(
                    "findStatic",
                    "findStaticGetter",
                    "findStaticSetter",
                    "findStaticVarHandle",
                    "unreflect",
                    "unreflectGetter",
                    "unreflectSetter",
                    "unreflectVarHandle",
                    "revealDirect");

    private ReflectionRewriter() {}

    /**
     * Writes what comes before the call.
     *
     * @return whether the call itself is written as well, or another one in its place
     */
    static boolean rewrite(
            MethodVisitor out, int opcode, String owner, String method, String descriptor) {
        switch (owner) {
            case "java/lang/Class" -> {
                return rewriteClassCall(out, opcode, method, descriptor);
            }
            case "java/lang/reflect/Field" -> initialiseBeforeAccess(out, method, descriptor);
            case "java/lang/reflect/Method" -> {
                if (method.equals("invoke")) {
                    beforeInvoke(out);
                }
            }
            case "java/lang/reflect/Constructor" -> {
                if (method.equals("newInstance")) {
                    out.visitInsn(Opcodes.DUP2);
                    call(out, "create", "(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)V");
                    out.visitMethodInsn(opcode, owner, method, descriptor, false);
                    // That of a serializable class may belong to a superclass.
                    out.visitInsn(Opcodes.DUP);
                    call(out, "created", "(Ljava/lang/Object;)V");
                    return true;
                }
            }
            case "java/lang/invoke/MethodHandles$Lookup" -> {
                if (method.equals("ensureInitialized")) {
                    out.visitInsn(Opcodes.DUP);
                    call(out, "create", "(Ljava/lang/Class;)V");
                } else if (method.equals("defineClass")) {
                    call(out, REFLECTED, method, ofLookup(descriptor));
                    return true;
                } else if (STATIC_HANDLES.contains(method)) {
                    call(out, HANDLES, method, ofLookup(descriptor));
                    return true;
                }
            }
            case "java/io/ObjectStreamClass" -> {
                if (method.startsWith("lookup")) {
                    out.visitInsn(Opcodes.DUP);
                    out.visitMethodInsn(opcode, owner, method, descriptor, false);
                    out.visitInsn(Opcodes.SWAP);
                    call(out, "described", "(Ljava/lang/Class;)V");
                    return true;
                }
            }
            case "sun/misc/Unsafe" -> {
                if (method.equals("allocateInstance") || method.equals("ensureClassInitialized")) {
                    out.visitInsn(Opcodes.DUP);
                    call(out, "create", "(Ljava/lang/Class;)V");
                }
            }
            default -> {}
        }
        return false;
    }

    private static boolean rewriteClassCall(
            MethodVisitor out, int opcode, String method, String descriptor) {
        switch (method) {
            case "forName" -> {
                if (descriptor.equals(
                        "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;")) {
                    call(out, "forName", descriptor);
                    return true;
                }
                if (descriptor.equals("(Ljava/lang/String;)Ljava/lang/Class;")) {
                    out.visitMethodInsn(opcode, "java/lang/Class", method, descriptor, false);
                    call(out, "initialised", "(Ljava/lang/Class;)Ljava/lang/Class;");
                    return true;
                }
            }
            case "newInstance" -> {
                out.visitInsn(Opcodes.DUP);
                call(out, "create", "(Ljava/lang/Class;)V");
            }
            case "getMethods", "getDeclaredMethods" -> {
                out.visitMethodInsn(opcode, "java/lang/Class", method, descriptor, false);
                call(out, "methods", "([Ljava/lang/reflect/Method;)[Ljava/lang/reflect/Method;");
                return true;
            }
            case "getMethod", "getDeclaredMethod" -> {
                out.visitMethodInsn(opcode, "java/lang/Class", method, descriptor, false);
                call(out, "method", "(Ljava/lang/reflect/Method;)Ljava/lang/reflect/Method;");
                return true;
            }
            case "getFields", "getDeclaredFields" -> {
                out.visitMethodInsn(opcode, "java/lang/Class", method, descriptor, false);
                call(out, "fields", "([Ljava/lang/reflect/Field;)[Ljava/lang/reflect/Field;");
                return true;
            }
            default -> {}
        }
        return false;
    }

    private static void initialiseBeforeAccess(
            MethodVisitor out, String method, String descriptor) {
        if (method.startsWith("get") && descriptor.startsWith("(Ljava/lang/Object;)")) {
            out.visitInsn(Opcodes.DUP2);
            call(out, "access", "(Ljava/lang/reflect/Field;Ljava/lang/Object;)V");
        } else if (method.startsWith("set")
                && descriptor.startsWith("(Ljava/lang/Object;")
                && descriptor.endsWith(")V")) {
            if (Type.getArgumentTypes(descriptor)[1].getSize() == 2) {
                out.visitInsn(Opcodes.DUP2_X2);
                out.visitInsn(Opcodes.POP2);
                out.visitInsn(Opcodes.DUP2);
                call(out, "access", "(Ljava/lang/reflect/Field;Ljava/lang/Object;)V");
                out.visitInsn(Opcodes.DUP2_X2);
                out.visitInsn(Opcodes.POP2);
            } else {
                aroundThree(out, "access", "(Ljava/lang/reflect/Field;Ljava/lang/Object;)V");
            }
        }
    }

    // Calls with the lower two of three words on the stack.
    private static void aroundThree(MethodVisitor out, String method, String descriptor) {
        out.visitInsn(Opcodes.DUP_X2);
        out.visitInsn(Opcodes.POP);
        out.visitInsn(Opcodes.DUP2);
        call(out, method, descriptor);
        out.visitInsn(Opcodes.DUP2_X1);
        out.visitInsn(Opcodes.POP2);
    }

    // Calls with the first and the last of three words on the stack.
    private static void beforeInvoke(MethodVisitor out) {
        out.visitInsn(Opcodes.DUP_X2);
        out.visitInsn(Opcodes.POP);
        out.visitInsn(Opcodes.DUP2_X1);
        out.visitInsn(Opcodes.POP);
        out.visitInsn(Opcodes.DUP2);
        out.visitInsn(Opcodes.POP);
        call(out, "invoke", "(Ljava/lang/reflect/Method;[Ljava/lang/Object;)V");
    }

    private static String ofLookup(String descriptor) {
        return "(Ljava/lang/invoke/MethodHandles$Lookup;" + descriptor.substring(1);
    }

    private static void call(MethodVisitor out, String method, String descriptor) {
        call(out, REFLECTED, method, descriptor);
    }

    private static void call(MethodVisitor out, String owner, String method, String descriptor) {
        out.visitMethodInsn(Opcodes.INVOKESTATIC, owner, method, descriptor, false);
    }
}
