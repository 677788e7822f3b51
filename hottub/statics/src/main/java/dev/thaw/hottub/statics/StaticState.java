// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.guard.CallSites;
import dev.thaw.hottub.guard.ClassState;
import dev.thaw.hottub.guard.InterfaceField;
import dev.thaw.hottub.guard.JdkLibraries;
import dev.thaw.hottub.guard.Refusals;
import dev.thaw.hottub.guard.Renewed;
import dev.thaw.hottub.guard.Statics;
import java.io.File;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.Optional;

/**
 * Makes the static state of application classes new between the runs of a program in one JVM
 * ("Don't Get Caught in the Cold", OSDI 2016, section 4.1 "Static variable consistency"), lazily:
 * each class is initialised at its first use, as the JVM would.
 */
public final class StaticState implements Statics {
    private final ReflectionCaches reflectionCaches;
    private final KeptHandles keptHandles;
    private final TransformedClasses ofClassPath;
    private final File cache;
    private final String jdkKey;
    private final boolean renewsJdk;
    // Opened when such a class is loaded; most programs have none.
    private TransformedClasses ofJdk;
    // Made when a class is not on disk.
    private volatile Hierarchy hierarchy;
    private ClassesOfLoaders ofLoaders;
    private final ClassLoader application = ClassLoader.getSystemClassLoader();
    private final ClassLoader platform = ClassLoader.getPlatformClassLoader();

    /**
     * To be made before any application class is loaded; all that are loaded later go through
     * {@link #transform}.
     *
     * @param cache directory for transformed classes, or null
     * @param classPathKey a name for a directory there, which changes with the contents of the
     *     class path, the JDK, and the transformation: how a class is transformed also depends on
     *     other classes
     * @param jdkKey one that changes with the JDK and the transformation
     * @param lookup for all classes
     * @param renewsJdk whether the module java.desktop is transformed as well: then its classes,
     *     and no others of the boot loader, have to go through {@link #transform}
     */
    public StaticState(
            File cache,
            String classPathKey,
            String jdkKey,
            MethodHandles.Lookup lookup,
            boolean renewsJdk) {
        ClassState.setLookup(lookup);
        reflectionCaches = new ReflectionCaches(lookup);
        keptHandles = new KeptHandles(lookup);
        ofClassPath = cache == null ? null : TransformedClasses.open(cache, classPathKey);
        this.cache = cache;
        this.jdkKey = jdkKey;
        this.renewsJdk = renewsJdk;
        InterfaceField.setWriter(reflectionCaches);
    }

    private synchronized TransformedClasses ofJdk() {
        if (ofJdk == null && cache != null) {
            ofJdk = TransformedClasses.open(cache, jdkKey);
        }
        return ofJdk;
    }

    private synchronized Hierarchy hierarchy() {
        if (hierarchy == null) {
            hierarchy = new Hierarchy(new RenewedModule(renewsJdk));
        }
        return hierarchy;
    }

    private synchronized ClassesOfLoaders ofLoaders() {
        if (ofLoaders == null) {
            ofLoaders = new ClassesOfLoaders(hierarchy());
        }
        return ofLoaders;
    }

    @Override
    public boolean keepsHandles() {
        return ClassState.all().stream().anyMatch(ClassState::keepsHandles);
    }

    @Override
    public void reset() {
        for (ClassState state : ClassState.all()) {
            try {
                keptHandles.check(state.type(), state.takeHandles());
                state.reset();
            } catch (Throwable e) {
                Refusals.refuse(
                        "the static state of "
                                + state.type().getName()
                                + " cannot be made new: "
                                + e);
            }
        }
        CallSites.reset();
        JdkLibraries.reset();
        reflectionCaches.reset();
        if (hierarchy != null) {
            hierarchy.forget();
        }
        if (ofLoaders != null) {
            ofLoaders.runEnded();
        }
    }

    @Override
    public void store() {
        if (ofClassPath != null) {
            ofClassPath.store();
        }
        if (ofJdk != null) {
            ofJdk.store();
        }
    }

    @Override
    public Optional<String> refusal() {
        return Refusals.reason();
    }

