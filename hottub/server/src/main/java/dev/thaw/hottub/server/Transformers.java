// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;

/**
 * As much of {@link Instrumentation} as a server needs, over the C library: a JVM with {@code
 * -javaagent} starts later, and calls Java for each class of the JDK as well.
 */
final class Transformers implements Instrumentation {
    private final ClassLoader own = Transformers.class.getClassLoader();

    @Override
    public void addTransformer(ClassFileTransformer transformer) {
        try {
            Native.transform(new WithReads(transformer), own);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void addTransformer(ClassFileTransformer transformer, boolean canRetransform) {
        addTransformer(transformer);
    }

    @Override
    public void redefineModule(
            Module module,
            Set<Module> reads,
            Map<String, Set<Module>> exports,
            Map<String, Set<Module>> opens,
            Set<Class<?>> uses,
            Map<Class<?>, java.util.List<Class<?>>> provides) {
        for (Map.Entry<String, Set<Module>> entry : opens.entrySet()) {
            for (Module to : entry.getValue()) {
                Native.open(module, entry.getKey(), to);
            }
        }
    }

    /** Lets modules read what transformed classes refer to. */
    private static final class WithReads implements ClassFileTransformer {
        private final ClassFileTransformer transformer;
        private final Module guards;

        WithReads(ClassFileTransformer transformer) {
            this.transformer = transformer;
            this.guards = dev.thaw.hottub.guard.Exits.class.getModule();
        }

        @Override
        public byte[] transform(
                ClassLoader loader,
                String name,
                Class<?> redefined,
                ProtectionDomain domain,
                byte[] file) {
            try {
                byte[] transformed = transformer.transform(loader, name, redefined, domain, file);
                if (transformed != null && redefined == null) {
                    readGuards(loader, name);
                }
                return transformed;
            } catch (Exception e) {
                return null;
            }
        }

        private void readGuards(ClassLoader loader, String name) throws IOException {
            int end = name.lastIndexOf('/');
            Package of =
                    end < 0
                            ? null
                            : loader.getDefinedPackage(name.substring(0, end).replace('/', '.'));
            Module module = of == null ? null : moduleOf(loader, of.getName());
            if (module != null && module.isNamed() && !module.canRead(guards)) {
                Native.addReads(module, guards);
            }
        }

        /** The named module of a package that a class loader defines; null: it has none. */
        private static Module moduleOf(ClassLoader loader, String packageName) {
            for (Module module : ModuleLayer.boot().modules()) {
                if (module.getClassLoader() == loader
                        && module.getPackages().contains(packageName)) {
                    return module;
                }
            }
            return null;
        }
    }

    private static UnsupportedOperationException none() {
        return new UnsupportedOperationException("a server does not need this");
    }

    @Override
    public boolean removeTransformer(ClassFileTransformer transformer) {
        throw none();
    }

    @Override
    public boolean isRetransformClassesSupported() {
        return false;
    }

    @Override
    public void retransformClasses(Class<?>... classes) {
        throw none();
    }

    @Override
    public boolean isRedefineClassesSupported() {
        return false;
    }

    @Override
    public void redefineClasses(ClassDefinition... definitions) {
        throw none();
    }

    @Override
    public boolean isModifiableClass(Class<?> type) {
        return false;
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Class[] getAllLoadedClasses() {
        throw none();
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Class[] getInitiatedClasses(ClassLoader loader) {
        throw none();
    }

    @Override
    public long getObjectSize(Object object) {
        throw none();
    }

    @Override
    public void appendToBootstrapClassLoaderSearch(JarFile jar) {
        throw none();
    }

    @Override
    public void appendToSystemClassLoaderSearch(JarFile jar) {
        throw none();
    }

    @Override
    public boolean isNativeMethodPrefixSupported() {
        return false;
    }

    @Override
    public void setNativeMethodPrefix(ClassFileTransformer transformer, String prefix) {
        throw none();
    }

    @Override
    public boolean isModifiableModule(Module module) {
        return true;
    }
}
