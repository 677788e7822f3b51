// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Options of the form {@code -Dname=value} whose values may differ from run to run. */
final class OptionsIT {
    private static String[] words(String options, String program) throws IOException {
        String line = options + " -cp " + Warm.classes() + " " + program;
        return line.strip().split(" +");
    }

    /** What a fresh JVM prints is what the server prints; returns the process. */
    private static String same(Warm warm, Map<String, String> variables, String... words)
            throws IOException, InterruptedException {
        ProcessBuilder plain = warm.command(words);
        plain.environment().putAll(variables);
        plain.environment().put("THAW", "off");
        Result fresh = Warm.finish(plain.start());
        ProcessBuilder builder = warm.command(words);
        builder.environment().putAll(variables);
        Result again = Warm.finish(builder.start());
        assertEquals(0, fresh.status(), fresh.err());
        assertEquals(fresh.rest(), again.rest());
        assertEquals(fresh.err(), again.err());
        return again.pid();
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void valuesAreThoseOfTheRun(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = null;
            for (String values :
                    List.of(
                            "-Dlevel=1 -Dempty -Da.b=x -Da.b=y",
                            "-Dlevel=2=2 -Dempty= -Da.b= -Da.b=z",
                            "-Dlevel -Dempty=no -Da.b -Da.b=-Dlevel=3")) {
                String[] words = words("-Xmx200m " + values + " -ea", "Options");
                String pid = same(warm, Map.of(), words);
                assertTrue(server == null || server.equals(pid), warm.status());
                server = pid;
            }
            Path file = Files.writeString(warm.directory.resolve("options"), "-Dempty=f -Da.b");
            String[] words = words("-Xmx200m -Dlevel=4 @" + file + " -Da.b=\u00e4 -ea", "Options");
            assertEquals(server, same(warm, Map.of(), words));
            String[] others = words("-Xmx200m -Dother=1 -Dempty -Da.b=x -Da.b=y -ea", "Options");
            assertNotEquals(server, same(warm, Map.of(), others));
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void variablesWithOptionsComeBeforeAndAfter(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            for (String name : List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS")) {
                Map<String, String> variable = Map.of(name, "-Dlevel=variable -Dmore=1");
                String first = same(warm, variable, words("-Dlevel=1 -Dx=1", "Options"));
                assertEquals(first, same(warm, variable, words("-Dlevel=1 -Dx=2", "Options")));
                String other = same(warm, variable, words("-Dlevel=2 -Dx=1", "Options"));
                assertNotEquals(first, other, "which counts, the JVM decides");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void encodingsOfStreamsMayBeOptions(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String options =
                    "-Dsun.stdout.encoding=ISO-8859-1 -Dsun.stderr.encoding=UTF-16 -Dlevel=\u00e4";
            String first = same(warm, Map.of(), words(options, "Options"));
            assertEquals(first, same(warm, Map.of(), words(options, "Options")));
        }
    }

    @Test
    void whatTheJdkReadsIsTheServers() throws Exception {
        try (Warm warm = new Warm()) {
            String german = same(warm, Map.of(), words("-Duser.language=de", "Options"));
            String french = same(warm, Map.of(), words("-Duser.language=fr", "Options"));
            assertNotEquals(german, french);
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void handlesThatStayAreForOneSetOfValues(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String[] one = words("-Dlevel=1", "Options handle");
            String[] none = words("-Dlevel=no", "Options handle");
            String first = same(warm, Map.of(), one);
            assertEquals(first, same(warm, Map.of(), one));
            String second = same(warm, Map.of(), none);
            assertNotEquals(first, second);
            assertEquals(second, same(warm, Map.of(), none));
            String third = same(warm, Map.of(), one);
            assertEquals(third, same(warm, Map.of(), one));
            assertFalse(warm.status().contains("not reused"), warm.status());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void optionsOfAModule(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Path source = Files.createDirectories(warm.directory.resolve("source"));
            Path module = source.resolve("module-info.java");
            Files.writeString(module, "module shown { requires java.management; }");
            String text = Files.readString(program("Options.java"));
            Path program = source.resolve("Options.java");
            Files.writeString(program, text.replaceFirst("import", "package shown;\nimport"));
            Path modules = warm.directory.resolve("modules");
            String[] javac = {
                "--release", "17", "-d", modules.toString(), module.toString(), program.toString()
            };
            assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, javac));
            String server = null;
            for (String level : List.of("1", "2")) {
                String[] words = {
                    "-Dlevel=" + level, "-p", modules.toString(), "-m", "shown/shown.Options"
                };
                ProcessBuilder plain = warm.command(words);
                plain.environment().put("THAW", "off");
                Result fresh = Warm.finish(plain.start());
                Result again = Warm.finish(warm.command(words).start());
                assertEquals(fresh.rest(), again.rest());
                assertTrue(again.out().contains("level=" + level), again.out());
                assertTrue(server == null || server.equals(again.pid()), warm.status());
                server = again.pid();
            }
        }
    }

    private static Path program(String name) {
        return Path.of(System.getProperty("hottub.programs"), name);
    }

    /** The client knows by name, or how it begins, what the JDK reads. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void theClientKnowsWhichTheJdkReads(Path jdk) throws Exception {
        Path list = Path.of(System.getProperty("hottub.command"));
        list = list.resolve("../../../../src/application_property.rs").normalize();
        String source = Files.readString(list);
        String listed = source.substring(source.indexOf("= ["), source.indexOf("];"));
        List<String> beginnings =
                Pattern.compile("\"([^\"]+)\"")
                        .matcher(listed)
                        .results()
                        .map((MatchResult found) -> found.group(1))
                        .toList();
        Map<String, String> read = propertiesRead(jdk);
        assertTrue(read.containsKey("user.dir") && read.size() > 300, read.toString());
        read.keySet().removeIf(name -> beginnings.stream().anyMatch(name::startsWith));
        assertEquals(Map.of(), read);
    }

    /** Names of properties, as the JDK's classes have them in their code, and one such class. */
    private static Map<String, String> propertiesRead(Path jdk) throws IOException {
        Map<String, String> names = new TreeMap<>();
        Map<String, String> home = Map.of("java.home", jdk.toString());
        try (FileSystem image = FileSystems.newFileSystem(URI.create("jrt:/"), home);
                Stream<Path> files = Files.walk(image.getPath("/modules"))) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (file.toString().endsWith(".class")) {
                    ClassModel type = ClassFile.of().parse(Files.readAllBytes(file));
                    for (MethodModel method : type.methods()) {
                        method.code().ifPresent(code -> addNames(code, file.toString(), names));
                    }
                }
            }
        }
        return names;
    }

    /**
     * Names of the properties that code reads; the classes of java.base have others than the
     * system's nowhere.
     */
    static void addNames(CodeModel code, String file, Map<String, String> names) {
        List<Instruction> before = new ArrayList<>();
        for (CodeElement element : code) {
            if (element instanceof InvokeInstruction call && readsProperty(call, file)) {
                int arguments = call.typeSymbol().parameterCount();
                int first = before.size() - arguments;
                if (first >= 0
                        && arguments > 0
                        && before.get(first)
                                instanceof ConstantInstruction.LoadConstantInstruction constant
                        && constant.constantValue() instanceof String name) {
                    names.putIfAbsent(name, file);
                }
            }
            if (element instanceof Instruction instruction) {
                before.add(instruction);
            }
        }
    }

    private static boolean readsProperty(InvokeInstruction call, String file) {
        String owner = call.owner().asInternalName();
        String name = call.name().stringValue();
        return switch (name) {
            case "getProperty" ->
                    // Elsewhere, other properties are more frequent than the system's.
                    owner.equals("java/lang/System")
                            || owner.equals("java/util/Properties")
                                    && file.startsWith("/modules/java.base/");
            case "getBoolean", "getInteger", "getLong" ->
                    owner.matches("java/lang/(Boolean|Integer|Long)");
            case "get" -> owner.equals("sun/net/NetProperties");
            case "<init>" -> owner.startsWith("sun/security/action/Get");
            default -> name.startsWith("privilegedGet") || name.matches("get(Saved|System)Prop.*");
        };
    }
}
