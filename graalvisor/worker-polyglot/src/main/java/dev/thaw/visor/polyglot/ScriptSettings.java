// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import dev.thaw.language.Language;
import dev.thaw.language.Variables;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What LOAD says of a script.
 *
 * @param others languages that it uses beside its own
 * @param jars of Java classes that it uses
 * @param statements that a call may execute; 0: any number
 */
record ScriptSettings(
        Language language,
        String fileName,
        String text,
        String entry,
        Map<String, String> environment,
        List<Language> others,
        List<Path> jars,
        long statements) {
    private static final long LARGEST = 64 << 20;

    static ScriptSettings of(FunctionSettings function) throws Refusal {
        Fields script = function.configuration();
        Language language = language(function.language());
        Path source = FunctionSettings.path(script.first(":source"));
        return new ScriptSettings(
                language,
                String.valueOf(source.getFileName()),
                text(source),
                function.entry(),
                Variables.of(script.all(":environment")),
                others(script),
                function.jars(),
                function.statements());
    }

    private static Language language(String name) throws Refusal {
        Language language = Language.of(name);
        if (language == null) {
            throw new Refusal(
                    "':language' is '" + name + "'; this worker runs javascript, python and java");
        }
        return language;
    }

    /** Java has no contexts: what it has are jars. */
    private static List<Language> others(Fields script) throws Refusal {
        List<Language> others = new ArrayList<>();
        for (String name : script.all(":languages")) {
            if (!name.equals(JavaPlaces.LANGUAGE)) {
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
}
