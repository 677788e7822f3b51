// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two versions of a made-up library, and code that uses what is not for others. */
class DerivationTest {
    private static final Map<String, String> LIBRARY =
            Map.of(
                    "p/Machine.java",
                    """
                    package p;
                    public class Machine {
                        public static int start() { return 1; }
                        public void stop() {}
                        private int level;
                        private static String table;
                        Part first;
                        static class Part { Object inner; long size; }
                        private static void reset(String what, int how) {}
                    }
                    """,
                    "p/Plan.java",
                    "package p; public interface Plan { void run(); }",
                    "p/Base.java",
                    "package p; public class Base { public void step() {} }",
                    "p/Old.java",
                    "package p; class Old { static int count; }");

    private static final Map<String, String> NEXT =
            Map.of(
                    "p/Machine.java",
                    """
                    package p;
                    public class Machine {
                        public int start() { return 1; }
                        void stop() {}
                        private long level;
                        private String table;
                        Part first;
                        static class Part { Object inner; }
                        private static void reset(String what, long how) {}
                    }
                    """,
                    "p/Plan.java",
                    "package p; public interface Plan { void run(); void undo(); }",
                    "p/Base.java",
                    "package p; public class Base { public final void step() {} }",
                    "p/Gone.java",
                    "package p; class Gone {}");

    private static final Map<String, String> OURS =
            Map.of(
                    "q/Uses.java",
                    """
                    package q;
                    import java.lang.reflect.*;
                    import java.util.List;
                    class Uses extends p.Base implements p.Plan {
                        private static final String PACKAGE = "p.";
                        private static final String[] FIELDS = {"level", "first"};
                        static final int FEATURE = Runtime.version().feature();
                        @Override public void run() {}
                        @Override public void step() {}
                        int compiled() { new p.Machine().stop(); return p.Machine.start(); }
                        static Field field(Class<?> type, String name) throws Exception {
                            Field field = type.getDeclaredField(name);
                            field.setAccessible(true);
                            return field;
                        }
                        static Class<?> type(String name) throws Exception {
                            return Class.forName(PACKAGE + name);
                        }
                        void byNames(String given) throws Exception {
                            for (String name : FIELDS) {
                                field(p.Machine.class, name);
                            }
                            field(type("Machine"), FEATURE >= 1000 ? "brandNew" : "table");
                            Object part = field(p.Machine.class, "first").get(null);
                            field(part.getClass(), "inner");
                            List.of("Machine$Part").stream().map(n -> part(n)).toList();
                            p.Machine.class.getDeclaredMethod("reset", String.class, int.class);
                            field(p.Machine.class, given);
                            field(type("Old"), "count");
                            field(p.Machine.class, "neverThere");
                        }
                        private static Object part(String name) {
                            try {
                                return field(type(name), "size");
                            } catch (Exception e) {
                                return null;
                            }
                        }
                    }
                    """);

    @TempDir private static Path directory;
    private static Platform jdk;
    private static Platform library;
    private static Internals.Both both;

    @BeforeAll
    static void derive() throws IOException {
        jdk = Checkout.jdk();
        library = Platform.graalvm("1", List.of(jar("library", LIBRARY, null)), jdk);
        Path ours = directory.resolve("ours");
        compile(ours, OURS, directory.resolve("library"));
        List<byte[]> files = new ArrayList<>();
        try (Stream<Path> each = Files.walk(ours)) {
            for (Path file : each.filter(f -> f.toString().endsWith(".class")).toList()) {
                files.add(Files.readAllBytes(file));
            }
        }
        Module module =
                new Module(
                        "ours",
                        files,
                        List.of(
                                """
                                jclass machines = (*env)->FindClass(env, "java/lang/Thread");
                                jfieldID id = (*env)->GetFieldID(env, machines, "tid", "J");
                                """),
                        List.of("--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED"));
        both = Internals.of(List.of(module), jdk, library, 25);
    }

