// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What LOAD says of a function, whatever it is written in.
 *
 * @param configuration what the function itself is told
 * @param concurrency calls at once; 0: any number
 * @param statements that a script's call may execute; 0: any number
 * @param cpuMillis processor time that a call may take; 0: any
 * @param allocation bytes that a call may allocate; 0: any number
 */
record FunctionSettings(
        String name,
        Fields configuration,
        int concurrency,
        long idleMillis,
        long statements,
        long cpuMillis,
        long allocation) {
    private static final long IDLE_MILLIS = 10_000;

    static FunctionSettings read(Fields load) throws ProtocolException {
        byte[] nested = load.bytes(":configuration");
        return new FunctionSettings(
                load.first(":function"),
                Fields.read(nested == null ? new byte[0] : nested),
                (int) load.number(":concurrency", 0),
                load.number(":idle-ms", IDLE_MILLIS),
                load.number(":statements", 0),
                load.number(":cpu-ms", 0),
                load.number(":allocation", 0));
    }

    String language() {
        return configuration.first(":language");
    }

    String entry() {
        return configuration.first(":entry");
    }

    /** In the order of their class path. */
    List<Path> jars() throws Refusal {
        List<Path> jars = new ArrayList<>();
        for (String jar : configuration.all(":jar")) {
            jars.add(path(jar));
        }
        return List.copyOf(jars);
    }

    static Path path(String name) throws Refusal {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new Refusal("a name of a file cannot be: " + e.getMessage());
        }
    }
}
