// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.example.functions.Audit;
import com.example.functions.Backwards;
import com.example.functions.FirstWord;
import com.example.functions.Greeting;
import com.example.functions.HelloAction;
import com.example.functions.LastWord;
import com.example.functions.Page;
import com.example.functions.UpperCase;
import com.google.cloud.functions.HttpFunction;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.program.Everything;
import dev.thaw.function.program.Order;
import io.cloudevents.CloudEvent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Functions that the command has built: once, for all classes of tests and later runs. */
final class BuiltFunctions {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /**
     * Beside Everything, which is its function where nobody names another: one of each signature,
     * and two that share data. An image for each would take ten minutes.
     */
    private static final List<Class<?>> OTHERS =
            List.of(
                    Order.class,
                    Greeting.class,
                    Backwards.class,
                    HelloAction.class,
                    UpperCase.class,
                    Page.class,
                    Audit.class,
                    FirstWord.class,
                    LastWord.class);

    private BuiltFunctions() {}

    /** The library of all of them, unpacked into a directory of its own. */
    static Path library(Path directory) throws Exception {
        return unpacked(build(graalvmHome(), "functions.fn", Everything.class, OTHERS), directory);
    }

    /** Another library, of one function. */
    static Path orderAlone(Path directory) throws Exception {
        return unpacked(build(graalvmHome(), "order.fn", Order.class, List.of()), directory);
    }

    private static String graalvmHome() throws Exception {
        return run(
                        Map.of(),
                        JAVA,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.thaw.toolchain.NativeImage",
                        "--thaw-home")
                .lines()
                .toList()
                .getLast();
    }

    /** Builds a library, unless it is there from an earlier run and nothing has changed. */
    private static Path build(String home, String name, Class<?> entry, List<Class<?>> others)
            throws Exception {
        ClassPath own =
                new ClassPath(
                        Stream.of(
                                        entry,
                                        RequestHandler.class,
                                        HttpFunction.class,
                                        CloudEvent.class,
                                        JsonObject.class)
                                .map(ClassPath::jarOf)
                                .toList());
        Path kept = Path.of(System.getProperty("function.jar")).resolveSibling("test-functions");
        Path file = Files.createDirectories(kept).resolve(name);
        Path stamp = kept.resolve(name + ".stamp");
        ClassPath all =
                own.with(ClassPath.jarOf(FunctionRuntime.class))
                        .with(ClassPath.jarOf(ClassPath.class));
        // Object snapshots among them, which are built into it.
        try (Stream<Path> libraries = Files.list(kept.resolveSibling("lib"))) {
            for (Path library : libraries.sorted().toList()) {
                all = all.with(library);
            }
        }
        String identity = all.identity(home).toString();
        if (Files.exists(stamp) && Files.readString(stamp).equals(identity)) {
            return file;
        }
        List<String> command = new ArrayList<>(List.of(JAVA, "-jar"));
        command.addAll(List.of(System.getProperty("function.jar"), "build", own.toString()));
        command.addAll(List.of(entry.getName(), "-o", file.toString()));
        others.forEach(other -> command.addAll(List.of("--with", other.getName())));
        command.addAll(List.of("--state", "16m", "--", "-Ob"));
        run(Map.of("GRAALVM_HOME", home), command.toArray(String[]::new));
        Files.writeString(stamp, identity);
        return file;
    }

    private static String run(Map<String, String> environment, String... command) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    /** The library in a directory of its own, whose files are those of the manifest. */
    private static Path unpacked(Path file, Path directory) throws IOException {
        Path to =
                Files.createDirectory(
                        directory.resolve(file.getFileName().toString().replace(".fn", "")));
        try (ZipFile zip = new ZipFile(file.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                Files.copy(zip.getInputStream(entry), to.resolve(entry.getName()));
            }
        }
        JsonObject manifest =
                JsonParser.parseString(Files.readString(to.resolve("manifest.json")))
                        .getAsJsonObject();
        for (String name : manifest.getAsJsonObject("files").keySet()) {
            assertEquals(
                    manifest.getAsJsonObject("files").get(name).getAsString(),
                    "sha256:" + Digests.sha256(to.resolve(name)));
        }
        return to.resolve(manifest.get("library").getAsString());
    }
}
