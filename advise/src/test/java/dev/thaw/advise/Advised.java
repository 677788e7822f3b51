// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A run of the built command, in a process of its own. */
record Advised(int status, String out, String err) {
    static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));
    private static final Path ROOT = Path.of(System.getProperty("thaw.root"));

    /** Of warm JVMs, which a test may lack. */
    static final Path THAW_JAVA = ROOT.resolve("hottub/client/target/hottub/bin/thaw-java");

    static final Path RELAYOUT = ROOT.resolve("ocolos/target/release/thaw-relayout");

    static List<String> command(String... arguments) {
        List<String> all = new ArrayList<>();
        all.addAll(
                List.of(
                        JAVA_HOME.resolve("bin/java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Dthaw.java=" + THAW_JAVA,
                        "-Dthaw.relayout=" + RELAYOUT,
                        "-jar",
                        System.getProperty("advise.jar")));
        all.addAll(List.of(arguments));
        return all;
    }

    static Advised of(String... arguments) throws IOException, InterruptedException {
        return of(Map.of(), "", command(arguments));
    }

    static Advised of(Map<String, String> environment, String input, List<String> command)
            throws IOException, InterruptedException {
        Path err = Files.createTempFile("advise", ".err");
        Path in = Files.createTempFile("advise", ".in");
        try {
            Files.writeString(in, input);
            ProcessBuilder builder = new ProcessBuilder(command).redirectError(err.toFile());
            builder.redirectInput(in.toFile());
            builder.environment().remove("JAVA_TOOL_OPTIONS");
            builder.environment().putAll(environment);
            Process process = builder.start();
            String out = new String(process.getInputStream().readAllBytes());
            return new Advised(process.waitFor(), out, Files.readString(err));
        } finally {
            Files.delete(err);
            Files.delete(in);
        }
    }

    /** What --json has given, on standard error behind what the program has written there. */
    JsonObject json() throws IOException {
        String text = err.contains("{") ? err.substring(err.indexOf('{')) : out;
        List<String> faults = Schema.faultsOf(text);
        if (!faults.isEmpty()) {
            throw new AssertionError(faults + "\n" + text);
        }
        return JsonParser.parseString(text).getAsJsonObject();
    }

    double number(String name) throws IOException {
        JsonObject numbers = json().getAsJsonObject("numbers");
        return numbers.has(name) ? numbers.get(name).getAsDouble() : Double.NaN;
    }

    /** What is said of a part; null if nothing is. */
    JsonObject finding(String part) throws IOException {
        for (JsonElement one : json().getAsJsonArray("findings")) {
            if (one.getAsJsonObject().get("part").getAsString().equals(part)) {
                return one.getAsJsonObject();
            }
        }
        return null;
    }

    static String text(JsonObject finding, String name) {
        return finding.get(name).getAsString();
    }
}
