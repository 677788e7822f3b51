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

    private static String getter(String name) {
        return "thaw$get$" + name;
    }

    static void addHolders(ClassVisitor out, ClassPlan plan) {
        for (StaticField field : plan.facts.fields().values()) {
            if (field.isReset()) {
                if (hasGetter(plan, Type.getType(field.descriptor()))) {
                    addGetter(out, plan, field);
                }
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

    /** Whether who reads the field may not name its type: only the interface has to. */
    private static boolean hasGetter(ClassPlan plan, Type field) {
        Type type = elementType(field);
        return type.getSort() == Type.OBJECT && !plan.hierarchy.isPlatform(type.getInternalName());
    }

    private static void addGetter(ClassVisitor out, ClassPlan plan, StaticField field) {
        MethodVisitor method =
                plan.add(out, Opcodes.ACC_PUBLIC, getter(field.name()), "()" + field.descriptor());
        method.visitCode();
        readHolder(method, plan.name(), field.name(), field.descriptor());
        method.visitInsn(Opcodes.ARETURN);
        method.visitMaxs(1, 0);
        method.visitEnd();
    }

    /**
     * @param declaring the interface
     * @param owner by whose name the field is read: the interface, or what inherits from it
     */
    static void read(
            MethodVisitor out,
            ClassPlan plan,
            ClassFacts declaring,
            String owner,
            String field,
            String descriptor) {
        Type fieldType = Type.getType(descriptor);
        String type = elementType(fieldType).getInternalName();
        boolean isNamed = owner.equals(declaring.name());
        if (!hasGetter(plan, fieldType)
                || isOfPackage(plan, type)
                || declaring.name().equals(plan.name())
                || !(isNamed && plan.callsInterfaces()) && mayName(plan, type)) {
            readHolder(out, owner, field, descriptor);
        } else if (plan.callsInterfaces() && (isNamed || mayName(plan, declaring.name()))) {
            out.visitMethodInsn(
                    Opcodes.INVOKESTATIC, declaring.name(), getter(field), "()" + descriptor, true);
        } else {
            throw new UnsupportedOperationException(
                    "it reads a field of an interface whose type it may not name");
        }
    }

    /** What is not known may be public. */
    private static boolean mayName(ClassPlan plan, String type) {
        return isOfPackage(plan, type)
                || plan.hierarchy
                        .facts(plan.loader, type)
                        .filter(facts -> (facts.access() & Opcodes.ACC_PUBLIC) == 0)
                        .isEmpty();
    }

    private static boolean isOfPackage(ClassPlan plan, String type) {
        int end = type.lastIndexOf('/') + 1;
        return end == plan.name().lastIndexOf('/') + 1
                && type.regionMatches(0, plan.name(), 0, end);
    }

    private static Type elementType(Type type) {
        return type.getSort() == Type.ARRAY ? type.getElementType() : type;
    }

    private static void readHolder(
            MethodVisitor out, String owner, String field, String descriptor) {
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
