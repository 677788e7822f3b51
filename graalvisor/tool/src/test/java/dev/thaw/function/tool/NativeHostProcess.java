// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.function.Fields;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** The worker in small of src/test/c/host.c, in a process of its own. */
final class NativeHostProcess implements AutoCloseable {
    private final Process process;
    private final DataInputStream answers;
    private final Path directory;
    private int slots;

    /** What a command answered: names and values. */
    record Answer(Map<String, byte[]> values) {
        String text(String name) {
            return new String(values.getOrDefault(name, new byte[0]), StandardCharsets.UTF_8);
        }

        long number(String name) {
            return Long.parseLong(text(name));
        }

        int result() {
            return (int) number("result");
        }

        Fields fields(String name) {
            return Fields.decode(values.getOrDefault(name, new byte[0]));
        }
    }

    private NativeHostProcess(Path executable, Path directory) throws IOException {
        this.directory = directory;
        process =
                new ProcessBuilder(executable.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        answers = new DataInputStream(process.getInputStream());
    }

    static Path compile(Path directory) throws Exception {
        Path executable = directory.resolve("host");
        Process gcc =
                new ProcessBuilder(
                                "gcc",
                                "-std=gnu11",
                                "-O2",
                                "-Wall",
                                "-Wextra",
                                "-Werror",
                                "-o",
                                executable.toString(),
                                "src/test/c/host.c",
                                "src/test/c/answers.c",
                                "src/test/c/isolates.c",
                                "src/test/c/repeated.c",
                                "-ldl",
                                "-lpthread")
                        .inheritIO()
                        .start();
        assertEquals(0, gcc.waitFor());
        return executable;
    }

    static NativeHostProcess start(Path executable, Path directory) throws IOException {
        return new NativeHostProcess(executable, directory);
    }

    /**
     * Runs a command.
     *
     * @throws IOException if the process has ended
     */
    @SuppressWarnings("deprecation")
    Answer command(String format, Object... arguments) throws IOException {
        String command = format.formatted(arguments);
        process.getOutputStream().write((command + "\n").getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        Map<String, byte[]> values = new TreeMap<>();
        for (; ; ) {
            String line = answers.readLine();
            if (line == null) {
                throw new IOException("the host has ended: " + command);
            }
            if (line.equals("end")) {
                return new Answer(values);
            }
            String[] words = line.split(" ");
            byte[] value = new byte[Integer.parseInt(words[1])];
            answers.readFully(value);
            answers.readByte();
            values.put(words[0], value);
        }
    }

    void open(int library, Path path) throws IOException {
        command("open %d %s", library, path);
    }

    /** A loaded isolate with a budget; 0 for none. */
    int isolate(int library, long heap, String fields) throws IOException {
        int slot = slots++;
        command("create %d %d %d", slot, library, heap);
        Answer loaded = command("load %d %s", slot, fields.isEmpty() ? ":name=test" : fields);
        assertEquals(0, loaded.result(), () -> loaded.fields("error").first(":message"));
        return slot;
    }

    Answer call(int isolate, byte[] body, int interruptAfter) throws IOException {
        Path file = directory.resolve("body");
        Files.write(file, body);
        return command("call %d %d 0 %s :id=42", isolate, interruptAfter, file);
    }

    Answer call(int isolate, String body) throws IOException {
        return call(isolate, body.getBytes(StandardCharsets.UTF_8), 0);
    }

    void tearDown(int isolate) throws IOException {
        assertEquals(0, command("down %d", isolate).result());
    }

    /** Its exit code; more than 128 if a signal ended it. */
    int exitCode() throws InterruptedException {
        return process.waitFor();
    }

    long pid() {
        return process.pid();
    }

    @Override
    public void close() throws Exception {
        process.getOutputStream().close();
        process.destroy();
        process.waitFor();
    }
}
