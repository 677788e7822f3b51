// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Programs run three times in one JVM do each time what they do in a fresh one. */
class StaticStateIT {
    private static final int RUNS = 3;
    private static final Path CLASSES = Path.of("target/test-classes").toAbsolutePath();
    private static final String PROGRAMS = "dev.thaw.hottub.programs.";

    @TempDir static Path directory;
    private static Path harness;

    @BeforeAll
    static void packHarness() throws IOException {
        harness = directory.resolve("harness.jar");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", "dev.thaw.hottub.harness.Reruns");
        try (OutputStream file = Files.newOutputStream(harness);
                JarOutputStream jar = new JarOutputStream(file, manifest);
                Stream<Path> classes = Files.list(CLASSES.resolve("dev/thaw/hottub/harness"))) {
            for (Path path : classes.toList()) {
                jar.putNextEntry(new JarEntry("dev/thaw/hottub/harness/" + path.getFileName()));
                Files.copy(path, jar);
            }
        }
    }

    record Output(String text, int status) {}

    static Output run(Path java, String... arguments) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(
                        List.of(java.toString(), "-XX:TieredStopAtLevel=1", "-Xshare:auto"));
        command.addAll(List.of(arguments));
        Path out = Files.createTempFile(directory, "out", ".txt");
        Process process =
                new ProcessBuilder(command)
                        .redirectOutput(out.toFile())
                        .redirectErrorStream(true)
                        .start();
        try {
            assertTrue(process.waitFor(300, TimeUnit.SECONDS), () -> "no end of " + command);
        } finally {
            process.destroyForcibly();
        }
        return new Output(Files.readString(out), process.exitValue());
    }

    static Output rerun(Path java, Path classPath, String... program)
            throws IOException, InterruptedException {
        List<String> arguments =
                new ArrayList<>(
                        List.of(
                                "-Xbootclasspath/a:"
                                        + System.getProperty("statics.jar")
                                        + ":"
                                        + harness,
                                "-javaagent:" + harness,
                                "-Dreruns.cache=" + directory.resolve("cache"),
                                "-cp",
                                classPath.toString(),
                                "dev.thaw.hottub.harness.Reruns",
                                Integer.toString(RUNS)));
        arguments.addAll(List.of(program));
        return run(java, arguments.toArray(new String[0]));
    }

    /**
     * The java commands of the JDK that runs the tests, of a JDK 17 if one is installed, and of
     * those that THAW_TEST_JDKS lists.
     */
    static List<Path> jdks() throws IOException {
        List<Path> jdks = new ArrayList<>();
        jdks.add(Path.of(System.getProperty("java.home"), "bin", "java"));
        Path all = Path.of("/usr/lib/jvm");
        if (Files.isDirectory(all)) {
            try (Stream<Path> list = Files.list(all)) {
                list.filter(jdk -> jdk.getFileName().toString().contains("17"))
                        .filter(jdk -> !Files.isSymbolicLink(jdk))
                        .map(jdk -> jdk.resolve("bin/java"))
                        .filter(Files::isExecutable)
                        .findFirst()
                        .ifPresent(jdks::add);
            }
        }
        for (String home : System.getenv().getOrDefault("THAW_TEST_JDKS", "").split(":")) {
            if (!home.isEmpty()) {
                Path java = Path.of(home, "bin", "java");
                if (!Files.isExecutable(java)) {
                    throw new IOException("THAW_TEST_JDKS: " + java + " cannot be run");
                }
                jdks.add(java);
            }
        }
        return jdks;
    }

    static Stream<String> programs() {
        return Stream.of(
                "Fields",
                "PaperExamples",
                "Order",
                "Enums",
                "Interfaces",
                "InterfacesOfOthers",
                "Records",
                "Lambdas",
                "Throwing",
                "Reflection",
                "PrivateStatics",
                "Serialization",
                "SerialDescriptors",
                "NullMembers",
                "Loaders",
                "Threads",
                "Handles",
                "HandlesOfOthers",
                "CombinedHandles",
                "Exiting plain",
                "Exiting halt",
                "Exiting reference",
                "Exiting bound",
                "Exiting reflective",
                "Exiting initialiser",
                "Exiting returning");
    }

    private static void assertSame(Path java, Path classPath, String... program) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("-cp", classPath.toString()));
        arguments.addAll(List.of(program));
        Output fresh = run(java, arguments.toArray(new String[0]));
        String once = fresh.text() + "=== status " + fresh.status() + "\n";
        assertFalse(fresh.text().isEmpty(), "the program says nothing");
        assertEquals(
                once.repeat(RUNS),
                rerun(java, classPath, program).text(),
                () -> java + " " + program[0]);
    }

    @ParameterizedTest
    @MethodSource("programs")
    void runsAreEqual(String program) throws Exception {
        for (Path java : jdks()) {
            assertSame(java, CLASSES, (PROGRAMS + program).split(" "));
        }
    }

    @Test
    void constantHandlesThatHoldSomethingOfARunAreRefused() throws Exception {
        for (Path java : jdks()) {
            for (String what : List.of("text", "number", "counter", "site", "nested")) {
                String text = rerun(java, CLASSES, PROGRAMS + "HandlesOfOthers", what).text();
                String refused =
                        "refused: class dev.thaw.hottub.programs.HandlesOfOthers$Cast has a"
                                + " constant method handle that holds a ";
                assertTrue(text.contains(refused), what + ": " + text);
            }
            for (String what : List.of("nothing", "loop")) {
                assertSame(java, CLASSES, PROGRAMS + "HandlesOfOthers", what);
            }
        }
    }

    /** No code but the interface's own could name the field's type, and the interface. */
    @Test
    void aFieldThatAClassInheritsAndMayNotNameIsRefused() throws Exception {
        for (Path java : jdks()) {
            String text = rerun(java, CLASSES, PROGRAMS + "InterfacesOfOthers", "inherited").text();
            assertTrue(text.contains("\nhidden 3\n=== status 0\n=== refused: "), text);
            assertTrue(text.contains("InterfacesOfOthers$Inheriting cannot be transformed"), text);
        }
    }

    /** Since JDK 22; into some of them the JDK puts lengths and offsets. */
    @Test
    void handlesOfMemoryLayoutsAreThoseOfTheirRun() throws Exception {
        Path classes =
                compile(
                        "Layouts",
                        """
                        import java.lang.foreign.MemoryLayout;
                        import java.lang.foreign.MemoryLayout.PathElement;
                        import java.lang.foreign.MemorySegment;
                        import java.lang.foreign.ValueLayout;
                        import java.lang.invoke.MethodHandle;
                        import java.lang.invoke.VarHandle;
                        public class Layouts {
                            static final MemoryLayout NUMBERS = MemoryLayout.sequenceLayout(4, ValueLayout.JAVA_INT);
                            static class Element {
                                static final VarHandle HANDLE = NUMBERS.varHandle(PathElement.sequenceElement());
                            }
                            static class Offset {
                                static final MethodHandle HANDLE = NUMBERS.byteOffsetHandle(PathElement.sequenceElement());
                            }
                            static class Slice {
                                static final MethodHandle HANDLE = NUMBERS.sliceHandle(PathElement.sequenceElement());
                            }
                            public static void main(String[] arguments) throws Throwable {
                                MemorySegment numbers = MemorySegment.ofArray(new int[] {1, 2, 3, 4});
                                System.out.println((int) Element.HANDLE.get(numbers, 0L, 2L));
                                System.out.println((long) Offset.HANDLE.invokeExact(0L, 3L));
                                MemorySegment slice = (MemorySegment) Slice.HANDLE.invokeExact(numbers, 0L, 1L);
                                System.out.println(slice.get(ValueLayout.JAVA_INT, 0));
                            }
                        }
                        """,
                        "22");
        for (Path java : jdks()) {
            if (feature(java) >= 22) {
                assertSame(java, classes, "Layouts");
            }
        }
    }

    private static int feature(Path java) throws IOException {
        String release = Files.readString(java.resolve("../../release").normalize());
        String version = release.replaceFirst("(?s).*JAVA_VERSION=\"", "");
        return Integer.parseInt(version.replaceFirst("(?s)[^0-9].*", ""));
    }

    @Test
    void patternSwitchesSeeTheConstantsOfTheirRun() throws Exception {
        Path classes =
                compile(
                        "Patterns",
                        """
                        import java.util.List;
                        public class Patterns {
                            sealed interface Shape permits Circle, Kind {}
                            record Circle(int radius) implements Shape {}
                            enum Kind implements Shape { SMALL, LARGE; int uses; }
                            static String name(Shape shape) {
                                return switch (shape) {
                                    case Circle(int radius) when radius > 3 -> "large circle";
                                    case Circle c -> "circle";
                                    case Kind.SMALL -> "small";
                                    case Kind.LARGE -> "large";
                                };
                            }
                            static String kind(Kind kind) {
                                return switch (kind) {
                                    case SMALL -> "s";
                                    case Kind k when k.uses > 0 -> "used";
                                    case LARGE -> "l";
                                    default -> "other";
                                };
                            }
                            public static void main(String[] arguments) {
                                for (Shape shape : List.of(new Circle(1), new Circle(5), Kind.SMALL, Kind.LARGE)) {
                                    System.out.println(name(shape));
                                }
                                System.out.println(kind(Kind.SMALL) + kind(Kind.LARGE));
                                Kind.LARGE.uses++;
                                System.out.println(kind(Kind.LARGE));
                            }
                        }
                        """);
        for (Path java : jdks()) {
            if (feature(java) >= 21) {
                assertSame(java, classes, "Patterns");
            }
        }
    }

    private static Path compile(String name, String source) throws IOException {
        return compile(name, source, "21");
    }

    private static Path compile(String name, String source, String since) throws IOException {
        Path classes = Files.createDirectories(directory.resolve(name));
        Path file = Files.writeString(classes.resolve(name + ".java"), source);
        int status =
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "--release",
                                since,
                                "-d",
                                classes.toString(),
                                file.toString());
        assertEquals(0, status);
        return classes;
    }

    @Test
    void dynamicConstantsAreRefusedWhenTheyAreUsed() throws Exception {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Condy", null, "java/lang/Object", null);
        MethodVisitor bootstrap =
                writer.visitMethod(
                        Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC,
                        "make",
                        "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;",
                        null,
                        null);
        bootstrap.visitCode();
        bootstrap.visitLdcInsn("made");
        bootstrap.visitInsn(Opcodes.ARETURN);
        bootstrap.visitMaxs(0, 0);
        bootstrap.visitEnd();
        MethodVisitor main = main(writer);
        Label end = new Label();
        main.visitVarInsn(Opcodes.ALOAD, 0);
        main.visitInsn(Opcodes.ARRAYLENGTH);
        main.visitJumpInsn(Opcodes.IFEQ, end);
        main.visitFieldInsn(Opcodes.GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        main.visitLdcInsn(
                new ConstantDynamic(
                        "x",
                        "Ljava/lang/Object;",
                        new Handle(
                                Opcodes.H_INVOKESTATIC,
                                "Condy",
                                "make",
                                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;",
                                false)));
        main.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                "java/io/PrintStream",
                "println",
                "(Ljava/lang/Object;)V",
                false);
        main.visitLabel(end);
        main.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        main.visitInsn(Opcodes.RETURN);
        main.visitMaxs(0, 0);
        main.visitEnd();
        Path classes = Files.createDirectories(directory.resolve("condy"));
        Files.write(classes.resolve("Condy.class"), writer.toByteArray());
        Path java = jdks().get(0);
        assertFalse(rerun(java, classes, "Condy").text().contains("refused"));
        String used = rerun(java, classes, "Condy", "argument").text();
        assertTrue(
                used.contains("made\n")
                        && used.contains(
                                "refused: class Condy has used a dynamic constant of Condy"),
                used);
    }

    @Test
    void oldClassFilesWork() throws Exception {
        // No stack map frames, no class constants; an interface cannot have methods with code.
        ClassWriter constants = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        constants.visit(
                Opcodes.V1_4,
                Opcodes.ACC_PUBLIC | Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT,
                "OldConstants",
                null,
                "java/lang/Object",
                null);
        constants
                .visitField(
                        Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL,
                        "TEXT",
                        "Ljava/lang/StringBuffer;",
                        null,
                        null)
                .visitEnd();
        MethodVisitor initialiser =
                constants.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        initialiser.visitCode();
        initialiser.visitTypeInsn(Opcodes.NEW, "java/lang/StringBuffer");
        initialiser.visitInsn(Opcodes.DUP);
        initialiser.visitMethodInsn(
                Opcodes.INVOKESPECIAL, "java/lang/StringBuffer", "<init>", "()V", false);
        initialiser.visitFieldInsn(
                Opcodes.PUTSTATIC, "OldConstants", "TEXT", "Ljava/lang/StringBuffer;");
        initialiser.visitInsn(Opcodes.RETURN);
        initialiser.visitMaxs(0, 0);
        initialiser.visitEnd();
        ClassWriter program = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        program.visit(
                Opcodes.V1_4,
                Opcodes.ACC_PUBLIC,
                "OldProgram",
                null,
                "java/lang/Object",
                new String[] {"OldConstants"});
        MethodVisitor main = main(program);
        main.visitFieldInsn(Opcodes.GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
        main.visitFieldInsn(Opcodes.GETSTATIC, "OldProgram", "TEXT", "Ljava/lang/StringBuffer;");
        main.visitLdcInsn("x");
        main.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                "java/lang/StringBuffer",
                "append",
                "(Ljava/lang/String;)Ljava/lang/StringBuffer;",
                false);
        main.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                "java/io/PrintStream",
                "println",
                "(Ljava/lang/Object;)V",
                false);
        main.visitInsn(Opcodes.RETURN);
        main.visitMaxs(0, 0);
        main.visitEnd();
        Path classes = Files.createDirectories(directory.resolve("old"));
        Files.write(classes.resolve("OldConstants.class"), constants.toByteArray());
        Files.write(classes.resolve("OldProgram.class"), program.toByteArray());
        for (Path java : jdks()) {
            assertSame(java, classes, "OldProgram");
        }
    }

    private static MethodVisitor main(ClassWriter writer) {
        MethodVisitor main =
                writer.visitMethod(
                        Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC,
                        "main",
                        "([Ljava/lang/String;)V",
                        null,
                        null);
        main.visitCode();
        return main;
    }

    @Test
    void aDamagedCacheIsIgnored() throws Exception {
        Path java = jdks().get(0);
        assertSame(java, CLASSES, PROGRAMS + "Fields");
        List<Path> parts;
        try (Stream<Path> files = Files.walk(directory.resolve("cache"))) {
            parts = files.filter(file -> file.toString().endsWith(".classes")).toList();
        }
        assertFalse(parts.isEmpty());
        for (Path part : parts) {
            byte[] content = Files.readAllBytes(part);
            Files.write(part, Arrays.copyOf(content, content.length / 2));
        }
        assertSame(java, CLASSES, PROGRAMS + "Fields");
    }

    @Test
    void aCacheThatCannotBeWrittenChangesNothing() throws Exception {
        // A file where the directory should be; root may write everywhere, so modes would not do.
        Path cache = Files.createDirectories(directory.resolve("other")).resolve("cache");
        Files.writeString(cache, "in the way");
        Path java = jdks().get(0);
        Output output =
                run(
                        java,
                        "-Xbootclasspath/a:" + System.getProperty("statics.jar") + ":" + harness,
                        "-javaagent:" + harness,
                        "-Dreruns.cache=" + cache,
                        "-cp",
                        CLASSES.toString(),
                        "dev.thaw.hottub.harness.Reruns",
                        "2",
                        PROGRAMS + "Records");
        assertEquals(0, output.status(), output.text());
        assertEquals(2, output.text().split("=== status 0").length - 1, output.text());
        assertFalse(output.text().contains("refused"), output.text());
    }

    @Test
    void classesOnDiskAreUsedAndThoseLongUnusedDeleted() throws Exception {
        Path cache = directory.resolve("deleting");
        Path old = Files.createDirectories(cache.resolve("old"));
        Files.writeString(old.resolve("part.classes"), "old");
        Files.setLastModifiedTime(old, java.nio.file.attribute.FileTime.fromMillis(0));
        String[] arguments = {
            "-Xbootclasspath/a:" + System.getProperty("statics.jar") + ":" + harness,
            "-javaagent:" + harness,
            "-Dreruns.cache=" + cache,
            "-Xlog:class+load",
            "-cp",
            CLASSES.toString(),
            "dev.thaw.hottub.harness.Reruns",
            "2",
            PROGRAMS + "Records"
        };
        String rewriter = "dev.thaw.hottub.statics.ClassRewriter ";
        Path java = jdks().get(0);
        assertTrue(run(java, arguments).text().contains(rewriter));
        assertFalse(Files.exists(old));
        assertFalse(run(java, arguments).text().contains(rewriter), "nothing is transformed again");
    }
}
