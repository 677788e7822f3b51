// SPDX-License-Identifier: Apache-2.0

import java.lang.ref.Reference;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a static field of the JDK has, as text that is the same in each new JVM. */
final class SetterLook {
    /** An object of this program. */
    static final String PROGRAM = "PROGRAM";

    /** A text that was made for its calls, which caches may keep. */
    static final String TEXT = "OWNTEXT";

    private static final int DEPTH = 5;
    private static final int ELEMENTS = 60;
    private static final int LENGTH = 6000;

    /** Two of a class are not the same. */
    private static final Map<Object, Integer> NUMBERS = new IdentityHashMap<>();

    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private SetterLook() {}

    static String field(String name) {
        int dot = name.lastIndexOf('.');
        try {
            Field field = Class.forName(name.substring(0, dot).replace('/', '.')).getDeclaredField(name.substring(dot + 1));
            field.setAccessible(true);
            return of(field.get(null));
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return "not readable: " + e.getClass().getName();
        }
    }

    static String of(Object value) {
        String text = new SetterLook().show(value, DEPTH).replaceAll("\\s", " ");
        if (text.length() <= LENGTH) {
            return text;
        }
        String marks = (text.contains(PROGRAM) ? PROGRAM : "") + (text.contains(TEXT) ? TEXT : "");
        return text.substring(0, LENGTH) + "... " + text.hashCode() + marks;
    }

    private static boolean isOwn(String shown) {
        return shown.contains(PROGRAM) || shown.contains(TEXT);
    }

    private String show(Object value, int depth) {
        if (value == null) {
            return "null";
        }
        if (value instanceof Class<?> type) {
            // Those of programs stay, and are initialised again.
            return "class " + type.getName();
        }
        Class<?> type = value.getClass();
        if (isOfProgram(type)) {
            int number = NUMBERS.computeIfAbsent(value, k -> NUMBERS.size());
            return PROGRAM + " " + type.getName().replaceFirst("/0x.*", "") + " " + number;
        }
        if (value instanceof String || value instanceof Number || value instanceof Boolean || value instanceof Character) {
            return value.toString().contains(SetterArguments.TEXT) ? TEXT + " " + value : value.toString();
        }
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        if (!seen.add(value)) {
            return "^";
        }
        if (depth == 0 || value instanceof Thread || value instanceof ClassLoader || value instanceof Module) {
            return type.getName();
        }
        if (value instanceof Reference<?> reference) {
            String referent = show(reference.get(), depth - 1);
            return isOwn(referent) ? "reference to " + referent : "reference";
        }
        if (type.isArray()) {
            List<String> elements = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value) && i < ELEMENTS; i++) {
                elements.add(show(Array.get(value, i), depth - 1));
            }
            return elements.toString();
        }
        if (type.getName().startsWith("java.util.") && value instanceof Map<?, ?> map) {
            return map(map, depth);
        }
        if (type.getName().startsWith("java.util.") && value instanceof Collection<?> collection) {
            return sorted(collection.toArray(), depth);
        }
        return object(value, type, depth);
    }

    private String map(Map<?, ?> map, int depth) {
        List<String> entries = new ArrayList<>();
        for (Object key : map.keySet().toArray()) {
            entries.add(show(key, depth - 1) + "=" + show(map.get(key), depth - 1));
        }
        return cut(entries);
    }

    private String sorted(Object[] elements, int depth) {
        List<String> texts = new ArrayList<>();
        for (Object element : elements) {
            texts.add(show(element, depth - 1));
        }
        // How many the collector has left says nothing.
        texts.removeIf("reference"::equals);
        return cut(texts);
    }

    private static String cut(List<String> texts) {
        Collections.sort(texts);
        // What is of the program is seen in any case.
        texts.sort((a, b) -> Boolean.compare(isOwn(b), isOwn(a)));
        return texts.size() + (texts.size() > ELEMENTS ? texts.subList(0, ELEMENTS) : texts).toString();
    }

    private String object(Object value, Class<?> type, int depth) {
        StringBuilder text = new StringBuilder(type.getName()).append('{');
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if ((field.getModifiers() & Modifier.STATIC) == 0) {
                    try {
                        field.setAccessible(true);
                        text.append(field.getName()).append('=').append(show(field.get(value), depth - 1)).append(' ');
                    } catch (ReflectiveOperationException | RuntimeException e) {
                        // Of a package that is not open.
                    }
                }
            }
        }
        return text.append('}').toString();
    }

    private static boolean isOfProgram(Class<?> type) {
        for (Class<?> at = type; at.isArray(); ) {
            at = at.getComponentType();
            type = at;
        }
        ClassLoader loader = type.getClassLoader();
        return loader != null && loader != ClassLoader.getPlatformClassLoader() && !type.getName().startsWith("jdk.")
                && !type.getName().startsWith("com.sun.") && !type.getName().startsWith("sun.");
    }
}
