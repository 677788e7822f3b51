// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.rules.Identity;
import dev.thaw.doss.rules.IdentityComparisons;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Objects that are one for each process: those in a static final field of a class that is declared
 * together with theirs; of a program, if theirs does not say when two are equal, and also in fields
 * that are not final, if nobody but theirs makes such objects; strings and arrays, if classes of
 * the graph compare their own static final fields with them. In an image they are constants. A copy
 * refers to this process's own, by the field's name, if neither can have changed; those of the JDK
 * that can have are refused by their rules.
 */
final class Singletons {
    private static final Map<Class<?>, List<Field>> FIELDS = new ConcurrentHashMap<>();

    /** By the outermost class. */
    private static final Map<Class<?>, List<Field>> COMPARED = new ConcurrentHashMap<>();

    private Singletons() {}

    /** The serializer, or one that looks for singletons first if there can be some. */
    static Serializer<?> around(Class<?> type, Serializer<?> serializer) {
        return type == Object.class
                        || type == String.class
                        || type.isArray()
                        || !fieldsFor(type).isEmpty()
                ? new ByName(serializer)
                : serializer;
    }

    /**
     * The field that an object is the singleton of, or null.
     *
     * @param seen classes of the graph: a plain {@code Object} is looked for there
     */
    static Field fieldOf(Object object, Iterable<Class<?>> seen) {
        Class<?> type = object.getClass();
        if (type != Object.class) {
            return find(object, fieldsFor(type));
        }
        for (Class<?> c : seen) {
            Field field = isOfProgram(c) ? find(object, fieldsBeside(c, Object.class)) : null;
            if (field != null) {
                return field;
            }
        }
        return null;
    }

    private static Field find(Object object, List<Field> fields) {
        for (Field field : fields) {
            if (JdkAccess.isInitialized(field.getDeclaringClass()) && valueOf(field) == object) {
                return field;
            }
        }
        return null;
    }

    private static Object valueOf(Field field) {
        JdkAccess.open(field.getDeclaringClass());
        return RawFields.get(field, null);
    }

    private static List<Field> fieldsFor(Class<?> type) {
        return FIELDS.computeIfAbsent(
                type,
                t ->
                        isOfJdk(t) || isOfProgram(t) && Identity.decides(t)
                                ? fieldsBeside(t, t)
                                : List.of());
    }

    /** Strings and arrays with which classes of a graph compare static final fields of theirs. */
    static Map<Object, Field> compared(Iterable<Class<?>> seen) {
        Map<Object, Field> found = new IdentityHashMap<>();
        for (Class<?> c : seen) {
            if (isOfProgram(c)) {
                for (Field f : COMPARED.computeIfAbsent(c.getNestHost(), Singletons::comparedIn)) {
                    Object value =
                            JdkAccess.isInitialized(f.getDeclaringClass()) ? valueOf(f) : null;
                    if (value instanceof String || value != null && value.getClass().isArray()) {
                        found.put(value, f);
                    }
                }
            }
        }
        return found;
    }

    private static List<Field> comparedIn(Class<?> host) {
        Class<?>[] nest = host.getNestMembers();
        Set<String> names = new HashSet<>();
        for (Class<?> c : nest) {
            names.addAll(IdentityComparisons.of(c));
        }
        List<Field> found = new ArrayList<>();
        for (Class<?> c : names.isEmpty() ? new Class<?>[0] : nest) {
            for (Field f : c.getDeclaredFields()) {
                if (isStaticFinal(f) && names.contains(c.getName() + "." + f.getName())) {
                    found.add(f);
                }
            }
        }
        return found;
    }

    private static boolean isStaticFinal(Field field) {
        return Modifier.isStatic(field.getModifiers()) && Modifier.isFinal(field.getModifiers());
    }

