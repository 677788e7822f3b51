// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Programs that Thaw uses, by what they say of themselves. */
public record Tools(Map<String, Answer<String>> answers) implements Probe {
    public static final String ZLIB = "zlib.h";
    public static final String BOLT = "llvm-bolt";

    /** The first version of Rust that builds Thaw. */
    public static final int RUST_MAJOR = 1;

    public static final int RUST_MINOR = 88;

    /**
     * Where ./thaw test --yes puts it, in the user's caches; used where the machine's is too old.
     */
    private static final String FETCHED_CARGO = "/thaw/set-up/rust-1/bin/cargo";

    private static final Pattern NUMBER = Pattern.compile("(\\d+)\\.(\\d+)(\\.\\d+)?");

    /** Programs, and the words that make them tell their version. */
    private static final Map<String, List<String>> QUESTIONS = new LinkedHashMap<>();

    static {
        for (String name : List.of("gcc", "ar", "mvn", "cargo", "podman", "chromium")) {
            QUESTIONS.put(name, List.of(name, "--version"));
        }
        QUESTIONS.put("node", List.of("node", "--version"));
        QUESTIONS.put("python3", List.of("python3", "--version"));
        // reads the header, and writes nothing
        QUESTIONS.put(
                ZLIB,
                List.of("gcc", "-fsyntax-only", "-include", "zlib.h", "-x", "c", "/dev/null"));
    }

    /** Where thaw relayout and thaw bam look for BOLT. */
    static final List<String> BOLTS =
            List.of(
                    "/usr/lib/llvm-16/bin/llvm-bolt",
                    "/usr/lib/llvm-19/bin/llvm-bolt",
                    "/usr/bin/llvm-bolt");

    static Tools of(Machine machine) {
        Map<String, CompletableFuture<Answer<String>>> asked = new LinkedHashMap<>();
        QUESTIONS.forEach((name, question) -> asked.put(name, ask(machine, question)));
        asked.put(BOLT, ask(machine, List.of(bolt(machine), "--version")));
        Map<String, Answer<String>> answers = new LinkedHashMap<>();
        asked.forEach((name, answer) -> answers.put(name, answer.join()));
        Tools tools = new Tools(answers);
        String fetched = machine.caches().orElse("") + FETCHED_CARGO;
        boolean serves =
                !tools.lacks("cargo") && !tools.isOlderThan("cargo", RUST_MAJOR, RUST_MINOR);
        if (!serves && machine.exists(fetched)) {
            answers.put("cargo", machine.programs().firstLine(List.of(fetched, "--version")));
        }
        return tools;
    }

    private static CompletableFuture<Answer<String>> ask(Machine machine, List<String> question) {
        return CompletableFuture.supplyAsync(() -> machine.programs().firstLine(question));
    }

    private static String bolt(Machine machine) {
        String chosen = machine.variable("THAW_BOLT");
        return chosen.isEmpty()
                ? BOLTS.stream().filter(machine::exists).findFirst().orElse(BOLTS.get(0))
                : chosen;
    }

    public Answer<String> answer(String name) {
        return answers.get(name);
    }

    public boolean lacks(String name) {
        return answer(name).isAbsent();
    }

    /** Whether it names a version, and that is older. */
    public boolean isOlderThan(String name, int major, int minor) {
        Matcher number = NUMBER.matcher(answer(name).value().orElse(""));
        if (!number.find()) {
            return false;
        }
        int found = Integer.parseInt(number.group(1));
        return found < major || found == major && Integer.parseInt(number.group(2)) < minor;
    }

    @Override
    public String shown() {
        StringBuilder text = new StringBuilder();
        answers.forEach((name, answer) -> {
            Matcher number = NUMBER.matcher(answer.value().orElse(""));
            text.append(text.isEmpty() ? "" : ", ").append(name).append(' ');
            text.append(
                    number.find()
                            ? number.group()
                            : answer.value().map(v -> "is there").orElse(answer.shown()));
        });
        return text.toString();
    }
}
