// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.store.FunctionFile;
import dev.thaw.visor.store.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * What OpenWhisk sends of an action, as something that can be deployed: text is a script; what is
 * binary is a function file, or a jar.
 *
 * @param jar whether the bytes are a jar, of which a function file is made
 * @param environment variables of the action
 * @param scripted whether it takes {@code {"value":..,"env":..}}: its parameters, and variables of
 *     each activation
 */
record OpenWhiskCode(
        String fileName,
        String entry,
        byte[] bytes,
        boolean jar,
        JsonObject environment,
        boolean scripted) {
    static final Set<String> RUNTIMES = Set.of("javascript", "python", "java");

    private static final String JAVA = "java";
    private static final String JAVASCRIPT = "javascript";
    private static final String MAIN = "main";
    private static final String MANIFEST = "manifest.json";
    private static final String JAR = "action.jar";
    private static final Pattern STRICT = Pattern.compile("\\s*(['\"])use strict\\1");

    private static final Pattern NAME = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");
    private static final String ENTRY = "__thaw_activation";

    /** What OpenWhisk's own runtime has; on the first line, so that errors say the right ones. */
    private static final String BEFORE =
            "globalThis.module={exports:{}};globalThis.exports=module.exports;";

    private static final String JAVASCRIPT_ENTRY =
            """

            ;globalThis.%1$s = (main => ({value, env}) => {
              Object.assign((globalThis.process ??= {env: {}}).env, env);
              const whole = result => result === undefined ? {} : result;
              const result = main(value);
              return typeof result?.then !== 'function' ? whole(result) : result.then(whole, error => {
                if (error instanceof Error) throw error;
                return {error: error ?? {}};
              });
            })(typeof module.exports.%2$s === 'function' ? module.exports.%2$s : %2$s);
            """;

    private static final String PYTHON_ENTRY =
            """

            def %1$s(request):
                import os
                os.environ.update(request['env'])
                return %2$s(request['value'])
            """;

    static OpenWhiskCode of(JsonObject value, String runtime) throws RefusedException {
        String text = Json.text(value, "code", "");
        String main = Json.text(value, "main", MAIN);
        JsonObject environment = environment(value);
        if (text.isEmpty()) {
            throw refused("Missing main/no code to execute.");
        }
        if (Json.flag(value, "binary", false)) {
            return binary(decoded(text), main.isEmpty() ? MAIN : main, runtime, environment);
        }
        if (runtime.equals(JAVA)) {
            throw refused("an action in Java is a jar, or a function file: both are binary");
        }
        String name = main.isEmpty() ? MAIN : main;
        if (!NAME.matcher(name).matches()) {
            throw refused("'" + name + "' is no name of a function");
        }
        boolean javascript = runtime.equals(JAVASCRIPT);
        String script =
                javascript ? javascript(text, name) : text + PYTHON_ENTRY.formatted(ENTRY, name);
        return new OpenWhiskCode(
                javascript ? "action.js" : "action.py",
                ENTRY,
                script.getBytes(StandardCharsets.UTF_8),
                false,
                environment,
                true);
    }

    private static String javascript(String text, String name) {
        String strict = STRICT.matcher(text).lookingAt() ? "'use strict';" : "";
        return strict + BEFORE + text + JAVASCRIPT_ENTRY.formatted(ENTRY, name);
    }

    private static OpenWhiskCode binary(
            byte[] bytes, String main, String runtime, JsonObject environment)
            throws RefusedException {
        // a jar may have a manifest.json, too; its class is named
        boolean named = runtime.equals(JAVA) && !main.equals(MAIN);
        if (isFunctionFile(bytes) && !named) {
            return new OpenWhiskCode("action.fn", "", bytes, false, environment, false);
        }
        if (!runtime.equals(JAVA)) {
            throw refused(
                    "this archive is no function file: of an action in "
                            + runtime
                            + " send the script as text");
        }
        // as OpenWhisk's own runtime takes it
        String entry = main.replace("#", "::");
        if (entry.equals(MAIN)) {
            throw refused("name the action's class: --main com.example.Hello");
        }
        return new OpenWhiskCode("action.fn", entry, bytes, true, environment, false);
    }

    private static byte[] decoded(String text) throws RefusedException {
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            throw refused("the code is said to be binary, and is no base64: " + e.getMessage());
        }
    }

    private static boolean isFunctionFile(byte[] bytes) throws RefusedException {
        boolean archive = false;
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                archive = true;
                if (entry.getName().equals(MANIFEST)) {
                    return true;
                }
            }
        } catch (IOException | IllegalArgumentException e) {
            throw refused("the code is no whole archive: " + e.getMessage());
        }
        if (!archive) {
            throw refused("the code is said to be binary, and is no archive (.fn, .jar)");
        }
        return false;
    }

    private static JsonObject environment(JsonObject value) {
        JsonObject environment = new JsonObject();
        JsonElement all = value.get("env");
        if (all != null && all.isJsonObject()) {
            for (Map.Entry<String, JsonElement> one : all.getAsJsonObject().entrySet()) {
                JsonElement text = one.getValue();
                environment.addProperty(
                        one.getKey(),
                        text.isJsonPrimitive() ? text.getAsString() : text.toString());
            }
        }
        return environment;
    }

    /** What the function is called with. */
    JsonObject request(JsonObject activation, JsonObject parameters) {
        if (!scripted) {
            return parameters;
        }
        JsonObject variables = new JsonObject();
        activation
                .asMap()
                .forEach((name, value) -> {
                    if (value.isJsonPrimitive() && !name.equals("value")) {
                        variables.addProperty(
                                "__OW_" + name.toUpperCase(Locale.ROOT), value.getAsString());
                    }
                });
        JsonObject request = new JsonObject();
        request.add("value", parameters);
        request.add("env", variables);
        return request;
    }

    /** What is needed of it when it is deployed. */
    OpenWhiskCode withoutBytes() {
        return new OpenWhiskCode(fileName, entry, new byte[0], jar, environment, scripted);
    }

    void writeTo(Path file) throws IOException {
        if (!jar) {
            Files.write(file, bytes);
            return;
        }
        JsonObject digests = new JsonObject();
        digests.addProperty(JAR, FunctionFile.digestOf(bytes));
        JsonObject manifest = new JsonObject();
        manifest.addProperty("format", 1);
        manifest.addProperty("abi", 1);
        manifest.addProperty("runtime", JAVA);
        manifest.addProperty("source", JAR);
        manifest.addProperty("entry", entry);
        manifest.addProperty("signature", "openwhisk");
        manifest.add("files", digests);
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry(MANIFEST));
            zip.write(manifest.toString().getBytes(StandardCharsets.UTF_8));
            zip.putNextEntry(new ZipEntry(JAR));
            zip.write(bytes);
        }
    }

    private static RefusedException refused(String message) {
        return new RefusedException(422, "function-file", message);
    }
}
