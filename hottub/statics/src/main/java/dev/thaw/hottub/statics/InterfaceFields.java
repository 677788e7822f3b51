// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.statics.ClassFacts.StaticField;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Static fields of interfaces that are reset: they must be final for the JVM, so each gets a holder
 * beside it, a field that is set once and whose object has the value of the run.
 */
final class InterfaceFields {
    private static final String HOLDER = "dev/thaw/hottub/guard/InterfaceField";
    private static final String HOLDER_TYPE = "L" + HOLDER + ";";

    private InterfaceFields() {}

    private static String holder(String name) {
        return "thaw$field$" + name;
    }

    static void addHolders(ClassVisitor out, ClassFacts facts) {
        for (StaticField field : facts.fields().values()) {
            if (field.isReset()) {
                out.visitField(
                                Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | ClassPlan.ADDED,
                                holder(field.name()),
                                HOLDER_TYPE,
                                null,
                                null)
                        .visitEnd();
            }
        }
    }

    /** Called in the JVM's initialisation of the interface, when it has its state. */
    static void setHolders(MethodVisitor method, ClassPlan plan) {
        for (StaticField field : plan.facts.fields().values()) {
            if (field.isReset()) {
                plan.loadState(method);
                method.visitLdcInsn(field.name());
                plan.callState(method, "field", "(Ljava/lang/String;)" + HOLDER_TYPE);
                method.visitFieldInsn(
                        Opcodes.PUTSTATIC, plan.name(), holder(field.name()), HOLDER_TYPE);
            }
        }
    }

    static void read(MethodVisitor out, String owner, String field, String descriptor) {
        out.visitFieldInsn(Opcodes.GETSTATIC, owner, holder(field), HOLDER_TYPE);
        Type fieldType = Type.getType(descriptor);
        String kind = kind(fieldType);
        String result = stored(fieldType);
        out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, HOLDER, "get" + kind, "()" + result, false);
        if (kind.equals("Reference") && !fieldType.getInternalName().equals("java/lang/Object")) {
            out.visitTypeInsn(Opcodes.CHECKCAST, fieldType.getInternalName());
        }
    }

    /**
     * Only initialisers of the interface itself write.
     *
     * @param both whether the field itself gets the value as well, which happens once
     */
    static void write(
            MethodVisitor out, String owner, String field, String descriptor, boolean both) {
        Type fieldType = Type.getType(descriptor);
        boolean wide = fieldType.getSize() == 2;
        if (both) {
            out.visitInsn(wide ? Opcodes.DUP2 : Opcodes.DUP);
            out.visitFieldInsn(Opcodes.PUTSTATIC, owner, field, descriptor);
        }
        out.visitFieldInsn(Opcodes.GETSTATIC, owner, holder(field), HOLDER_TYPE);
        if (wide) {
            out.visitInsn(Opcodes.DUP_X2);
            out.visitInsn(Opcodes.POP);
        } else {
            out.visitInsn(Opcodes.SWAP);
        }
        out.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL, HOLDER, "set", "(" + stored(fieldType) + ")V", false);
    }

    private static String kind(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> "Long";
            case Type.DOUBLE -> "Double";
            case Type.FLOAT -> "Float";
            case Type.OBJECT, Type.ARRAY -> "Reference";
            default -> "Int";
        };
    }

    private static String stored(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> "J";
            case Type.DOUBLE -> "D";
            case Type.FLOAT -> "F";
            case Type.OBJECT, Type.ARRAY -> "Ljava/lang/Object;";
            default -> "I";
        };
    }
}
