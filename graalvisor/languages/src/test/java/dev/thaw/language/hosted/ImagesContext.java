// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import dev.thaw.language.Language;
import java.util.HashMap;
import java.util.Map;

/** A context made on this JVM as an image's is, by the same call and properties; until closed. */
final class ImagesContext implements AutoCloseable {
    private static final String LANGUAGES = "polyglot.image-build-time.PreinitializeContexts";
    private static final String OF_THE_BUILDER = "-J-D";

    private final Map<String, String> set = new HashMap<>();

    ImagesContext(Language language) {
        set(LANGUAGES, language.id());
        LanguageProperties image = LanguageProperties.of(language);
        for (String argument : image.words("arguments")) {
            if (argument.startsWith(OF_THE_BUILDER)) {
                String[] parts = argument.substring(OF_THE_BUILDER.length()).split("=");
                set(parts[0], parts[1]);
            }
        }
        new TruffleInternals(getClass().getClassLoader())
                .preinitializeContexts(language.id(), image.words("values"));
        // an image has none of its builder's properties
        restore();
    }

    private void set(String name, String value) {
        set.put(name, value);
        System.setProperty(name, value);
    }

    private void restore() {
        set.keySet().forEach(System::clearProperty);
    }

    @Override
    public void close() {
        restore();
        Reflection.call(
                new Reflection(getClass().getClassLoader())
                        .method(
                                "org.graalvm.polyglot.Engine$ImplHolder",
                                "resetPreInitializedEngine"));
    }
}
