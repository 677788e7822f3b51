// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.Stderr;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What functions get as variables by naming it, so that it is in no setting, log or answer: a file
 * for each tenant, in a directory that only the server's user can enter.
 */
public final class Secrets {
    /** A value and a function's variables go into one message to its worker. */
    public static final int MAX_VALUE = 16 << 10;

    private static final int MAX_VARIABLES = 32 << 10;
    private static final String SUFFIX = ".json";

    private final Path directory;
    private final Map<String, Map<String, String>> tenants = new HashMap<>();

    private Secrets(Path directory) {
        this.directory = directory;
    }

    static Secrets open(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            Files.createDirectory(
                    directory,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rwx------")));
            DurableFiles.sync(directory.getParent());
        }
        Secrets secrets = new Secrets(directory);
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                if (name.endsWith(SUFFIX)) {
                    String tenant = name.substring(0, name.length() - SUFFIX.length());
                    secrets.tenants.put(tenant, read(file));
                } else {
                    Files.delete(file);
                }
            }
        }
        return secrets;
    }

    private static Map<String, String> read(Path file) throws IOException {
        Map<String, String> values = new TreeMap<>();
        try {
            for (Map.Entry<String, JsonElement> one : Store.parse(file).entrySet()) {
                values.put(one.getKey(), one.getValue().getAsString());
            }
        } catch (RuntimeException e) {
            // not what it says: there may be a value in it
            throw new IOException(file + " is damaged");
        }
        return values;
    }

    /** A value of that name before is gone. */
    public synchronized void set(String tenant, String name, byte[] value)
            throws IOException, RefusedException {
        Names.checked("the tenant's name", tenant);
        Names.checked("the secret's name", name);
        String text = text(value);
        Map<String, String> next = new TreeMap<>(of(tenant));
        next.put(name, text);
        replace(tenant, next);
    }

    private static String text(byte[] value) throws RefusedException {
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(value)).toString();
            if (text.isEmpty() || value.length > MAX_VALUE || text.indexOf(0) >= 0) {
                throw refused(
                        400, "a secret has 1 to " + MAX_VALUE + " bytes, and none of them is 0");
            }
            return text;
        } catch (CharacterCodingException e) {
            throw refused(400, "a secret is text in UTF-8; encode other bytes");
        }
    }

    public synchronized void remove(String tenant, String name)
            throws IOException, RefusedException {
        Map<String, String> next = new TreeMap<>(of(tenant));
        if (next.remove(name) == null) {
            throw refused(404, missing(tenant, name));
        }
        replace(tenant, next);
    }

    private void replace(String tenant, Map<String, String> next) throws IOException {
        JsonObject json = new JsonObject();
        next.forEach(json::addProperty);
        DurableFiles.replace(directory.resolve(tenant + SUFFIX), json.toString());
        tenants.put(tenant, next);
    }

    private Map<String, String> of(String tenant) {
        return tenants.getOrDefault(tenant, Map.of());
    }

    public synchronized List<String> names(String tenant) {
        return List.copyOf(of(tenant).keySet());
    }

    /**
     * The variables that a function's settings name secrets for; without those that are missing.
     */
    public synchronized Map<String, String> variables(String tenant, FunctionSettings settings) {
        Map<String, String> variables = new LinkedHashMap<>();
        settings.secrets()
                .forEach((variable, name) -> {
                    String value = of(tenant).get(name);
                    if (value == null) {
                        Stderr.say(missing(tenant, name));
                    } else {
                        variables.put(variable, value);
                    }
                });
        return variables;
    }

    /** Fails unless there is each secret that a function names. */
    public synchronized void require(String tenant, FunctionSettings settings)
            throws RefusedException {
        int size = 0;
        for (Map.Entry<String, String> one : settings.secrets().entrySet()) {
            String value = of(tenant).get(one.getValue());
            if (value == null) {
                throw refused(
                        422,
                        missing(tenant, one.getValue())
                                + "; make it: thaw function secret "
                                + one.getValue()
                                + " --tenant "
                                + tenant);
            }
            size += one.getKey().length() + value.getBytes(StandardCharsets.UTF_8).length;
        }
        if (size > MAX_VARIABLES) {
            throw refused(
                    422,
                    "a function's secrets have at most " + MAX_VARIABLES + " bytes, not " + size);
        }
    }

    private static String missing(String tenant, String name) {
        return "there is no secret '" + name + "' of tenant " + tenant;
    }

    private static RefusedException refused(int status, String message) {
        return new RefusedException(status, "secret", message);
    }
}
