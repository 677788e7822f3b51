// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.EnvironmentAccess;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.io.IOAccess;

/** A language that scripts are in, by the name that manifests have for it. */
public enum Language {
    /** An image's context has the same options, by the language's properties file. */
    JAVASCRIPT("js", "adapter.js", Map.of("js.esm-eval-returns-exports", "true")),
    /** Without native modules: neither a function nor the library may load any. */
    PYTHON("python", "adapter.py", Map.of("python.PosixModuleBackend", "java"));

    private static final String MODULE_SUFFIX = ".mjs";
    private static final String MODULE_TYPE = "application/javascript+module";

    private final String id;
    private final String adapterName;
    private final Map<String, String> options;

    /** Read with the class, so that an image has it. */
    private final String adapterText;

    /** The same object each time, so that contexts of an engine share what it is compiled to. */
    private Source adapter;

    Language(String id, String adapterName, Map<String, String> options) {
        this.id = id;
        this.adapterName = adapterName;
        this.options = options;
        try (InputStream in = Language.class.getResourceAsStream(adapterName)) {
            adapterText = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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

    /** Whether it reads files of its own, a standard library, while it runs. */
    public boolean hasFiles() {
        return this == PYTHON;
    }

    /** Of each context. */
    public Map<String, String> options() {
        return options;
    }

    /** For contexts of functions: they reach nothing of the host. */
    public Context.Builder context() {
        return Context.newBuilder(id)
                .options(options)
                .allowHostAccess(HostAccess.NONE)
                .allowPolyglotAccess(PolyglotAccess.NONE)
                .allowIO(IOAccess.NONE)
                .allowEnvironmentAccess(EnvironmentAccess.NONE)
                .allowCreateThread(false)
                .allowNativeAccess(false)
                .allowCreateProcess(false)
                .in(InputStream.nullInputStream());
    }

    /** From the function to one from text to text, or to a list of one JSON text. */
    synchronized Source adapter() {
        if (adapter == null) {
            adapter = source(adapterName, adapterText, null, true);
        }
        return adapter;
    }

    /** A script's text, under the name that its errors say. */
    public Source source(String name, String text) {
        return source(name, text, name.endsWith(MODULE_SUFFIX) ? MODULE_TYPE : null, false);
    }

    /**
     * One whose functions are its exports, of which the adapter finds those that it is asked for.
     */
    boolean isModule(Source source) {
        return this == JAVASCRIPT && MODULE_TYPE.equals(source.getMimeType());
    }

    private Source source(String name, String text, String type, boolean internal) {
        try {
            return Source.newBuilder(id, text, name).mimeType(type).internal(internal).build();
        } catch (IOException e) {
            throw new UncheckedIOException("text needs no reading", e);
        }
    }
}
