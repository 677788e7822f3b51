// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import static java.lang.StackWalker.Option.RETAIN_CLASS_REFERENCE;
import static java.lang.StackWalker.Option.SHOW_HIDDEN_FRAMES;

import dev.thaw.function.FunctionRuntime;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.security.CodeSigner;
import java.security.CodeSource;
import java.util.Set;
import java.util.jar.Manifest;

/**
 * The classes of a Java function in one place: its jars', and those that adapt them, which need the
 * interfaces that the jars bring. Of the worker it sees what both speak of, and nothing else.
 */
final class FunctionLoader extends URLClassLoader {
    private static final String PROGRAM = "dev.thaw.function.jvm.Program";

    private static final StackWalker WALKER =
            StackWalker.getInstance(Set.of(RETAIN_CLASS_REFERENCE, SHOW_HIDDEN_FRAMES));

    private volatile FunctionRuntime runtime;

    FunctionLoader(URL[] classPath) {
        super("function", classPath, new Common());
    }

    /** The function whose code is on the current stack; null if there is none. */
    static FunctionRuntime onStack() {
        return WALKER.walk(frames ->
                frames.map(frame -> frame.getDeclaringClass().getClassLoader())
                        .filter(FunctionLoader.class::isInstance)
                        .findFirst()
                        .map(loader -> ((FunctionLoader) loader).runtime)
                        .orElse(null));
    }

    /** The function's code ends, and asks, this program where it would the process. */
    void tell(FunctionRuntime runtime) throws ReflectiveOperationException {
        this.runtime = runtime;
        Class.forName(PROGRAM, true, this)
                .getMethod("is", FunctionRuntime.class)
                .invoke(null, runtime);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        URL url = name.equals(PROGRAM) ? null : findResource(name.replace('.', '/') + ".class");
        if (url == null) {
            return super.findClass(name);
        }
        try {
            URLConnection connection = url.openConnection();
            connection.setUseCaches(false);
            byte[] bytes;
            Manifest manifest = null;
            CodeSigner[] signers = null;
            try (InputStream in = connection.getInputStream()) {
                bytes = in.readAllBytes();
                if (connection instanceof JarURLConnection of) {
                    // as URLClassLoader does: else classes of one package disagree
                    manifest = of.getManifest();
                    signers = of.getJarEntry().getCodeSigners();
                }
            }
            byte[] changed = ProgramCalls.redirected(bytes, PROGRAM.replace('.', '/'));
            if (changed == bytes) {
                return super.findClass(name);
            }
            URL jar = connection instanceof JarURLConnection of ? of.getJarFileURL() : url;
            int dot = name.lastIndexOf('.');
            if (dot > 0 && manifest != null && getDefinedPackage(name.substring(0, dot)) == null) {
                definePackage(name.substring(0, dot), manifest, jar);
            }
            CodeSource source = new CodeSource(jar, signers);
            return defineClass(name, changed, 0, changed.length, source);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    /** Jars that are opened for this are shared with no other place, which may close them. */
    @Override
    public InputStream getResourceAsStream(String name) {
        URL url = getResource(name);
        try {
            if (url == null) {
                return null;
            }
            URLConnection connection = url.openConnection();
            connection.setUseCaches(false);
            return connection.getInputStream();
        } catch (IOException e) {
            return null;
        }
    }

    /** The JDK, and the classes of one package of the worker's. */
    private static final class Common extends ClassLoader {
        private static final String PACKAGE = FunctionRuntime.class.getPackageName() + ".";

        Common() {
            super("common", getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.startsWith(PACKAGE) && name.indexOf('.', PACKAGE.length()) < 0) {
                return FunctionRuntime.class.getClassLoader().loadClass(name);
            }
            throw new ClassNotFoundException(name);
        }
    }
}
