// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * What a worker without a front is told of the function that is measured.
 *
 * @param configure fields of CONFIGURE beside the tenant
 * @param load fields of LOAD: where it is, what it is, the configuration
 * @param body of each call
 */
record WorkerFunction(List<Object> configure, List<Object> load, String body) {
    /** What the JVM for scripts is started with, a line for each argument. */
    private static final String COMMAND = "command";

    /** A function file; says "hello you". */
    static WorkerFunction compiled(Path file, Path work) throws IOException {
        Path directory = Files.createTempDirectory(work, "function");
        try (InputStream bytes = Files.newInputStream(file);
                ZipInputStream zip = new ZipInputStream(bytes)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path name = Path.of(entry.getName()).getFileName();
                Files.copy(zip, directory.resolve(name), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        JsonObject manifest =
                JsonParser.parseString(Files.readString(directory.resolve("manifest.json")))
                        .getAsJsonObject();
        byte[] configuration =
                Wire.fields(
                        ":entry", manifest.get("entry").getAsString(),
                        ":signature", manifest.get("signature").getAsString());
        return new WorkerFunction(
                List.of(":read", directory),
                List.of(
                        ":directory", directory,
                        ":library", manifest.get("library").getAsString(),
                        ":configuration", configuration),
                "you");
    }

    /** A script in the image of its language. */
    static WorkerFunction script(Path library, Path source, String body) {
        Path home = library.toAbsolutePath().getParent();
        return new WorkerFunction(
                List.of(":read", home, ":read", source.getParent()),
                List.of(
                        ":directory", home,
                        ":library", library.getFileName(),
                        ":configuration", Wire.fields(":source", source)),
                body);
    }

    /** A script in the JVM. */
    static WorkerFunction inJvm(Path home, String language, Path source, String body)
            throws IOException {
        List<Object> configure = new ArrayList<>();
        configure.addAll(List.of(":read", home, ":read", source.getParent()));
        for (String argument : Files.readAllLines(home.resolve(COMMAND))) {
            configure.addAll(List.of(":program", argument));
        }
        return new WorkerFunction(
                configure,
                List.of(
                        ":directory", source.getParent(),
                        ":configuration", Wire.fields(":language", language, ":source", source)),
                body);
    }
}
