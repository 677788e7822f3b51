// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.language.Language;
import dev.thaw.language.Script;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.Source;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The beginning and a call of a script need no more of them than the image's context has. */
class ValueDispatchesTest {
    private static final Reflection TRUFFLE =
            new Reflection(ValueDispatchesTest.class.getClassLoader());

    private static Set<String> known(Context context, Language language) {
        Object receiver =
                Reflection.get(TRUFFLE.field("org.graalvm.polyglot.Context", "receiver"), context);
        Set<String> names = new TreeSet<>();
        new ValueDispatches(TRUFFLE)
                .known(receiver, language.id())
                .forEach(type -> names.add(type.getName()));
        return names;
    }

    @ParameterizedTest
    @EnumSource
    void aScriptNeedsNoOthers(Language language) throws Exception {
        LanguageProperties properties = LanguageProperties.of(language);
        String file = language == Language.PYTHON ? "sample.py" : "sample.mjs";
        Source source = language.source(file, properties.all().getProperty("sample"));
        Context.Builder builder = language.context();
        if (language == Language.PYTHON) {
            builder.allowPolyglotAccess(
                    PolyglotAccess.newBuilder().allowBindingsAccess(language.id()).build());
        }
        try (ImagesContext images = new ImagesContext(language);
                Context context = builder.build()) {
            Set<String> before = known(context, language);
            Script script = Script.load(context, language, source, "", Map.of());
            script.call("{\"name\":\"you\"}");
            assertEquals(before, known(context, language));
        }
    }
}
