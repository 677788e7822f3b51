// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.guard.ClassState;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * What is to become of one class: decided once, from its facts and those of its supertypes, since
 * all parts of the transformation have to agree on it. Also how added code reaches the class's
 * state.
 */
final class ClassPlan {
    static final String STATE = Type.getInternalName(ClassState.class);
    static final String STATE_TYPE = Type.getDescriptor(ClassState.class);

    /** Access of all members that are added. */
    static final int ADDED = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

    final ClassLoader loader;
    final ClassFacts facts;
    final Hierarchy hierarchy;

    /** Whether the class has static state, so that resets have to know of it. */
    final boolean registers;

    final boolean initialises;

    /** Whether methods of objects look whether the class is initialised. */
    final boolean ownAccessGuarded;

    /**
     * Whether methods of objects may run while another thread initialises the class. The JVM makes
     * them wait where they need it, not before, as the initialiser may wait for them.
     */
    final boolean early;

    /** The JVM's initialisation needs code of its own: it alone may write final fields. */
    final boolean writesFinals;

    /** Whether the class file gets a later version: static methods of interfaces came with 52. */
    final boolean upgraded;

    ClassPlan(ClassLoader loader, ClassFacts facts, Hierarchy hierarchy) {
        this.loader = loader;
        this.facts = facts;
        this.hierarchy = hierarchy;
        upgraded = facts.isInterface() && facts.initialiser() && facts.version() < Opcodes.V1_8;
        initialises = hierarchy.initialises(loader, facts);
        registers = initialises || facts.hasState();
        early = facts.early() && !facts.isInterface();
        writesFinals =
                facts.hasKept()
                        || facts.isInterface()
                                && facts.fields().values().stream().anyMatch(f -> !f.constant());
        ownAccessGuarded =
                initialises && !facts.isInterface() && hierarchy.isSerializable(loader, facts);
    }

    String name() {
        return facts.name();
    }

    boolean hasFrames() {
        return upgraded || facts.version() >= Opcodes.V1_6;
    }

    /** Whether the class file may call static methods of interfaces. */
    boolean callsInterfaces() {
        return upgraded || facts.version() >= Opcodes.V1_8;
    }

    /** Begins a method that only the class itself and resets call. */
    MethodVisitor addHidden(ClassVisitor out, String name, String descriptor) {
        return add(
                out,
                facts.isInterface() ? Opcodes.ACC_PUBLIC : Opcodes.ACC_PRIVATE,
                name,
                descriptor);
    }

    MethodVisitor add(ClassVisitor out, int access, String name, String descriptor) {
        return out.visitMethod(access | ADDED, name, descriptor, null, null);
    }

    void callOwn(MethodVisitor method, String name) {
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC, facts.name(), name, "()V", facts.isInterface());
    }

    void loadState(MethodVisitor method) {
        method.visitFieldInsn(Opcodes.GETSTATIC, facts.name(), ClassState.FIELD, STATE_TYPE);
    }

    void callState(MethodVisitor method, String name, String descriptor) {
        method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, STATE, name, descriptor, false);
    }
}
