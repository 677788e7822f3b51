// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.RefusedException;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenWhiskCodeTest {
    @TempDir private Path directory;

    private static OpenWhiskCode of(String value, String runtime) throws RefusedException {
        return OpenWhiskCode.of(JsonParser.parseString(value).getAsJsonObject(), runtime);
    }

    private static String refusal(String value, String runtime) {
        return assertThrows(RefusedException.class, () -> of(value, runtime)).getMessage();
    }

    private static String binary(byte[] bytes, String main) {
        JsonObject value = new JsonObject();
        value.addProperty("binary", true);
        value.addProperty("main", main);
        value.addProperty("code", Base64.getEncoder().encodeToString(bytes));
        return value.toString();
    }

    private static byte[] archive(String entry) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry(entry));
        }
        return bytes.toByteArray();
    }

    @Test
    void linesOfAScriptStayWhereTheyAre() throws Exception {
        OpenWhiskCode code =
                of(
                        "{\"code\":\"// one\\nexports.go = x => x // three\",\"main\":\"go\",\"env\":{\"A\":\"b\",\"N\":1,\"O\":{\"x\":2}}}",
                        "javascript");
        String[] lines = new String(code.bytes(), StandardCharsets.UTF_8).split("\n");
        assertTrue(lines[0].endsWith(";// one"), lines[0]);
        assertEquals("exports.go = x => x // three", lines[1]);
        assertEquals(
                "{\"A\":\"b\",\"N\":\"1\",\"O\":\"{\\\"x\\\":2}\"}", code.environment().toString());
        assertTrue(String.join("", lines).contains("module.exports.go : go)"));
        assertEquals("action.js", code.fileName());
        OpenWhiskCode strict = of("{\"code\":\"\\n\\\"use strict\\\"; 1\"}", "javascript");
        assertTrue(new String(strict.bytes(), StandardCharsets.UTF_8).startsWith("'use strict';"));
    }

    @Test
    void pythonStaysAsItIs() throws Exception {
        OpenWhiskCode code = of("{\"code\":\"def main(a): return a\",\"main\":\"\"}", "python");
        String script = new String(code.bytes(), StandardCharsets.UTF_8);
        assertTrue(script.startsWith("def main(a): return a\n"), script);
        assertTrue(script.contains("return main(request['value'])"), script);
    }

    @Test
    void aScriptGetsTheVariablesOfEachActivation() throws Exception {
        JsonObject activation =
                JsonParser.parseString(
                                "{\"value\":{\"a\":1},\"activation_id\":\"7\",\"deadline\":12,\"other\":{}}")
                        .getAsJsonObject();
        JsonObject value = activation.getAsJsonObject("value");
        assertEquals(
                "{\"value\":{\"a\":1},\"env\":{\"__OW_ACTIVATION_ID\":\"7\",\"__OW_DEADLINE\":\"12\"}}",
                of("{\"code\":\"x\"}", "python").request(activation, value).toString());
        OpenWhiskCode jar = of(binary(archive("A.class"), "A"), "java");
        assertEquals("{\"a\":1}", jar.request(activation, value).toString());
    }

    @Test
    void aJarBecomesAFunctionFile() throws Exception {
        OpenWhiskCode code = of(binary(archive("A.class"), "com.example.A#go"), "java");
        Path file = directory.resolve("action.fn");
        code.writeTo(file);
        try (ZipFile zip = new ZipFile(file.toFile())) {
            String manifest =
                    new String(
                            zip.getInputStream(zip.getEntry("manifest.json")).readAllBytes(),
                            StandardCharsets.UTF_8);
            assertTrue(manifest.contains("\"entry\":\"com.example.A::go\""), manifest);
            assertTrue(manifest.contains("\"signature\":\"openwhisk\""), manifest);
            assertEquals(
                    archive("A.class").length,
                    zip.getInputStream(zip.getEntry("action.jar")).readAllBytes().length);
        }
    }

    @Test
    void whatItIsNotIsSaid() throws Exception {
        assertTrue(refusal("{\"code\":\"x\"}", "java").contains("both are binary"));
        assertTrue(refusal("{\"code\":\"%\",\"binary\":true}", "java").contains("no base64"));
        assertTrue(refusal(binary("text".getBytes(), "m"), "java").contains("no archive"));
        assertTrue(refusal(binary(archive("A.class"), "main"), "java").contains("--main"));
        assertTrue(refusal(binary(archive("index.js"), "m"), "javascript").contains("as text"));
        assertTrue(refusal("{\"code\":\"x\",\"main\":\"a.b\"}", "python").contains("'a.b' is no"));
        assertTrue(refusal("{\"code\":1}", "python").contains("code must be a text"));
    }
}