    private static Path jar(String name, Map<String, String> sources, Path with)
            throws IOException {
        Path classes = directory.resolve(name);
        compile(classes, sources, with);
        Path jar = directory.resolve(name + ".jar");
        run("jar", "--create", "--file", jar.toString(), "-C", classes.toString(), ".");
        return jar;
    }

    private static void compile(Path to, Map<String, String> sources, Path with)
            throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-d", to.toString()));
        if (with != null) {
            arguments.addAll(List.of("-cp", with.toString()));
        }
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = directory.resolve(to.getFileName() + "-sources").resolve(source.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue());
            arguments.add(file.toString());
        }
        run("javac", arguments.toArray(String[]::new));
    }

    private static void run(String tool, String... arguments) {
        int status =
                ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, arguments);
        assertEquals(0, status, tool);
    }

    @Test
    void whatIsUsedIsListed() {
        assertEquals(
                """

                p.Base [extended]: ours
                    <init> ()V: ours
                    step ()V [overridden]: ours

                p.Machine [by name]: ours
                    package first Lp/Machine$Part; [by name]: ours
                    private level I [by name]: ours
                    private static table Ljava/lang/String; [by name]: ours
                    <init> ()V: ours
                    private static reset (Ljava/lang/String;I)V [by name]: ours
                    static start ()I: ours
                    stop ()V: ours

                p.Machine$Part [by name]: ours
                    package inner Ljava/lang/Object; [by name]: ours
                    package size J [by name]: ours

                p.Old [by name]: ours
                    package static count I [by name]: ours

                p.Plan [extended]: ours
                    run ()V [overridden]: ours

                # Looked up, not there, and done without: other versions have it.
                # p.Machine.neverThere
                """,
                withoutHead(both.graalvm()));
        assertEquals(
                """

                java.base
                    jdk.internal.misc [exported]: ours

                java.lang.Thread
                    private tid J [in C]: ours

                # Looked up by names that only a run can tell, with what is known of them.
                # q.Uses.field: Class.getDeclaredField p.Machine
                """,
                withoutHead(both.jdk()));
    }

    private static String withoutHead(Internals internals) {
        String text = ListOfInternals.text(internals);
        return text.substring(text.indexOf("\n\n") + 1);
    }

    @Test
    void theSameVersionHasAll() {
        assertEquals(List.of(), Comparison.of(both.graalvm(), library, both.classes()));
        assertEquals(List.of(), Comparison.of(both.jdk(), jdk, both.classes()));
    }

    @Test
    void whatAnotherVersionHasOtherwiseIsTold() throws IOException {
        Platform next = Platform.graalvm("2", List.of(jar("next", NEXT, null)), jdk);
        assertEquals(
                """
                p.Base.step ()V: is final now (ours)
                p.Machine.level I: is now J (ours)
                p.Machine.table Ljava/lang/String;: is no longer static (ours)
                p.Machine.reset (Ljava/lang/String;I)V: is now (Ljava/lang/String;J)V (ours)
                p.Machine.start ()I: is no longer static (ours)
                p.Machine.stop ()V: access is narrower (ours)
                p.Machine$Part.size J: is gone (ours)
                p.Old: class is gone (ours)
                q.Uses must implement p.Plan undo()V\
                """
                        .strip(),
                String.join("\n", Comparison.of(both.graalvm(), next, both.classes())));
    }

    @Test
    void codeForOtherVersionsIsReadWhenItIsTheirs() throws IOException {
        Module module = new Module("ours", List.copyOf(readOurs()), List.of(), List.of());
        Internals.Both later = Internals.of(List.of(module), jdk, library, 1000);
        assertTrue(
                later.graalvm().absent().contains("p.Machine.brandNew"),
                later.graalvm().absent().toString());
        assertFalse(both.graalvm().absent().contains("p.Machine.brandNew"));
    }

    private static List<byte[]> readOurs() throws IOException {
        return List.of(Files.readAllBytes(directory.resolve("ours/q/Uses.class")));
    }
}
