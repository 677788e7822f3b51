// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * What native-image needs to know of a language, from the jar that has the languages' adapters.
 *
 * @param id as Truffle has it
 * @param replaced jars whose own options ask for what images cannot have; a regular expression
 * @param own further arguments
 * @param sample a script that begins and answers a call: what a profile is recorded of
 * @param profile of the beginning of a script; empty if there is none
 */
record LanguageOptions(
        String id, String replaced, List<String> own, String sample, Optional<byte[]> profile) {
    /** Those of all languages ask for the compiler at run time. */
    private static final String ALWAYS_REPLACED = "truffle-api|polyglot|regex|icu4j";

    static LanguageOptions read(Path languages, String language) throws IOException {
        String name = "dev/thaw/language/" + language + ".properties";
        try (JarFile jar = new JarFile(languages.toFile())) {
            ZipEntry entry = jar.getEntry(name);
            if (entry == null) {
                throw new FunctionException("%s has no %s".formatted(languages, name));
            }
            Properties properties = new Properties();
            try (InputStream in = jar.getInputStream(entry)) {
                properties.load(in);
            }
            return new LanguageOptions(
                    properties.getProperty("id"),
                    properties.getProperty("replaced"),
                    List.of(properties.getProperty("arguments").trim().split("\\s+")),
                    properties.getProperty("sample"),
                    profile(jar, language));
        }
    }

    private static Optional<byte[]> profile(JarFile jar, String language) throws IOException {
        ZipEntry entry = jar.getEntry("dev/thaw/language/" + language + ".profile");
        if (entry == null) {
            return Optional.empty();
        }
        try (InputStream in = jar.getInputStream(entry)) {
            return Optional.of(in.readAllBytes());
        }
    }

    List<String> arguments() {
        List<String> arguments = new ArrayList<>();
        arguments.add("--exclude-config");
        arguments.add(".*/(%s|%s)-[0-9.]*\\.jar".formatted(ALWAYS_REPLACED, replaced));
        arguments.add(".*native-image.properties");
        arguments.add("-J-Dpolyglot.image-build-time.PreinitializeContexts=" + id);
        arguments.addAll(own);
        return arguments;
    }
}
