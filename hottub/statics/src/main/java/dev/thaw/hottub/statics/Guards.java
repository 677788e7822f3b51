// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import java.util.Optional;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Calls of guards in one method. A guard is a static method that initialises its class if this run
 * has not; here is decided where the JVM might initialise a class, so that its guard is called. The
 * calls do not branch, so stack map frames stay valid.
 */
final class Guards {
    private final ClassPlan plan;
    private final MethodVisitor out;

    Guards(ClassPlan plan, MethodVisitor out) {
        this.plan = plan;
        this.out = out;
    }

    /** Each class has a name of its own for it, so that a subclass passes calls on. */
    static String name(String className) {
        return "thaw$guard$" + className.replace('/', '$');
    }

    /** Whether the JVM may initialise the class when it calls the method. */
    static boolean isEntry(ClassFacts facts, int access, String name, String descriptor) {
        if ((access & Opcodes.ACC_STATIC) == 0) {
            return name.equals("<init>");
        }
        // Private methods are called by the class itself, or by classes nested with it, which take
        // care; or by a thread that a static initialiser starts, through a method handle.
        return (access & Opcodes.ACC_PRIVATE) == 0
                || (access & Opcodes.ACC_SYNTHETIC) != 0
                || facts.named().contains(ClassFacts.key(name, descriptor));
    }

    void callOwn() {
        plan.callOwn(out, name(plan.name()));
    }

    /** Whether there was anything to call. */
    boolean callBeforeNew(String created) {
        boolean needed = mayInitialise(created);
        if (needed) {
            call(created, created);
        }
        return needed;
    }

    private boolean mayInitialise(String created) {
        if (created.equals(plan.name()) || plan.hierarchy.isPlatform(created)) {
            return false;
        }
        return plan.hierarchy
                .known(plan.loader, created)
                .map(facts ->
                        plan.hierarchy.initialises(plan.loader, facts)
                                && !plan.hierarchy.isSubclass(plan.loader, plan.facts, created))
                .orElse(true);
    }

    /**
     * For an access to a field by the name {@code owner}, which another class declares.
     *
     * @param early whether superclasses may not be initialised either
     */
    void callBeforeAccess(ClassFacts declaring, String owner, boolean early) {
        if (!declaring.isInterface()
                && plan.hierarchy.initialises(plan.loader, declaring)
                && (early
                        || !plan.hierarchy.isSubclass(plan.loader, plan.facts, declaring.name()))) {
            call(owner, declaring.name());
        }
    }

    /** Private methods of other classes do not initialise their class. */
    void callBeforeNestmate(String owner, String method, String descriptor) {
        if (!owner.equals(plan.name())
                && outermost(owner).equals(outermost(plan.name()))
                && plan.hierarchy
                        .facts(plan.loader, owner)
                        .filter(facts ->
                                !facts.isInterface()
                                        && facts.privateMethods()
                                                .contains(ClassFacts.key(method, descriptor))
                                        && plan.hierarchy.initialises(plan.loader, facts))
                        .isPresent()) {
            call(owner, owner);
        }
    }

    /** Native methods have no guard of their own. */
    void callBeforeNative(String owner, String method, String descriptor) {
        if (owner.equals(plan.name())
                || owner.startsWith("[")
                || plan.hierarchy.isPlatform(owner)) {
            return;
        }
        String key = ClassFacts.key(method, descriptor);
        Optional<ClassFacts> declaring = plan.hierarchy.facts(plan.loader, owner);
        while (declaring.isPresent() && !declaring.get().natives().contains(key)) {
            declaring = plan.hierarchy.facts(plan.loader, declaring.get().superName());
        }
        declaring.ifPresent(facts -> callBeforeAccess(facts, owner, false));
    }

    private static String outermost(String name) {
        int end = name.indexOf('$', name.lastIndexOf('/') + 2);
        return end < 0 ? name : name.substring(0, end);
    }

    private void call(String owner, String guarded) {
        out.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name(guarded), "()V", false);
    }
}
