// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.sd.cases.Case;
import dev.thaw.sd.cases.Cases;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No public class that holds plain data is forgotten in the packages that programs use most. */
class CoverageTest {
    private static final List<String> PACKAGES =
            List.of(
                    "java.util",
                    "java.util.concurrent",
                    "java.time",
                    "java.math",
                    "java.text",
                    "java.net");

    private static final String METHODS = "has static members only";
    private static final String EXECUTOR = "execution state: an executor, or part of one";
    private static final String SOCKET = "execution state: a socket";
    private static final String MACHINE = "describes devices of the machine it runs on";
    private static final String CURSOR =
            "a position in something that it reads, no data of its own";

    /** Classes that no case needs, and why. */
    private static final Map<String, String> EXCLUDED =
            Map.ofEntries(
                    Map.entry("java.util.FormattableFlags", METHODS),
                    Map.entry("java.net.StandardSocketOptions", METHODS),
                    Map.entry("java.util.Scanner", CURSOR),
                    Map.entry("java.text.CollationElementIterator", CURSOR),
                    Map.entry("java.util.ServiceLoader", "execution state: it has a class loader"),
                    Map.entry("java.util.concurrent.Exchanger", "has a ThreadLocal"),
                    Map.entry(
                            "java.util.concurrent.ThreadLocalRandom",
                            "one for all threads; its state is in them"),
                    Map.entry("java.util.concurrent.ExecutorCompletionService", EXECUTOR),
                    Map.entry("java.util.concurrent.ForkJoinPool", EXECUTOR),
                    Map.entry("java.util.concurrent.ForkJoinWorkerThread", EXECUTOR),
                    Map.entry("java.util.concurrent.ScheduledThreadPoolExecutor", EXECUTOR),
                    Map.entry("java.util.concurrent.SubmissionPublisher", EXECUTOR),
                    Map.entry("java.util.concurrent.ThreadPoolExecutor", EXECUTOR),
                    Map.entry(
                            "java.util.concurrent.StructuredTaskScope$Subtask$State",
                            "a preview of JDK 25"),
                    Map.entry("java.text.Format$Field", "only its subclasses have objects"),
                    Map.entry("java.net.InetAddress", "only its subclasses have objects"),
                    Map.entry("java.net.InterfaceAddress", MACHINE),
                    Map.entry("java.net.NetworkInterface", MACHINE),
                    Map.entry("java.net.DatagramSocket", SOCKET),
                    Map.entry("java.net.MulticastSocket", SOCKET),
                    Map.entry("java.net.Socket", SOCKET));

    @Test
    void everyPublicClassHasACaseOrAReason() throws Exception {
        Set<String> covered = new HashSet<>();
        for (Case c : Cases.all()) {
            Object root = c.make();
            addClasses(root, covered);
            if (c.refusable()) {
                Cases.release(root);
            }
        }
        Map<String, String> missing = new TreeMap<>();
        Set<String> unneeded = new TreeSet<>(EXCLUDED.keySet());
        for (Class<?> type : publicClasses()) {
            String name = type.getName();
            boolean isExcluded = EXCLUDED.containsKey(name);
            if (covered.contains(name) == isExcluded) {
                missing.put(name, isExcluded ? "has a case and a reason" : "has neither");
            }
            unneeded.remove(name);
        }
        assertEquals(Map.of(), missing);
        assertEquals(Set.of(), unneeded, "reasons for what is no such class");
    }

    private static void addClasses(Object root, Set<String> covered) {
        covered.add(root.getClass().getName());
        if (root instanceof Object[] array) {
            for (Object element : array) {
                if (element != null) {
                    addClasses(element, covered);
                }
            }
        } else if (root instanceof Enum<?> constant) {
            covered.add(constant.getDeclaringClass().getName());
        }
    }

    private static Set<Class<?>> publicClasses() throws IOException, ClassNotFoundException {
        Set<Class<?>> classes = new HashSet<>();
        FileSystem jdk = FileSystems.getFileSystem(URI.create("jrt:/"));
        for (String name : PACKAGES) {
            Path directory = jdk.getPath("modules", "java.base", name.replace('.', '/'));
            try (Stream<Path> files = Files.list(directory)) {
                for (Path file : files.toList()) {
                    String[] parts = file.getFileName().toString().split("\\.");
                    if (parts.length == 2 && parts[1].equals("class")) {
                        Class<?> type = Class.forName(name + '.' + parts[0], false, null);
                        if (hasObjects(type)) {
                            classes.add(type);
                        }
                    }
                }
            }
        }
        return classes;
    }

    /** Exceptions hold what {@code Throwable} holds, and have one case together. */
    private static boolean hasObjects(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getEnclosingClass()) {
            if (!Modifier.isPublic(c.getModifiers())) {
                return false;
            }
        }
        boolean hasOnlyStaticMethods =
                type.getConstructors().length == 0
                        && Stream.of(type.getMethods())
                                .filter(m -> m.getDeclaringClass() != Object.class)
                                .allMatch(m -> Modifier.isStatic(m.getModifiers()))
                        && Stream.of(type.getMethods())
                                .anyMatch(m -> Modifier.isStatic(m.getModifiers()));
        boolean isAbstract = Modifier.isAbstract(type.getModifiers()) && !type.isEnum();
        return !isAbstract && !hasOnlyStaticMethods && !Throwable.class.isAssignableFrom(type);
    }
}
