// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonObject;
import dev.thaw.fuzz.Fuzz;
import dev.thaw.fuzz.MemoryDirectory;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.fake.FunctionFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Actions of OpenWhisk that are nearly right. */
class OpenWhiskFuzzTest {
    @TempDir(factory = MemoryDirectory.class)
    private Path directory;

    @Test
    void actions() throws Exception {
        Path file = directory.resolve("action");
        String archive =
                Base64.getEncoder().encodeToString(FunctionFiles.archive("com.example.Hello"));
        Fuzz.of("openwhisk-actions")
                .seed("{\"code\":\"exports.main = x => x\",\"main\":\"main\",\"env\":{\"A\":1}}")
                .seed("{\"code\":\"" + archive + "\",\"binary\":true,\"main\":\"A#b\"}")
                .tokens("null", "true", "{\"a\":{\"a\":", "[[[[", "\"\\u00", "1e999", "UEsDBA==")
                .refusal(RefusedException.class)
                .run(input -> {
                    JsonObject value = PaperRequests.parse(input);
                    OpenWhiskCode code = OpenWhiskCode.of(value, "java");
                    Files.deleteIfExists(file);
                    code.writeTo(file);
                    return code.fileName();
                });
    }
}
