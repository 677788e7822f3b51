// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.attribute.SignatureAttribute;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Which classes have objects that a program can tell apart only by which they are. */
public final class Identity {
    static final String EQUALS = "equals";
    static final String EQUALS_TYPE = "(Ljava/lang/Object;)Z";

    private static final ClassValue<Boolean> OF_IDENTITY =
            new ClassValue<>() {
                @Override
                protected Boolean computeValue(Class<?> declaring) {
                    return isOfIdentity(declaring);
                }
            };

    private Identity() {}

    /**
     * Whether two objects of a class are equal only if they are one: it has no {@code equals}, or
     * one that says no of each other object of the same class. Enums and lambdas are none of these.
     *
     * @param type of objects; no interface
     */
    public static boolean decides(Class<?> type) {
        if (type.isHidden() || type.isArray() || Enum.class.isAssignableFrom(type)) {
            return false;
        }
        try {
            Class<?> declaring = type.getMethod(EQUALS, Object.class).getDeclaringClass();
            return declaring == Object.class || OF_IDENTITY.get(declaring);
        } catch (NoSuchMethodException | LinkageError e) {
            // what cannot be read has no equals that is known
            return true;
        }
    }

    private static boolean isOfIdentity(Class<?> declaring) {
        Optional<ClassModel> file =
                ClassFiles.read(declaring, declaring.getName().replace('.', '/'));
        return file.stream()
                .flatMap(f -> f.methods().stream())
                .filter(m ->
                        m.methodName().equalsString(EQUALS)
                                && m.methodType().equalsString(EQUALS_TYPE))
                .anyMatch(m -> new EqualsOfIdentity(declaring, m).isAlwaysFalse());
    }

    /**
     * The static field by which a class keeps its objects, one for each value, as {@code
     * class.field}; empty if it does not: others may make them, they say themselves when they are
     * equal, or there is no array, collection or other generic field of such objects.
     *
     * @param type of objects; no interface
     */
    public static Optional<String> registryOf(Class<?> type) {
        if (!isMadeOnlyByItself(type) || !decides(type)) {
            return Optional.empty();
        }
        Set<String> names = new HashSet<>();
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            names.add("L" + c.getName().replace('.', '/'));
        }
        for (ClassModel mate : ClassFiles.nestOf(type)) {
            for (FieldModel f : mate.fields()) {
                if (f.flags().has(AccessFlag.STATIC) && isOfMany(f, names)) {
                    String declaring = mate.thisClass().asInternalName().replace('/', '.');
                    return Optional.of(declaring + "." + f.fieldName().stringValue());
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isOfMany(FieldModel field, Set<String> names) {
        String text =
                field.findAttribute(Attributes.signature())
                        .map(SignatureAttribute::signature)
                        .map(s -> s.stringValue())
                        .orElse(field.fieldType().stringValue());
        // Not at its begin: that would be a field of one.
        return names.stream().anyMatch(n -> text.indexOf(n + ";") > 0 || text.indexOf(n + "<") > 0);
    }

    /**
     * Whether nobody but the class, and those declared together with it, can make objects of it.
     */
    public static boolean isMadeOnlyByItself(Class<?> type) {
        // What is private itself has private constructors that say nothing.
        if (type.isHidden()
                || type.isRecord()
                || Modifier.isPrivate(type.getModifiers())
                || Modifier.isAbstract(type.getModifiers())) {
            return false;
        }
        try {
            Constructor<?>[] constructors = type.getDeclaredConstructors();
            return constructors.length > 0
                    && Stream.of(constructors)
                            .allMatch(c -> Modifier.isPrivate(c.getModifiers()) || c.isSynthetic());
        } catch (LinkageError e) {
            // another class is not there, which a constructor names
            return false;
        }
    }
}
