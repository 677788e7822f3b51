// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Finds out how a function is written, without initialising its class. */
public final class EntryFinder {
    private static final String GSON_OBJECT = "com.google.gson.JsonObject";

    private final ClassLoader loader;
    private final Consumer<Type> messages;

    /**
     * @param messages is told the types that are read or written by reflection
     */
    public EntryFinder(ClassLoader loader, Consumer<Type> messages) {
        this.loader = loader;
        this.messages = messages;
    }

    /**
     * The entry of that name.
     *
     * @param name a class, or a class and a static method: {@code com.example.Hello::greet}
     * @param wanted the signature; null to find it
     * @throws EntryException if there is none, or more than one
     */
    public Entry find(String name, Signature wanted) {
        String[] parts = name.split("::|#", 2);
        Class<?> type = load(parts[0]);
        List<Entry> found = parts.length == 2 ? methods(type, parts[1]) : all(type, wanted != null);
        List<Entry> fitting =
                found.stream().filter(e -> wanted == null || e.signature() == wanted).toList();
        if (fitting.size() == 1) {
            return fitting.getFirst();
        }
        if (fitting.isEmpty()) {
            throw new EntryException(nothing(name, wanted, found));
        }
        throw new EntryException(
                "%s can be called in several ways: %s. Choose one with --signature, or name the method, as %s::METHOD"
                        .formatted(name, describe(fitting), type.getName()));
    }

    private Class<?> load(String name) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new EntryException(
                    "there is no class %s on the class path: give its whole name, with the package"
                            .formatted(name));
        } catch (LinkageError e) {
            throw new EntryException(
                    "the class %s cannot be loaded: %s. Add the jar that it needs to the class path"
                            .formatted(name, e));
        }
    }

    private static String nothing(String name, Signature wanted, List<Entry> found) {
        String known =
                Arrays.stream(Signature.values())
                        .filter(s -> wanted == null || s == wanted)
                        .map(s -> "  %-19s %s".formatted(s.externalName(), s.shape()))
                        .collect(Collectors.joining("\n"));
        return found.isEmpty()
                ? "%s has none of the known signatures:\n%s".formatted(name, known)
                : "%s does not have the signature\n%s\nbut %s"
                        .formatted(name, known, describe(found));
    }

    private static String describe(List<Entry> entries) {
        return entries.stream().map(Entry::toString).collect(Collectors.joining(", "));
    }

    private List<Entry> all(Class<?> type, boolean chosen) {
        List<Entry> found = new ArrayList<>();
        Set<String> implemented = new LinkedHashSet<>();
        collect(type, implemented);
        for (Signature signature : Signature.values()) {
            if (signature.interfaceName().filter(implemented::contains).isPresent()
                    && (signature != Signature.FUNCTION || isFromTextToText(type))) {
                found.add(new Entry(signature, type, null, messages));
            }
        }
        List<Entry> main =
                methods(type, "main").stream()
                        .filter(e -> e.signature() == Signature.OPENWHISK)
                        .toList();
        List<Entry> text =
                methods(type, null).stream().filter(e -> e.signature() == Signature.TEXT).toList();
        // without a choice, static methods beside an interface are helpers, and so are those beside
        // main
        if (found.isEmpty() || chosen) {
            found.addAll(main);
        }
        if (found.isEmpty() || chosen) {
            found.addAll(text);
        }
        return found;
    }

    private static boolean isFromTextToText(Class<?> type) {
        Type[] parameters = TypeArguments.of(type, Function.class);
        return parameters.length == 2
                && parameters[0] == String.class
                && parameters[1] == String.class;
    }

    private static void collect(Class<?> type, Set<String> names) {
        if (type != null && names.add(type.getName())) {
            collect(type.getSuperclass(), names);
            for (Class<?> inherited : type.getInterfaces()) {
                collect(inherited, names);
            }
        }
    }

    /**
     * Static methods that are entries.
     *
     * @param name null for all public ones
     */
    private List<Entry> methods(Class<?> type, String name) {
        try {
            return Arrays.stream(type.getDeclaredMethods())
                    .filter(m -> Modifier.isStatic(m.getModifiers()) && !m.isSynthetic())
                    .filter(m ->
                            name == null
                                    ? Modifier.isPublic(m.getModifiers())
                                    : m.getName().equals(name))
                    .map(m -> entry(type, m))
                    .filter(Objects::nonNull)
                    .sorted(Comparator.comparing(Entry::toString))
                    .toList();
        } catch (LinkageError e) {
            throw new EntryException(
                    "the methods of %s cannot be read: %s. Add the jar that they need to the class path"
                            .formatted(type.getName(), e));
        }
    }

    private Entry entry(Class<?> type, Method method) {
        if (method.getParameterCount() != 1) {
            return null;
        }
        String from = method.getParameterTypes()[0].getName();
        String to = method.getReturnType().getName();
        String text = String.class.getName();
        if (from.equals(text) && to.equals(text)) {
            return new Entry(Signature.TEXT, type, method, messages);
        }
        if (from.equals(GSON_OBJECT) && to.equals(GSON_OBJECT)) {
            return new Entry(Signature.OPENWHISK, type, method, messages);
        }
        return null;
    }
}
