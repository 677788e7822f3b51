// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "deploy",
        description = "make a function, or a new version of it, from a file",
        footer = {
            "",
            "Example: thaw function deploy hello.fn --name hello --memory 64m",
            "         thaw function deploy hello/ --statements 1000000 --allocation 64m",
            "         thaw function deploy app.jar:lib/gson.jar --entry com.example.Hello"
        })
final class DeployCommand extends AnswerCommand {
    @Parameters(
            paramLabel = "FILE",
            description =
                    "a function file, a script (.js, .mjs, .py), a directory with one, or jars (app.jar:lib.jar), which run in a JVM")
    private String given;

    @Option(names = "--name", paramLabel = "NAME", description = "default: the file's")
    private String name;

    @Option(names = "--tenant", paramLabel = "NAME", description = "whose it is")
    private String tenant;

    @Option(
            names = "--entry",
            paramLabel = "NAME",
            description =
                    "of a script, or a directory with one: its function; of jars: the class, or CLASS::METHOD of a static method; of a library with several functions: which")
    private String entry;

    @Option(
            names = "--signature",
            paramLabel = "NAME",
            description = "of jars: how the function is written, where a class could be several")
    private String signature;

    @Option(
            names = "--shared-data",
            paramLabel = "NAME",
            description =
                    "data that functions of the tenant share: that which the file brings (thaw function state), or what those have who name it already")
    private String sharedData;

    @Mixin private SettingsOptions settings;

    @Override
    void run() throws IOException, EndException {
        if (FunctionJars.isClassPath(given)) {
            deployJars(new FunctionJars(given));
            return;
        }
        if (signature != null) {
            throw new EndException(
                    REFUSED, "--signature is for jars; a function file has one already");
        }
        Path file = Path.of(given);
        String fileName = file.toAbsolutePath().normalize().getFileName().toString();
        String to = name != null ? name : fileName.replaceFirst("\\.[a-z]+$", "");
        if (Files.isDirectory(file)) {
            Path packed = Files.createTempFile("thaw-function", ".fn");
            try {
                String script = new FunctionDirectory(file).pack(packed);
                deploy(packed, to, to + ".fn", script);
            } finally {
                Files.delete(packed);
            }
        } else if (Files.isRegularFile(file)) {
            deploy(file, to, fileName, fileName);
        } else {
            throw new EndException(REFUSED, "there is no file " + file);
        }
    }

    private void deployJars(FunctionJars jars) throws IOException, EndException {
        if (entry == null) {
            throw new EndException(
                    REFUSED,
                    "name the function's class: --entry com.example.Hello. It runs in a JVM then; 'thaw function build "
                            + given
                            + " CLASS -o NAME.fn' makes a function of it that runs in isolates");
        }
        Path packed = Files.createTempFile("thaw-function", ".fn");
        try {
            jars.pack(packed, entry, signature);
            String to = name != null ? name : jars.name();
            deploy(packed, to, to + ".fn", FunctionJars.SUFFIX);
        } finally {
            Files.delete(packed);
        }
    }

    /**
     * @param script what tells the language of its source, if there is one
     */
    private void deploy(Path path, String to, String fileName, String script)
            throws IOException, EndException {
        String uri = function(to) + "?file=" + encoded(fileName);
        uri += tenant == null ? "" : "&tenant=" + encoded(tenant);
        uri += entry == null ? "" : "&entry=" + encoded(entry);
        uri += sharedData == null ? "" : "&data=" + encoded(sharedData);
        tellOfBuild(script);
        try (InputStream in = Files.newInputStream(path)) {
            JsonObject answer =
                    manage(
                            "POST",
                            uri,
                            Map.of("thaw-settings", ascii(settings.toJson().toString())),
                            in,
                            Files.size(path));
            if (json) {
                System.out.println(answer);
            } else {
                System.out.println(
                        answer.get("name").getAsString()
                                + ": version "
                                + answer.get("version").getAsString());
                if (answer.has("inJvm")) {
                    note("it runs in a JVM, as " + answer.get("inJvm").getAsString());
                }
                if (answer.has("stateless")) {
                    note(
                            "each isolate begins anew, as there is no state: "
                                    + answer.get("stateless").getAsString());
                }
            }
        }
    }

    /** JSON that a header can hold. */
    private static String ascii(String json) {
        StringBuilder text = new StringBuilder();
        for (char c : json.toCharArray()) {
            text.append(c < 127 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return text.toString();
    }

    static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** The first script, or jar, waits for what it runs in. */
    private void tellOfBuild(String fileName) throws IOException, EndException {
        boolean javascript = fileName.endsWith(".js") || fileName.endsWith(".mjs");
        if (!javascript && !fileName.endsWith(".py") && !fileName.endsWith(FunctionJars.SUFFIX)) {
            return;
        }
        JsonObject server = manage("GET", "/server").getAsJsonObject();
        JsonElement image = server.get("languages").getAsJsonObject().get("javascript");
        boolean imageIsMade = javascript && image != null && !image.getAsString().equals("ready");
        if (javascript && image != null && !imageIsMade) {
            return;
        }
        String jvm = server.get("jvm").getAsString();
        if (jvm.equals("missing")) {
            note(
                    "the JVM that it runs on is made first, once: a minute or two; the server's log shows the progress");
        }
        if (imageIsMade) {
            note(
                    "the image that JavaScript runs in is being built, once; this takes some minutes. "
                            + (jvm.equals("none")
                                    ? "The function answers when it is there; the server's log shows the progress."
                                    : "Until it is there, the function runs in a JVM."));
        }
    }
}
