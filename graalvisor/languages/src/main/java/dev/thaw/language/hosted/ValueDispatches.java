// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.Set;

/**
 * How values of a language are used from outside of it: for each class of them Truffle makes
 * seventy call targets when it first sees one, and keeps them with the language. The image's
 * context has those that every script needs.
 */
final class ValueDispatches {
    private static final String POLYGLOT = "com.oracle.truffle.polyglot.Polyglot";

    private final Reflection reflection;
    private final Method instance;
    private final Method engine;
    private final Method context;
    private final Field engineOf;
    private final Field languages;
    private final Method ofLanguage;
    private final Method languageInstance;
    private final Field known;
    private final Method make;

    ValueDispatches(Reflection reflection) {
        this.reflection = reflection;
        instance = reflection.method(POLYGLOT + "Impl", "findInstance");
        engine = reflection.method(POLYGLOT + "Impl", "getPreinitializedEngine");
        context = reflection.method(POLYGLOT + "EngineImpl", "getPreInitializedContext");
        engineOf = reflection.field(POLYGLOT + "ContextImpl", "engine");
        languages = reflection.field(POLYGLOT + "EngineImpl", "idToLanguage");
        ofLanguage =
                reflection.method(
                        POLYGLOT + "ContextImpl",
                        "getContext",
                        reflection.type(POLYGLOT + "Language"));
        languageInstance = reflection.method(POLYGLOT + "LanguageContext", "getLanguageInstance");
        known = reflection.field(POLYGLOT + "LanguageInstance", "valueCache");
        make =
                reflection.method(
                        POLYGLOT + "ValueDispatch",
                        "createInteropValue",
                        reflection.type(POLYGLOT + "LanguageInstance"),
                        reflection.type("com.oracle.truffle.api.interop.TruffleObject"),
                        Class.class);
    }

    /**
     * Makes those of the image's context.
     *
     * @param language as Truffle has it
     * @param classes of values, by their names
     */
    void prepare(String language, Iterable<String> classes) {
        Object made =
                Reflection.invoke(context, Reflection.invoke(engine, Reflection.call(instance)));
        Object owner = owner(made, language);
        Map<Class<?>, Object> all = of(owner);
        for (String name : classes) {
            Class<?> type = reflection.type(name);
            all.computeIfAbsent(type, key -> Reflection.call(make, owner, null, key));
        }
    }

    /**
     * The classes for which a context has them.
     *
     * @param of Truffle's own
     */
    Set<Class<?>> known(Object of, String language) {
        return of(owner(of, language)).keySet();
    }

    private Object owner(Object made, String language) {
        Object its =
                ((Map<?, ?>) Reflection.get(languages, Reflection.get(engineOf, made)))
                        .get(language);
        return Reflection.invoke(languageInstance, Reflection.invoke(ofLanguage, made, its));
    }

    @SuppressWarnings("unchecked")
    private Map<Class<?>, Object> of(Object owner) {
        return (Map<Class<?>, Object>) Reflection.get(known, owner);
    }
}
