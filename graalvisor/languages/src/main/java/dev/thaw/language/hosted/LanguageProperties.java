// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import dev.thaw.language.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.regex.Pattern;

/** What the builder is told of a language, by the file that lies beside its adapter. */
record LanguageProperties(Properties all) {
    static LanguageProperties of(Language language) {
        String name = language.name().toLowerCase(Locale.ROOT) + ".properties";
        Properties all = new Properties();
        try (InputStream in = Language.class.getResourceAsStream(name)) {
            all.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
        return new LanguageProperties(all);
    }

    List<String> words(String name) {
        return Pattern.compile("\\s+")
                .splitAsStream(all.getProperty(name))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
