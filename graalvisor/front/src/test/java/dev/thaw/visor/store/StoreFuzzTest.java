// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.fuzz.Fuzz;
import dev.thaw.fuzz.MemoryDirectory;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.fake.FunctionFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is deployed, and what the store keeps, nearly right. */
class StoreFuzzTest {
    private static final byte[] ELF = FunctionFiles.elf();
    private static final String SCRIPT =
            """
            {"format": 1, "runtime": "python", "abi": 1, "source": "source.py", "entry": "main",
             "languages": ["js", "java"], "settings": {"memory": 67108864, "environment": {"A": "b"}},
             "state-capacity": 1048576, "state": "state.doss",
             "files": {"source.py": "sha256:%1$s", "a.jar": "sha256:%1$s", "state.doss": "sha256:%1$s"}}
            """
                    .formatted("0".repeat(64));

    @TempDir(factory = MemoryDirectory.class)
    private Path directory;

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @Test
    void manifests() throws Exception {
        Fuzz.of("manifests")
                .seed(FunctionFiles.manifest("Hello", ELF))
                .seed(SCRIPT)
                .tokens("null", "[]", "{}", "true", "1e99", "\"\"", "\"settings\":", "\"files\":")
                .refusal(RefusedException.class, "manifest.json")
                .run(input -> {
                    Manifest manifest = Manifest.parse(text(input));
                    assertEquals(manifest.toJson(), Manifest.parse(manifest.toJson()).toJson());
                    for (String name : manifest.files().keySet()) {
                        assertEquals(directory, directory.resolve(name).normalize().getParent());
                    }
                    return manifest.runtime();
                });
    }

    @Test
    void functionFiles() throws Exception {
        Path file = directory.resolve("f.fn");
        Path to = directory.resolve("to");
        Path outside = Files.createDirectory(directory.resolve("outside"));
        Fuzz.of("function-files")
                .seed(FunctionFiles.archive("Hello"))
                .seed(
                        FunctionFiles.archive(
                                FunctionFiles.manifest("Hello", ELF),
                                Map.of("libfake.so", ELF, "../outside/x", ELF)))
                .tokens("../outside/y", "manifest.json", "libfake.so", "PK\3\4", "PK\1\2", "PK\5\6")
                .refusal(RefusedException.class, "the function file")
                .refusal(RefusedException.class, "manifest.json")
                .refusal(RefusedException.class, "libfake.so")
                .run(input -> {
                    Files.write(file, input);
                    Files.createDirectories(to);
                    try {
                        return FunctionFile.unpack(file, to, 1 << 16).library();
                    } finally {
                        DurableFiles.deleteTree(to);
                        try (Stream<Path> written = Files.list(outside)) {
                            assertTrue(written.findAny().isEmpty());
                        }
                    }
                });
    }

    @Test
    void settings() throws Exception {
        JsonObject tenant = TenantSettings.DEFAULT.toJson();
        Fuzz.of("settings")
                .seed(FunctionSettings.DEFAULT.toJson().toString())
                .seed(tenant.toString())
                .seed("{\"blue\": {\"1\": 50, \"2\": 50}, \"environment\": {\"A\": \"b\"}}")
                .tokens("null", "[]", "{}", "true", "1e99", "0.5", "\"\"", "-1")
                .refusal(RefusedException.class)
                .refusal(IOException.class, "settings.json is damaged")
                .run(input -> {
                    Path file = Files.write(directory.resolve("settings.json"), input);
                    JsonObject json = Store.parse(file);
                    TenantSettings limits = TenantSettings.DEFAULT.with(json);
                    assertEquals(limits, TenantSettings.DEFAULT.with(limits.toJson()));
                    FunctionSettings settings = FunctionSettings.DEFAULT.with(json);
                    assertEquals(settings, FunctionSettings.DEFAULT.with(settings.toJson()));
                    return settings.environment().size()
                            + Aliases.NONE
                                    .with("blue", aliasOf(json), Set.of(1, 2))
                                    .weights()
                                    .size();
                });
    }

    private static JsonObject aliasOf(JsonObject json) {
        return json.get("blue") instanceof JsonObject object ? object : new JsonObject();
    }

    /** What a server reads when it starts. */
    @Test
    void kept() throws Exception {
        Path tokens = directory.resolve("tokens.json");
        Path secrets = Files.createDirectory(directory.resolve("secrets"));
        StoreDirectories directories = StoreDirectories.create(directory.resolve("data"));
        Path home = directories.tenants().resolve("t").resolve("f");
        Path version = Files.createDirectories(home.resolve("1"));
        Path manifest = version.resolve(Manifest.NAME);
        Files.writeString(version.resolve(Store.DEPLOYED), "{\"deployedMillis\": 1}");
        Fuzz.of("kept")
                .seed(
                        """
                        {"current": 1, "previous": 0, "last": 1, "settings": {},
                         "aliases": {"blue": {"1": 100}}}
                        """)
                .seed("{\"anna\": \"0a\", \"last\": 7}")
                .tokens("null", "[]", "{}", "\"last\": ", "\"settings\": ", "\"aliases\": ", "1e9")
                .refusal(IOException.class, ".json")
                .run(input -> {
                    Files.writeString(manifest, FunctionFiles.manifest("Hello", ELF));
                    Files.write(home.resolve(Store.FUNCTION), input);
                    StoreReader.sweep(directories);
                    StoreReader.readFunctions(directories);
                    Files.write(tokens, input);
                    int holders = new AccessTokens(tokens).names().size();
                    Files.write(secrets.resolve("t.json"), input);
                    assertEquals(holders, Secrets.open(secrets).names("t").size());
                    Files.write(manifest, input);
                    StoreReader.readVersion(version);
                    throw new AssertionError("these are no manifests, and were taken for one");
                });
    }
}
