// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.graalvm.polyglot.Source;

/** A language that scripts are in, by the name that manifests have for it. */
public enum Language {
    JAVASCRIPT("js", "adapter.js", Map.of()),
    /** Without native modules: neither a function nor the library may load any. */
    PYTHON("python", "adapter.py", Map.of("python.PosixModuleBackend", "java"));

    private final String id;
    private final String adapterName;
    private final Map<String, String> options;

    /** The same object each time, so that contexts of an engine share what it is compiled to. */
    private Source adapter;

    Language(String id, String adapterName, Map<String, String> options) {
        this.id = id;
        this.adapterName = adapterName;
        this.options = options;
    }

    /** Null if there is none of that name. */
    public static Language of(String runtime) {
        for (Language language : values()) {
            if (language.name().equalsIgnoreCase(runtime)) {
                return language;
            }
        }
        return null;
    }

    /** As the polyglot interface has it. */
    public String id() {
        return id;
    }

    /** Of each context. */
    public Map<String, String> options() {
        return options;
    }

    /** From the user's function to one from text to text, or to a list of one JSON text. */
    synchronized Source adapter() {
        if (adapter == null) {
            try (InputStream in = Language.class.getResourceAsStream(adapterName)) {
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                adapter = Source.newBuilder(id, text, adapterName).internal(true).build();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return adapter;
    }

    /** A script's text, under the name that its errors say. */
    public Source source(String name, String text) {
        try {
            return Source.newBuilder(id, text, name).build();
        } catch (IOException e) {
            throw new UncheckedIOException("text needs no reading", e);
        }
    }
}
