// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** What follows from class files alone. Each rule has a name, which the inventory shows. */
final class Rules {
    private static final Set<String> LOCKS =
            Set.of(
                    "java/util/concurrent/locks/ReentrantLock",
                    "java/util/concurrent/locks/ReentrantReadWriteLock",
                    "java/util/concurrent/locks/ReadWriteLock",
                    "java/util/concurrent/locks/Lock",
                    "jdk/internal/misc/InternalLock");
    private static final Set<String> WEAK =
            Set.of("java/lang/ref/ReferenceQueue", "java/lang/ClassValue");
    private static final Set<String> COUNTERS =
            Set.of(
                    "java/util/concurrent/atomic/AtomicInteger",
                    "java/util/concurrent/atomic/AtomicLong");

    static final Verdict ATOMIC = new Verdict(StateClass.COUNTER, "atomic number");

    private final JdkClasses jdk;
    private final Immutability immutability;

    Rules(JdkClasses jdk, Facts facts) {
        this.jdk = jdk;
        immutability = new Immutability(jdk, facts);
    }

    record Verdict(StateClass state, String rule) {
        String said() {
            return state + ", by rule: " + rule;
        }
    }

    Optional<Verdict> apply(StaticField field) {
        if (field.node.value != null && field.isFinal()) {
            return verdict(StateClass.CONSTANT, "constant value");
        }
        if (field.isSynthetic()) {
            return verdict(StateClass.CONSTANT, "made by the compiler");
        }
        if (jdk.isRenewed(field.owner.name)) {
            return verdict(StateClass.RESET, "made new with the program's");
        }
        if (isSettled(field)) {
            return settled(field);
        }
        boolean counts = !field.values.isEmpty() && field.isPrimitive();
        boolean stateless = !field.isPrimitive() && field.isPrivate();
        for (Origin value : field.values) {
            boolean first = !value.later() && value.kind() == Origin.Kind.CONSTANT;
            counts &= first || value.kind() == Origin.Kind.INCREMENT;
            stateless &= value.kind() == Origin.Kind.CONSTANT || isStateless(value);
        }
        if (counts) {
            return verdict(StateClass.COUNTER, "only counted up");
        }
        return stateless
                ? verdict(StateClass.CACHE, "made when first asked for, without state")
                : Optional.empty();
    }

    /** Whether only initialisers set the field. */
    boolean isSettled(StaticField field) {
        return field.isFinal() || field.laterWriters.isEmpty() && !isOpen(field);
    }

    private Optional<Verdict> settled(StaticField field) {
        if (field.isPrimitive()) {
            return verdict(StateClass.CONSTANT, "set by initialisers");
        }
        if (isConstant(field)) {
            return verdict(StateClass.CONSTANT, "immutable");
        }
        String type = field.type().getInternalName();
        if (jdk.isSubtype(type, "java/lang/ThreadLocal") || isAll(field, "java/lang/ThreadLocal")) {
            return verdict(StateClass.CONSTANT, "of threads, which end");
        }
        if (LOCKS.contains(type)) {
            return verdict(StateClass.CONSTANT, "lock");
        }
        if (WEAK.stream().anyMatch(weak -> jdk.isSubtype(type, weak))) {
            return verdict(StateClass.CACHE, "weak");
        }
        boolean hidden = !isOpen(field);
        boolean changed = field.uses.contains(Use.CHANGED);
        boolean onlyRead = !changed && !field.uses.contains(Use.PASSED);
        if (hidden
                && onlyRead
                && field.type().getSort() == Type.ARRAY
                && immutability.ofType(field.type().getElementType())) {
            return verdict(StateClass.CONSTANT, "array that is only read");
        }
        if (hidden
                && onlyRead
                && Immutability.isCollection(field.node.desc)
                && immutability.contentOf(field.node.signature)) {
            return verdict(StateClass.CONSTANT, "collection that is only read");
        }
        if (hidden
                && !changed
                && field.type().getSort() == Type.ARRAY
                && immutability.ofType(field.type().getElementType())) {
            return verdict(StateClass.CONSTANT, "array that its class does not change");
        }
        if (hidden && !changed && Immutability.isCollection(field.node.desc)) {
            return verdict(StateClass.CONSTANT, "collection that its class does not change");
        }
        if (isCounter(field)) {
            return Optional.of(ATOMIC);
        }
        return Optional.empty();
    }

    static boolean isCounter(StaticField field) {
        return COUNTERS.contains(field.type().getInternalName());
    }

    private boolean isConstant(StaticField field) {
        if (immutability.ofType(field.type())) {
            return true;
        }
        if (field.values.isEmpty()) {
            return false;
        }
        for (Origin value : field.values) {
            boolean constant =
                    switch (value.kind()) {
                        case CONSTANT, LAMBDA -> true;
                        case NEW -> immutability.ofClass(value.type());
                        case UNMODIFIABLE -> immutability.contentOf(field.node.signature);
                        case OTHER ->
                                value.type().startsWith("L")
                                        && immutability.ofType(Type.getType(value.type()));
                        case ARRAY, INCREMENT -> false;
                    };
            if (!constant) {
                return false;
            }
        }
        return true;
    }

    private boolean isAll(StaticField field, String base) {
        return !field.values.isEmpty()
                && field.values.stream()
                        .allMatch(
                                v -> v.kind() == Origin.Kind.NEW && jdk.isSubtype(v.type(), base));
    }

    private boolean isStateless(Origin value) {
        if (value.kind() == Origin.Kind.LAMBDA) {
            return true;
        }
        if (value.kind() != Origin.Kind.NEW || !immutability.ofClass(value.type())) {
            return false;
        }
        for (String at = value.type(); at != null && !at.equals("java/lang/Object"); ) {
            var type = jdk.find(at);
            if (type == null
                    || type.fields.stream().anyMatch(f -> (f.access & Opcodes.ACC_STATIC) == 0)) {
                return false;
            }
            at = type.superName;
        }
        return true;
    }

    private boolean isOpen(StaticField field) {
        return (field.node.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0
                && jdk.isOpenToPrograms(field.owner);
    }

    private static Optional<Verdict> verdict(StateClass state, String rule) {
        return Optional.of(new Verdict(state, rule));
    }
}