    /** How many classes have been transformed and initialised. */
    public int classes() {
        return ClassState.all().size();
    }

    @Override
    public byte[] transform(
            ClassLoader loader,
            String name,
            Class<?> redefined,
            ProtectionDomain domain,
            byte[] classFile) {
        if (loader == null && name != null && name.equals(DeserialisationRewriter.CLASS)) {
            return redefined == null ? rewrittenStream(classFile) : null;
        }
        // The last is the server itself.
        if (loader == null && !renewsJdk
                || loader == platform
                || name == null
                || loader == StaticState.class.getClassLoader()) {
            return null;
        }
        if (loader == null && Renewed.stays(name)) {
            return null;
        }
        if (redefined != null) {
            Refusals.refuse("class " + name.replace('/', '.') + " is redefined");
            return null;
        }
        if (isGenerated(name)) {
            return null;
        }
        TransformedClasses cache =
                loader == null || loader == application && isJdk(domain)
                        ? ofJdk()
                        : loader == application ? ofClassPath : null;
        if (cache != null) {
            TransformedClasses.Transformed found = cache.find(name, classFile);
            if (found != null) {
                if (found.reflected()) {
                    reflectionCaches.add(loader, name);
                }
                return found.classFile();
            }
        }
        try {
            TransformedClasses.Transformed transformed =
                    loader == null || loader == application
                            ? rewritten(loader, name, classFile)
                            : ofLoaders().rewrite(loader, name, classFile);
            if (transformed.reflected()) {
                reflectionCaches.add(loader, name);
            }
            if (cache != null) {
                cache.add(name, classFile, transformed);
            }
            return transformed.classFile();
        } catch (Throwable e) {
            Refusals.refuse("class " + name.replace('/', '.') + " cannot be transformed: " + e);
        }
        try {
            return ClassRewriter.addGuardOnly(classFile);
        } catch (RuntimeException e) {
            return null;
        }
    }

    private TransformedClasses.Transformed rewritten(
            ClassLoader loader, String name, byte[] classFile) {
        Hierarchy hierarchy = hierarchy();
        byte[] rewritten = ClassRewriter.rewrite(classFile, loader, hierarchy);
        boolean reflected =
                hierarchy.facts(loader, name).filter(ClassFacts::isReflected).isPresent();
        return new TransformedClasses.Transformed(rewritten, reflected);
    }

    private static byte[] rewrittenStream(byte[] classFile) {
        try {
            return DeserialisationRewriter.rewrite(classFile);
        } catch (RuntimeException e) {
            Refusals.refuse("the JDK reads objects in another way: " + e);
            return null;
        }
    }

    @Override
    public void transformAhead(String main, File fileOfClassPath, File fileOfJdk)
            throws IOException {
        Hierarchy hierarchy = hierarchy();
        ClassesAhead.Use use =
                (name, classFile, ofJdk) -> {
                    TransformedClasses cache = ofJdk ? ofJdk() : ofClassPath;
                    if (isGenerated(name) || cache.find(name, classFile) != null) {
                        return 0;
                    }
                    TransformedClasses.Transformed transformed =
                            rewritten(application, name, classFile);
                    cache.add(name, classFile, transformed);
                    return transformed.classFile().length;
                };
        new ClassesAhead(application, hierarchy, use).from(main);
        ofClassPath.writeAdded(fileOfClassPath.toPath());
        ofJdk().writeAdded(fileOfJdk.toPath());
    }

    private static boolean isJdk(ProtectionDomain domain) {
        CodeSource source = domain == null ? null : domain.getCodeSource();
        return source != null
                && source.getLocation() != null
                && source.getLocation().getProtocol().equals("jrt");
    }

    // Proxies and accessors of the JDK: their static fields hold methods, and no code names
    // them.
    private static boolean isGenerated(String name) {
        return name.startsWith("jdk/proxy")
                || name.startsWith("com/sun/proxy/")
                || name.startsWith("jdk/internal/reflect/")
                || name.contains("/$Proxy")
                || name.startsWith("$Proxy");
    }
}
