// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import dev.thaw.language.Language;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What LOAD says of a function.
 *
 * @param concurrency contexts at once; 0: any number
 * @param others languages that it uses beside its own
 * @param jars of Java classes that it uses
 * @param statements that a call may execute; 0: any number
 * @param cpuMillis processor time that a call may take; 0: any
 * @param allocation bytes that a call may allocate; 0: any number
 */
record ScriptSettings(
        String name,
        Language language,
        String fileName,
        String text,
        String entry,
        Map<String, String> environment,
        List<Language> others,
        List<Path> jars,
        int concurrency,
        long idleMillis,
        long statements,
        long cpuMillis,
        long allocation) {
    private static final long IDLE_MILLIS = 10_000;
    private static final long LARGEST = 64 << 20;

    /** Cannot be loaded; the type is one of docs/visor-worker.md. */
    static final class Refusal extends Exception {
        private static final long serialVersionUID = 1;

        Refusal(String message) {
            super(message, null, false, false);
        }
    }

    static ScriptSettings read(Fields load) throws ProtocolException, Refusal {
        byte[] nested = load.bytes(":configuration");
        Fields script = Fields.read(nested == null ? new byte[0] : nested);
        Language language = language(script.first(":language"));
        Path source = path(script.first(":source"));
        List<Path> jars = new ArrayList<>();
        for (String jar : script.all(":jar")) {
            jars.add(path(jar));
        }
        return new ScriptSettings(
                load.first(":function"),
                language,
                String.valueOf(source.getFileName()),
                text(source),
                script.first(":entry"),
                environment(script),
                others(script),
                List.copyOf(jars),
                (int) load.number(":concurrency", 0),
                load.number(":idle-ms", IDLE_MILLIS),
                load.number(":statements", 0),
                load.number(":cpu-ms", 0),
                load.number(":allocation", 0));
    }

    private static Path path(String name) throws Refusal {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new Refusal("a name of a file cannot be: " + e.getMessage());
        }
    }

    private static Language language(String name) throws Refusal {
        Language language = Language.of(name);
        if (language == null) {
            throw new Refusal(
                    "':language' is '" + name + "'; this worker runs javascript and python");
        }
        return language;
    }

    /** Java has no contexts: what it has are jars. */
    private static List<Language> others(Fields script) throws Refusal {
        List<Language> others = new ArrayList<>();
        for (String name : script.all(":languages")) {
            if (!name.equals("java")) {
                others.add(language(name));
            }
        }
        return others;
    }

    private static String text(Path source) throws Refusal {
        try {
            if (Files.size(source) > LARGEST) {
                throw new Refusal(source + " is larger than " + LARGEST + " bytes");
            }
            return Files.readString(source);
        } catch (CharacterCodingException e) {
            throw new Refusal(source + " is not UTF-8");
        } catch (IOException e) {
            throw new Refusal("the script cannot be read: " + e);
        }
    }

    private static Map<String, String> environment(Fields script) {
        Map<String, String> environment = new LinkedHashMap<>();
        for (String variable : script.all(":environment")) {
            int equals = variable.indexOf('=');
            if (equals > 0) {
                environment.put(variable.substring(0, equals), variable.substring(equals + 1));
            }
        }
        return environment;
    }
}
