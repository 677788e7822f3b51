// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import dev.thaw.language.Language;
import java.io.Closeable;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.EnvironmentAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.io.IOAccess;

/** What a function's script reaches: nothing, but for languages and classes that it names. */
final class Reach implements Closeable {
    private final List<Language> languages = new ArrayList<>();
    private final HostClasses classes;

    /**
     * @param others languages that the script may evaluate text of
     * @param jars with classes that it may use
     */
    Reach(Language language, List<Language> others, List<Path> jars) throws Refusal {
        languages.add(language);
        languages.addAll(others);
        classes = jars.isEmpty() ? null : new HostClasses(jars);
    }

    /** As the polyglot interface has them; the script's own comes first. */
    String[] ids() {
        return languages.stream().map(Language::id).toArray(String[]::new);
    }

    Context.Builder context() {
        if (languages.size() == 1 && classes == null) {
            return languages.getFirst().context();
        }
        Context.Builder builder =
                Context.newBuilder(ids())
                        .allowPolyglotAccess(between())
                        .allowIO(IOAccess.NONE)
                        .allowEnvironmentAccess(EnvironmentAccess.NONE)
                        .allowCreateThread(false)
                        .allowNativeAccess(false)
                        .allowCreateProcess(false)
                        .in(InputStream.nullInputStream());
        languages.forEach(language -> builder.options(language.options()));
        if (classes != null) {
            classes.allowIn(builder);
        }
        return builder;
    }

    private PolyglotAccess between() {
        if (languages.size() == 1) {
            return PolyglotAccess.NONE;
        }
        return PolyglotAccess.newBuilder().allowEvalBetween(ids()).build();
    }

    @Override
    public void close() {
        if (classes != null) {
            classes.close();
        }
    }
}
