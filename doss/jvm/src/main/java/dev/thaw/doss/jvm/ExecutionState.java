// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.rules.Reason;
import dev.thaw.doss.rules.Rule;
import dev.thaw.doss.rules.Rules;
import dev.thaw.doss.rules.StateTest;
import java.io.Serializable;
import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Currency;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which objects cannot be in a snapshot because they mean something only to this process: the table
 * that images have, too, and what a JVM cannot copy.
 */
final class ExecutionState {
    private static final String HIDDEN =
            "it is a lambda or other hidden class, which another process cannot find; make the"
                    + " interface it implements extend java.io.Serializable";

    private static final Rules RULES = new Rules(programLoader());

    private static final Map<StateTest, Field> FIELDS = new ConcurrentHashMap<>();

    private static final Field QUEUE = field("java.lang.ref.Reference", "queue");
    private static final Field BACKTRACE = field("java.lang.Throwable", "backtrace");
    private static final Field STACK_TRACE = field("java.lang.Throwable", "stackTrace");
    private static final Object NO_QUEUE =
            value(field("java.lang.ref.ReferenceQueue", "NULL_QUEUE"), null);
    private static final Object NO_STACK_TRACE =
            value(field("java.lang.Throwable", "UNASSIGNED_STACK"), null);

    private ExecutionState() {}

    private static ClassLoader programLoader() {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return loader != null ? loader : ExecutionState.class.getClassLoader();
    }

    /** Why no object of the class can be in a snapshot, or null. */
    static String reasonAgainst(Class<?> type) {
        if (type.isHidden()) {
            return Serializable.class.isAssignableFrom(type) ? RULES.of(type).refusal() : HIDDEN;
        }
        if (Path.class.isAssignableFrom(type) || type.isInterface() || type.isPrimitive()) {
            return null;
        }
        Rule rule = RULES.of(type);
        boolean dependsOnObject =
                rule.test() != null
                        || rule.reason() == Reason.THROWABLE
                        || rule.reason() == Reason.ONE_FOR_EACH_VALUE;
        if (rule.isData() || dependsOnObject) {
            return null;
        }
        boolean isEmptied = type == WeakReference.class || type == SoftReference.class;
        return rule.reason() == Reason.REFERENCE && isEmptied ? null : rule.text();
    }

    /** Why this object cannot be in a snapshot, or null. */
    static String reasonAgainst(Object object) {
        return switch (object) {
            case Reference<?> r when r.get() != null || value(QUEUE, r) != NO_QUEUE ->
                    Reason.REFERENCE.text();
            case WeakHashMap<?, ?> m when !((Map<?, ?>) m).isEmpty() -> Reason.REFERENCE.text();
            case Throwable t when hasCodeAddresses(t) -> Reason.THROWABLE.text();
            case Path p when p.getFileSystem() != FileSystems.getDefault() ->
                    Reason.FILE_SYSTEM.text();
            default -> {
                String reason = reasonAgainst(object.getClass());
                yield reason == null ? reasonAgainstState(object) : reason;
            }
        };
    }

    private static boolean hasCodeAddresses(Throwable t) {
        return value(BACKTRACE, t) != null && value(STACK_TRACE, t) == NO_STACK_TRACE;
    }

    private static String reasonAgainstState(Object object) {
        Class<?> type = object.getClass();
        if (type.isHidden() || object instanceof Path) {
            return null;
        }
        Rule rule = RULES.of(type);
        if (rule.reason() == Reason.ONE_FOR_EACH_VALUE) {
            return isFoundAgain(object) ? null : rule.text();
        }
        StateTest test = rule.test();
        if (test == null) {
            return null;
        }
        Field field = FIELDS.computeIfAbsent(test, t -> field(t.declaring(), t.field()));
        Object value = value(field, object);
        long number =
                value instanceof Number n && field.getType().isPrimitive()
                        ? n.longValue()
                        : value == null ? 0 : 1;
        return test.refuses(number) ? rule.text() : null;
    }

    /** By its value, or by the name of its field. */
    private static boolean isFoundAgain(Object object) {
        return object instanceof Currency || Singletons.fieldOf(object, Set.of()) != null;
    }

    /** Whether the program says of a class that its objects are data. */
    static boolean isNamed(Class<?> type) {
        return RULES.isNamed(type);
    }

    private static Field field(String declaring, String name) {
        try {
            Class<?> type = Class.forName(declaring);
            JdkAccess.require();
            JdkAccess.open(type);
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (ReflectiveOperationException e) {
            throw new DOSSException("This JDK's " + declaring + " has no " + name, e);
        }
    }

    private static Object value(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
