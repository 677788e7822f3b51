// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * What is used of Truffle although it is not for others: what it finds out lazily on a JVM, and
 * must know before the image is closed. All of it is looked up at once.
 */
final class TruffleInternals {
    private static final String API = "com.oracle.truffle.api.";
    private static final String POLYGLOT = "com.oracle.truffle.polyglot.";
    private static final String ENGINE = "org.graalvm.polyglot.Engine$ImplHolder";
    private static final String HOMES = "org.graalvm.home.impl.DefaultHomeFinder";

    /** In this order: each uses the one before. */
    private static final List<String> CACHES =
            List.of("InternalResourceCache", "LanguageCache", "InstrumentCache");

    private final ClassLoader loader;
    private final Reflection reflection;
    private final Method resourceSymbol;
    private final Method runtime;
    private final Method virtualMachine;
    private final List<Method> fillCaches;
    private final Method languages;
    private final Method instruments;
    private final Method setLanguages;
    private final Method setInstruments;
    private final Method beginLibraries;
    private final Method preinitialize;
    private final Method copyFiles;
    private final Method nodeClass;
    private final Method layout;
    private final Method library;
    private final Method exports;
    private final Class<? extends Annotation> isLibrary;
    private final Class<? extends Annotation> hasExport;
    private final Class<? extends Annotation> hasExports;

    TruffleInternals(ClassLoader loader) {
        this.loader = loader;
        reflection = new Reflection(loader);
        resourceSymbol = reflection.method(POLYGLOT + "InternalResourceCacheSymbol", "initialize");
        runtime = reflection.method(API + "Truffle", "getRuntime");
        virtualMachine = reflection.method(API + "impl.Accessor", "getTVMCI");
        fillCaches =
                CACHES.stream()
                        .map(cache ->
                                reflection.method(
                                        POLYGLOT + cache,
                                        "initializeNativeImageState",
                                        ClassLoader.class))
                        .toList();
        languages = reflection.method(POLYGLOT + "LanguageCache", "collectLanguages");
        instruments = reflection.method(POLYGLOT + "InstrumentCache", "collectInstruments");
        setLanguages = reflection.method(HOMES, "setNativeImageLanguages", Set.class);
        setInstruments = reflection.method(HOMES, "setNativeImageTools", Set.class);
        beginLibraries =
                reflection.method(API + "library.LibraryFactory", "reinitializeNativeImageState");
        preinitialize = reflection.method(ENGINE, "preInitializeEngine");
        copyFiles =
                reflection.method(
                        POLYGLOT + "InternalResourceCache",
                        "copyResourcesForNativeImage",
                        Path.class,
                        String[].class);
        nodeClass = reflection.method(API + "nodes.NodeClass", "get", Class.class);
        layout =
                reflection.method(
                        API + "object.LayoutImpl",
                        "initializeDynamicObjectLayout",
                        Class.class,
                        Lookup.class);
        library = reflection.method(API + "library.LibraryFactory", "resolve", Class.class);
        exports =
                reflection.method(
                        API + "library.LibraryFactory$ResolvedDispatch", "lookup", Class.class);
        isLibrary = annotation("library.GenerateLibrary");
        hasExport = annotation("library.ExportLibrary");
        hasExports = annotation("library.ExportLibrary$Repeat");
    }

    private Class<? extends Annotation> annotation(String name) {
        return reflection.type(API + name).asSubclass(Annotation.class);
    }

    Reflection reflection() {
        return reflection;
    }

    List<OffsetHolder> offsetHolders() {
        return List.of(
                OffsetHolder.of(
                        reflection, API + "dsl.InlineSupport$UnsafeField", "declaringClass", null),
                OffsetHolder.of(reflection, API + "object.FieldInfo", "tclass", null),
                OffsetHolder.of(
                        reflection,
                        API + "nodes.NodeClassImpl$NodeFieldData",
                        "declaringClass",
                        "kind"));
    }

    /** Before anything else of Truffle runs. */
    void begin() {
        Reflection.call(resourceSymbol);
    }

    /**
     * Finds the languages of the class path.
     *
     * @return their names
     */
    Set<?> findLanguages() {
        Reflection.call(runtime);
        Reflection.call(virtualMachine);
        fillCaches.forEach(cache -> Reflection.call(cache, loader));
        Set<?> found = (Set<?>) Reflection.call(languages);
        Reflection.call(setLanguages, found);
        Reflection.call(setInstruments, Reflection.call(instruments));
        Reflection.call(beginLibraries);
        reflection.initialized(ENGINE);
        return found;
    }

    /**
     * Makes the contexts that polyglot.image-build-time.PreinitializeContexts names.
     *
     * @param values by which class names values of that language are known from the beginning
     */
    void preinitializeContexts(String language, List<String> values) {
        Reflection.call(preinitialize);
        new ValueDispatches(reflection).prepare(language, values);
    }

    /** What languages read at run time: for Python, its standard library. */
    void copyFiles(Path directory) {
        Reflection.call(copyFiles, directory, new String[0]);
    }

    Class<?> nodeType() {
        return reflection.type(API + "nodes.Node");
    }

    Class<?> objectType() {
        return reflection.type(API + "object.DynamicObject");
    }

    Class<?> libraryType() {
        return reflection.type(API + "library.Library");
    }

    void readNodeClass(Class<?> type) {
        Reflection.call(nodeClass, type);
    }

    void readLayout(Class<?> type) {
        Reflection.call(layout, type, null);
    }

    /**
     * @return whether it is one
     */
    boolean readLibrary(Class<?> type) {
        boolean is = type.getDeclaredAnnotation(isLibrary) != null;
        if (is) {
            Reflection.call(library, type);
        }
        return is;
    }

    /**
     * @return whether it exports any libraries
     */
    boolean readExports(Class<?> type) {
        boolean has =
                type.getDeclaredAnnotation(hasExport) != null
                        || type.getDeclaredAnnotation(hasExports) != null;
        if (has) {
            Reflection.call(exports, type);
        }
        return has;
    }
}
