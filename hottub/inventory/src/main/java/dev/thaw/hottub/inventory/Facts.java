// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * What the class files say of all static fields, and of the fields of objects that they may hold.
 */
final class Facts {
    private final JdkClasses jdk;
    private final Initialisers initialisers;
    private final Map<String, StaticField> statics = new TreeMap<>();

    /** Fields of objects that are stored into after the constructor. */
    private final Set<String> changing = new HashSet<>();

    private final Map<String, Set<Use>> usesOfFields = new HashMap<>();

    /**
     * Accesses to static fields that are made new, by code that does not initialise their class.
     */
    private final Set<String> unguarded = new TreeSet<>();

    Facts(JdkClasses jdk) {
        this.jdk = jdk;
        initialisers = new Initialisers(jdk);
        for (ClassNode type : jdk.all()) {
            for (FieldNode field : type.fields) {
                if ((field.access & Opcodes.ACC_STATIC) != 0) {
                    StaticField found = new StaticField(type, field);
                    statics.put(found.id(), found);
                }
            }
        }
        for (ClassNode type : jdk.all()) {
            for (MethodNode method : type.methods) {
                scan(type, method);
            }
        }
    }

    Collection<StaticField> statics() {
        return statics.values();
    }

    Set<String> unguarded() {
        return unguarded;
    }

    boolean isChanging(ClassNode owner, FieldNode field) {
        return changing.contains(owner.name + "." + field.name);
    }

    boolean isOnlyRead(ClassNode owner, FieldNode field) {
        Set<Use> uses = usesOfFields.getOrDefault(owner.name + "." + field.name, Set.of());
        return !uses.contains(Use.PASSED) && !uses.contains(Use.CHANGED);
    }

    /** A field is named by the class that the code has at hand, which may inherit it. */
    private StaticField find(FieldInsnNode instruction) {
        for (String at = instruction.owner; at != null; ) {
            StaticField field = statics.get(at + "." + instruction.name);
            if (field != null) {
                return field;
            }
            ClassNode type = jdk.find(at);
            at = type == null ? null : type.superName;
        }
        return null;
    }

    private String idOfObjects(FieldInsnNode instruction) {
        for (String at = instruction.owner; at != null; ) {
            ClassNode type = jdk.find(at);
            if (type == null) {
                break;
            }
            for (FieldNode field : type.fields) {
                if (field.name.equals(instruction.name)) {
                    return at + "." + field.name;
                }
            }
            at = type.superName;
        }
        return instruction.owner + "." + instruction.name;
    }

    private void scan(ClassNode type, MethodNode method) {
        MethodId id = new MethodId(type.name, method.name, method.desc);
        boolean later = !initialisers.contains(id);
        boolean follow = false;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof FieldInsnNode access) {
                addIfUnguarded(type, id, access);
                boolean reference = access.desc.length() > 1;
                switch (access.getOpcode()) {
                    case Opcodes.PUTSTATIC:
                        StaticField stored = find(access);
                        if (stored != null && later) {
                            stored.laterWriters.add(id);
                        }
                        follow |= !isPlain(stored);
                        break;
                    case Opcodes.GETSTATIC:
                        follow |= reference && later && !isPlain(find(access));
                        break;
                    case Opcodes.PUTFIELD:
                        String field = idOfObjects(access);
                        if (!id.isConstructor() || !field.startsWith(type.name + ".")) {
                            changing.add(field);
                        }
                        break;
                    default:
                        follow |= access.desc.startsWith("[");
                        break;
                }
            }
        }
        if (follow) {
            follow(type, method, id, later);
        }
    }

    private void addIfUnguarded(ClassNode type, MethodId id, FieldInsnNode access) {
        boolean isStatic =
                access.getOpcode() == Opcodes.GETSTATIC || access.getOpcode() == Opcodes.PUTSTATIC;
        if (isStatic && jdk.isRenewed(access.owner) && !jdk.isRenewed(type.name)) {
            StaticField field = find(access);
            if (field == null || !field.isFinal() || field.node.value == null) {
                unguarded.add(id + " accesses " + access.owner + "." + access.name);
            }
        }
    }

    /** Nothing is to be learned of these. */
    private static boolean isPlain(StaticField field) {
        return field == null
                || field.isSynthetic()
                || field.isFinal()
                        && (field.isPrimitive() || field.node.desc.equals("Ljava/lang/String;"));
    }

    private void follow(ClassNode type, MethodNode method, MethodId id, boolean later) {
        FieldFlow flow;
        try {
            flow = new FieldFlow(type.name, method);
        } catch (AnalyzerException e) {
            throw new IllegalStateException(id + ": " + e.getMessage(), e);
        }
        flow.stores(
                (store, origin) -> {
                    StaticField field = find(store);
                    if (field != null && !field.values.contains(origin)) {
                        field.values.add(origin);
                    }
                },
                later);
        flow.uses((load, use) -> {
            if (load.getOpcode() == Opcodes.GETFIELD) {
                if (!id.isConstructor() || use != Use.PASSED && use != Use.CHANGED) {
                    usesOfFields
                            .computeIfAbsent(idOfObjects(load), k -> EnumSet.noneOf(Use.class))
                            .add(use);
                }
            } else if (later) {
                StaticField field = find(load);
                if (field != null && !field.uses.contains(use)) {
                    field.uses.add(use);
                }
            }
        });
    }
}
