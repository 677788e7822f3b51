// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A program that works in rounds for ever.
 *
 * @param program how ocolos/programs calls it
 * @param file the binary in its directory
 * @param script a resource that it runs; null: none
 * @param arguments behind the script
 * @param rounds in a turn, about a second and a half of them
 */
record Subject(String program, String file, String script, List<String> arguments, int rounds) {
    private static final String FOREVER = "1000000000";

    static final Subject ROCKET = new Subject("rocket", "rocket", null, List.of(FOREVER), 3);
    static final Subject CPYTHON =
            new Subject("cpython", "python/bin/python3.11", "work.py", List.of(FOREVER), 10);
    static final Subject LUA = new Subject("lua", "lua", "work.lua", List.of(FOREVER), 10);
    static final Subject THROWS = new Subject("throws", "throws", null, List.of(FOREVER), 8);

    Path binary(Places places) throws IOException, InterruptedException {
        return places.program(program, file);
    }

    /**
     * @param binary the original, or what was made of it
     */
    List<String> command(Places places, Path binary, String... before) throws IOException {
        List<String> command = new ArrayList<>(List.of(before));
        command.add(binary.toString());
        if (script != null) {
            Path file = places.directory("scripts").resolve(script);
            if (!Files.exists(file)) {
                try (InputStream in = Subject.class.getResourceAsStream(script)) {
                    Files.write(file, in.readAllBytes());
                }
            }
            command.add(file.toString());
        }
        command.addAll(arguments);
        return command;
    }

    Subject withArguments(String... other) {
        return new Subject(program, file, script, List.of(other), rounds);
    }
}
