// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonObject;
import dev.thaw.visor.client.ClientCommand.EndException;
import dev.thaw.visor.store.FunctionFile;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A class path of jars, as a function file: Java that is not compiled ahead of time. */
final class FunctionJars {
    static final String SUFFIX = ".jar";

    private final LinkedHashMap<String, Path> jars = new LinkedHashMap<>();

    /**
     * @param classPath as {@code -cp} takes it
     */
    FunctionJars(String classPath) throws EndException {
        for (String part : classPath.split(File.pathSeparator)) {
            if (part.isEmpty()) {
                continue;
            }
            Path jar = Path.of(part).toAbsolutePath().normalize();
            if (!Files.isRegularFile(jar) || !part.endsWith(SUFFIX)) {
                throw refused(
                        Files.exists(jar)
                                ? part + " is no jar: a function that is deployed as it is has jars"
                                : "there is no file " + part);
            }
            String name = jar.getFileName().toString();
            if (jars.putIfAbsent(name, jar) != null) {
                throw refused("two jars are called " + name + ": rename one");
            }
        }
    }

    static boolean isClassPath(String text) {
        return text.endsWith(SUFFIX) || text.contains(SUFFIX + File.pathSeparator);
    }

    /** That of the first jar. */
    String name() {
        return jars.firstEntry().getKey().replaceFirst("\\.jar$", "");
    }

    /**
     * Writes the function file.
     *
     * @param entry a class, or a class and its static method
     * @param signature null: the worker finds it
     */
    void pack(Path to, String entry, String signature) throws IOException, EndException {
        JsonObject digests = new JsonObject();
        for (Map.Entry<String, Path> jar : jars.entrySet()) {
            digests.addProperty(jar.getKey(), FunctionFile.digestOf(jar.getValue()));
        }
        JsonObject manifest = new JsonObject();
        manifest.addProperty("format", 1);
        manifest.addProperty("abi", 1);
        manifest.addProperty("runtime", "java");
        manifest.addProperty("source", jars.firstEntry().getKey());
        manifest.addProperty("entry", entry);
        manifest.addProperty("signature", signature == null ? "" : signature);
        manifest.add("files", digests);
        try (OutputStream out = Files.newOutputStream(to);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("manifest.json"));
            zip.write(manifest.toString().getBytes(StandardCharsets.UTF_8));
            for (Map.Entry<String, Path> jar : jars.entrySet()) {
                zip.putNextEntry(new ZipEntry(jar.getKey()));
                Files.copy(jar.getValue(), zip);
            }
        }
    }

    private static EndException refused(String message) {
        return new EndException(ClientCommand.REFUSED, message);
    }
}
