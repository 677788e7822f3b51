// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** On libraries of the JDK, and on some that gcc makes. */
class DynamicStringsTest {
    private static final Path JDK = Path.of(System.getProperty("java.home"), "lib");

    @TempDir private Path directory;

    static List<Path> libraries() throws IOException {
        try (Stream<Path> files = Files.list(JDK)) {
            return files.filter(file -> file.toString().endsWith(".so")).sorted().toList();
        }
    }

    private static String readelf(Path library) throws Exception {
        return run(List.of("readelf", "-d", "-V", "-W", library.toString()));
    }

    private static String run(List<String> command) throws Exception {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void readelfSeesTheNewNamesAndNoOthers(Path library) throws Exception {
        DynamicStrings strings = DynamicStrings.read(library);
        assertEquals(library.getFileName().toString(), strings.name());
        Map<String, String> names = new HashMap<>();
        names.put("libjava.so", "abcdefghij");
        names.put("libjvm.so", "klmnopqrs");
        names.put(strings.name(), "x".repeat(strings.name().length()));
        strings.rename(names);
        Path to = directory.resolve("renamed");
        strings.write(to);
        String before = readelf(library);
        for (Map.Entry<String, String> name : names.entrySet()) {
            before = before.replace("[" + name.getKey() + "]", "[" + name.getValue() + "]");
            before =
                    before.replace(
                            "File: " + name.getKey() + " ", "File: " + name.getValue() + " ");
            before =
                    before.replace(
                            "Name: " + name.getKey() + "\n", "Name: " + name.getValue() + "\n");
        }
        assertEquals(before, readelf(to));
        assertEquals(Files.size(library), Files.size(to));
    }

    private Path compile(String name, String source, String... options) throws Exception {
        Path file = Files.writeString(directory.resolve(name + ".c"), source);
        Path library = directory.resolve(name);
        Stream<String> command =
                Stream.of(
                        "gcc",
                        "-shared",
                        "-fPIC",
                        "-Wl,-O2",
                        "-o",
                        library.toString(),
                        file.toString());
        run(Stream.concat(command, Stream.of(options)).toList());
        return library;
    }

    @Test
    void aNameThatIsTheEndOfAnotherIsLeftAlone() throws Exception {
        compile("libx.so", "int x(void) { return 1; }", "-Wl,-soname,libx.so");
        Path other =
                compile(
                        "biglibx.so",
                        "int x(void); int y(void) { return x(); }",
                        "-Wl,-soname,biglibx.so",
                        "-L" + directory,
                        "-l:libx.so");
        byte[] before = Files.readAllBytes(other);
        DynamicStrings strings = DynamicStrings.read(other);
        assertEquals("biglibx.so", strings.name());
        String message =
                assertThrows(
                                FunctionException.class,
                                () -> strings.rename(Map.of("libx.so", "abcdefg")))
                        .getMessage();
        assertTrue(message.contains("shares its bytes with biglibx.so"), message);
        assertArrayEquals(before, Files.readAllBytes(other));
    }

    @Test
    void aRenamedLibraryIsLoadedUnderItsNewName() throws Exception {
        Path library = compile("liba.so", "int a(void) { return 7; }", "-Wl,-soname,liba.so");
        Path program = directory.resolve("program");
        Path main =
                Files.writeString(
                        directory.resolve("main.c"),
                        "int a(void); int main(void) { return a() - 7; }");
        run(
                List.of(
                        "gcc",
                        "-o",
                        program.toString(),
                        main.toString(),
                        library.toString(),
                        "-Wl,-rpath,$ORIGIN"));
        for (Path file : List.of(library, program)) {
            DynamicStrings strings = DynamicStrings.read(file);
            strings.rename(Map.of("liba.so", "zyxwvut"));
            Files.delete(file);
            strings.write(file.equals(library) ? directory.resolve("zyxwvut") : file);
        }
        assertTrue(program.toFile().setExecutable(true));
        run(List.of(program.toString()));
    }

    @Test
    void otherFilesAreRefused() throws Exception {
        Path text = Files.writeString(directory.resolve("text"), "text");
        assertThrows(FunctionException.class, () -> DynamicStrings.read(text));
        byte[] library = Files.readAllBytes(JDK.resolve("libjava.so"));
        for (int length : List.of(10, 64, 1000, library.length / 2)) {
            Path part = directory.resolve("part");
            Files.write(part, Arrays.copyOf(library, length));
            String message =
                    assertThrows(FunctionException.class, () -> DynamicStrings.read(part))
                            .getMessage();
            assertTrue(message.contains("no shared library that can be read"), message);
        }
    }

    @Test
    void namesKeepTheirLength() throws Exception {
        DynamicStrings strings = DynamicStrings.read(JDK.resolve("libnet.so"));
        assertFalse(strings.needed().isEmpty());
        assertThrows(
                IllegalArgumentException.class,
                () -> strings.rename(Map.of("libjava.so", "short")));
    }
}
