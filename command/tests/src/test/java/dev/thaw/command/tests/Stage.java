// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.tool.SampleGraph;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;

/**
 * A directory with the files that examples name, a server of functions, a process that can be
 * re-laid, and a shell in which {@code thaw} is what was built. The launcher would build it anew.
 */
final class Stage implements AutoCloseable {
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
    private static final String VERSIONS = "4";

    final Path directory;
    private final Path data;
    private Process server;
    private Process program;

    Stage(Path directory) throws Exception {
        this.directory = directory;
        data = directory.resolve("data");
        try {
            prepare();
        } catch (Exception | AssertionError e) {
            close();
            throw e;
        }
    }

    private void prepare() throws Exception {
        writeLauncher();
        new StandIns(directory).write();
        SampleGraph.write(directory.resolve("dictionary.doss"));
        SampleGraph.write(directory.resolve("monday.doss"));
        SampleGraph.write(directory.resolve("tuesday.doss"));
        Files.createDirectories(directory.resolve(".config/fish/completions"));
        Files.createDirectories(directory.resolve(".cache/thaw/graalvm-ce-1.0-0123456789ab"));
        Files.createDirectory(
                directory.resolve("run"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        writeProgram();
        writeFunctions();
        Path made = directory.resolve("server");
        succeed(
                "gcc -O1 -g -Wl,--emit-relocs -o '%s' '%s'"
                        .formatted(
                                made,
                                Commands.SOURCES.resolve(
                                        "ocolos/relayout/tests/sources/phases.c")));
        program =
                new ProcessBuilder(made.toString())
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        write("bin/pidof", "#!/bin/bash\necho " + program.pid() + "\n");
        serve();
        deploy();
    }

    /** What each command is, as the launcher starts it. */
    private void writeLauncher() throws Exception {
        StringBuilder text = new StringBuilder("#!/bin/bash\n");
        for (int words = 2; words > 0; words--) {
            String first = words == 2 ? "\"${1:-} ${2:-}\"" : "\"${1:-}\"";
            text.append("case ").append(first).append(" in\n");
            for (Commands.Command command : Commands.all().toList()) {
                if (command.words().split(" ").length == words) {
                    text.append(
                            "'%s') shift %d; exec %s \"$@\" ;;\n"
                                    .formatted(command.words(), words, started(command.words())));
                }
            }
            text.append("esac\n");
        }
        write("bin/thaw", text + "exit 127\n");
        write("bin/java", "#!/bin/bash\nexec '" + JAVA + "' \"$@\"\n");
    }

    private String started(String words) throws Exception {
        Commands.Origin origin = Commands.originOf(words);
        List<String> command = new ArrayList<>();
        // a jar, or a program and perhaps its first word
        List<String> parts = List.of(origin.tool().program().split(" "));
        Path program = Commands.ROOT.resolve(parts.getFirst());
        if (origin.tool().isJava()) {
            command.addAll(
                    List.of(
                            JAVA.toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-Dthaw.java="
                                    + Commands.ROOT.resolve(
                                            "hottub/client/target/hottub/bin/thaw-java"),
                            "-Dthaw.relayout="
                                    + Commands.ROOT.resolve("ocolos/target/release/thaw-relayout"),
                            "-Dthaw.languages="
                                    + Commands.ROOT.resolve("graalvisor/languages/target"),
                            "--enable-native-access=ALL-UNNAMED",
                            "-cp",
                            program + ":" + program.resolveSibling("lib") + "/*",
                            origin.tool().main()));
        } else {
            command.add(program.toString());
            command.addAll(parts.subList(1, parts.size()));
        }
        command.addAll(origin.rest());
        if (words.equals("visor image")) {
            command.addAll(List.of("--front", directory.resolve(StandIns.FRONT).toString()));
            command.addAll(List.of("--worker", directory.resolve("worker").toString()));
        }
        return "'" + String.join("' '", command) + "'";
    }

    private void write(String name, String text) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        if (text.startsWith("#!")) {
            assertTrue(file.toFile().setExecutable(true));
        }
    }

    /** A jar with a program, and something to make. */
    private void writeProgram() throws Exception {
        write(
                "com/example/Main.java",
                "package com.example; class Main { public static void main(String[] a) { System.out.println(a.length); } }");
        List<String> functions = List.of("Hello", "Words", "Spelling");
        for (String name : functions) {
            write(
                    "com/example/" + name + ".java",
                    "package com.example; public class %s implements java.util.function.Function<String, String> { public String apply(String name) { return name; } }"
                            .formatted(name));
        }
        List<String> classes = new ArrayList<>(functions);
        classes.add("Main");
        String[] sources =
                classes.stream()
                        .map(name -> directory.resolve("com/example/" + name + ".java").toString())
                        .toArray(String[]::new);
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, sources));
        try (OutputStream out = Files.newOutputStream(directory.resolve("app.jar"));
                ZipOutputStream jar = new ZipOutputStream(out)) {
            for (String name : classes) {
                jar.putNextEntry(new ZipEntry("com/example/" + name + ".class"));
                Files.copy(directory.resolve("com/example/" + name + ".class"), jar);
            }
        }
        Files.createDirectories(directory.resolve("lib"));
        Files.copy(directory.resolve("app.jar"), directory.resolve("lib/gson.jar"));
        Files.copy(directory.resolve("app.jar"), directory.resolve("lib.jar"));
        write("main.c", "int main(void) { return 0; }\n");
        write("Makefile", "main: main.c\n\tgcc -o main main.c\n");
    }

    /** Functions that workers are only told of: these are fakes. */
    private void writeFunctions() throws Exception {
        byte[] library = elf();
        String sum = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(library));
        String manifest =
                """
                {"format": 1, "runtime": "java", "abi": 1, "library": "libfake.so", "entry": "Hello",
                 "signature": "function", "architecture": "x86_64", "builder": "test", "state-capacity": 65536,
                 "files": {"libfake.so": "sha256:%s"}}
                """
                        .formatted(sum);
        for (String name : List.of("hello.fn", "shop.fn", "words.fn")) {
            try (OutputStream out = Files.newOutputStream(directory.resolve(name));
                    ZipOutputStream zip = new ZipOutputStream(out)) {
                zip.putNextEntry(new ZipEntry("manifest.json"));
                zip.write(manifest.getBytes(StandardCharsets.UTF_8));
                zip.putNextEntry(new ZipEntry("libfake.so"));
                zip.write(library);
            }
        }
        write("hello/index.js", "function main(x) { return x; }\n");
        for (String name : List.of("monday", "sunday")) {
            write(name + ".profile", "thaw-startup-profile,1,\"com.example.Main\"\n");
        }
        write("password.txt", "secret\n");
        Files.write(directory.resolve("javascript.so"), library);
        write("jvm/command", "java\n");
    }

    /** The header of a shared library, and nothing in it. */
    private static byte[] elf() {
        ByteBuffer elf = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
        elf.put(new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1});
        elf.putShort(16, (short) 3).putShort(18, (short) 62);
        return elf.array();
    }

    private void serve() throws IOException {
        Path fakes = Commands.ROOT.resolve("graalvisor/front/target/test-classes");
        write(
                "worker",
                "#!/bin/bash\nexec '%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' dev.thaw.visor.fake.FakeWorker\n"
                        .formatted(JAVA, fakes));
        String line =
                "exec thaw visor --data data --port 0 --memory 1g --worker-users none --control-groups none --worker ./worker"
                        + " --language javascript=javascript.so --jvm echo --jvm \"$PWD/jvm\"";
        Process started =
                shell(line).redirectError(directory.resolve("server.log").toFile()).start();
        server = started;
        BufferedReader out = started.inputReader();
        String said = out.readLine();
        assertTrue(
                said != null && said.contains("http://"),
                () -> "the server says " + said + ": " + log());
    }

    private String log() {
        try {
            return Files.readString(directory.resolve("server.log"));
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** The function that examples name, as if it had been there for a while. */
    void deploy() throws Exception {
        succeed("for n in $(seq " + VERSIONS + "); do thaw function deploy hello.fn || exit; done");
    }

    /** Of those of the function that there are, from the oldest. */
    int secondVersion() throws Exception {
        String shown = succeed("thaw function show hello --json").out();
        String versions = shown.substring(shown.indexOf("\"versions\""));
        return Pattern.compile("\"version\": *([0-9]+)")
                .matcher(versions)
                .results()
                .map(found -> Integer.valueOf(found.group(1)))
                .sorted()
                .skip(1)
                .findFirst()
                .orElseThrow();
    }

    private ProcessBuilder shell(String line) {
        ProcessBuilder builder =
                new ProcessBuilder("bash", "-c", line).directory(directory.toFile());
        Map<String, String> environment = builder.environment();
        environment.put("PATH", directory.resolve("bin") + ":" + System.getenv("PATH"));
        environment.put("HOME", directory.toString());
        // else root's JVM for scripts, which is elsewhere, would be listed and cleaned as well
        environment.put("XDG_CACHE_HOME", directory.resolve(".cache").toString());
        environment.put("XDG_RUNTIME_DIR", directory.resolve("run").toString());
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("THAW_VISOR_DATA", data.toString());
        environment.put("GRAALVM_HOME", directory.resolve(StandIns.BUILDER).toString());
        environment.put("THAW_VISOR_WORKER", directory.resolve(StandIns.WORKER).toString());
        environment.keySet().removeAll(List.of("PORT", "THAW"));
        return builder;
    }

    /** Whether a start of a program in it may be cold. */
    boolean isOnDisk() throws IOException {
        return !Files.getFileStore(directory).type().equals("tmpfs");
    }

    /** What a line that is typed here prints; 4711 is the process that can be re-laid. */
    Ended type(String line) throws IOException, InterruptedException {
        String pid = program == null ? "" : "" + program.pid();
        return Ended.of(shell(line.replace("4711", pid)));
    }

    Ended succeed(String line) throws IOException, InterruptedException {
        Ended ended = type(line);
        assertEquals(0, ended.code(), () -> line + ": " + ended + log());
        return ended;
    }

    @Override
    public void close() throws IOException, InterruptedException {
        if (program != null) {
            program.destroyForcibly().waitFor();
            // which perf would read
            Files.deleteIfExists(Path.of("/tmp/perf-" + program.pid() + ".map"));
        }
        if (server != null) {
            server.destroy();
            server.waitFor();
        }
    }
}