    /** Static fields of the classes declared together with one that can have such a value. */
    private static List<Field> fieldsBeside(Class<?> type, Class<?> value) {
        List<Field> found = new ArrayList<>();
        boolean mayBeLazy = isOfProgram(value) && Identity.isMadeOnlyByItself(value);
        for (Class<?> c : type.getNestHost().getNestMembers()) {
            for (Field f : c.getDeclaredFields()) {
                int modifiers = f.getModifiers();
                if (Modifier.isStatic(modifiers)
                        && (Modifier.isFinal(modifiers) || mayBeLazy)
                        && f.getType().isAssignableFrom(value)) {
                    found.add(f);
                }
            }
        }
        return found;
    }

    private static boolean isOfJdk(Class<?> type) {
        return JdkAccess.isOfJdk(type)
                && !type.isHidden()
                && !type.isArray()
                && !Enum.class.isAssignableFrom(type);
    }

    private static boolean isOfProgram(Class<?> type) {
        return !JdkAccess.isOfJdk(type)
                && !type.isHidden()
                && !type.isArray()
                && !Enum.class.isAssignableFrom(type)
                && !ExecutionState.isNamed(type);
    }

    /** Whether an object has no state but values that never change. */
    private static boolean cannotChange(Object object) {
        if (object.getClass().isArray()) {
            return Array.getLength(object) == 0;
        }
        return object instanceof String || cannotChange(object.getClass());
    }

    private static boolean cannotChange(Class<?> type) {
        for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
            for (Field f : c.getDeclaredFields()) {
                Class<?> t = f.getType();
                boolean isValue =
                        t.isPrimitive()
                                || t == String.class
                                || t == Class.class
                                || t.isEnum()
                                || Number.class.isAssignableFrom(t)
                                        && t.getPackageName().equals("java.lang");
                boolean isFinal = Modifier.isFinal(f.getModifiers());
                if (!Modifier.isStatic(f.getModifiers()) && !(isFinal && isValue)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static final class ByName extends Serializer<Object> {
        private static final int ROOT = 1;
        private final Serializer<Object> others;

        @SuppressWarnings("unchecked")
        ByName(Serializer<?> others) {
            this.others = (Serializer<Object>) others;
        }

        @Override
        public void write(Kryo kryo, Output output, Object object) {
            // The root may be one: who asks for it knows.
            Field field =
                    kryo.getDepth() == ROOT
                            ? null
                            : fieldOf(object, ((GraphKryo) kryo).references());
            output.writeBoolean(field != null);
            if (field == null) {
                others.write(kryo, output, object);
            } else if (isFoundByName(field, object)) {
                output.writeString(field.getDeclaringClass().getName());
                output.writeString(field.getName());
            } else {
                throw RefusedObject.of(
                        object,
                        "it is the one in %s.%s, and each process has its own; keep what it is to say, and ask for it again"
                                .formatted(field.getDeclaringClass().getName(), field.getName()));
            }
        }

        private static Field fieldOf(Object object, GraphReferences references) {
            return object instanceof String || object.getClass().isArray()
                    ? references.compared().get(object)
                    : Singletons.fieldOf(object, references.known());
        }

        /** Another process has the same there, always. */
        private static boolean isFoundByName(Field field, Object object) {
            Class<?> type = object.getClass();
            boolean isChecked = type == Object.class || type == String.class || type.isArray();
            return Modifier.isFinal(field.getModifiers())
                    && (!isChecked && JdkAccess.isOfJdk(type) || cannotChange(object));
        }

        @Override
        public Object read(Kryo kryo, Input input, Class<? extends Object> type) {
            if (!input.readBoolean()) {
                return others.read(kryo, input, type);
            }
            Class<?> declaring = ClassSerializer.find(input.readString(), kryo.getClassLoader());
            String name = input.readString();
            Object found;
            try {
                found = valueOf(declaring.getDeclaredField(name));
            } catch (NoSuchFieldException e) {
                found = null;
            }
            if (!type.isInstance(found)) {
                throw new DOSSException(
                        "%s.%s is no %s here; store the snapshot again"
                                .formatted(declaring.getName(), name, type.getName()));
            }
            kryo.reference(found);
            return found;
        }
    }
}
