// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import dev.thaw.hottub.guard.Statics;
import java.io.File;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.Charset;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * A JVM that runs nothing of a program: it transforms classes that a server of the program will
 * load, and ends.
 */
public final class Ahead {
    private Ahead() {}

    /**
     * @param arguments how the main class is named (a number of {@link Request}), what it is named,
     *     and the files for classes of the class path and of the JDK
     */
    public static void run(ClassLoader staticsLoader, String[] arguments) {
        int status = 1;
        try {
            transform(staticsLoader, arguments);
            status = 0;
        } catch (Throwable t) {
            System.err.println(t);
        }
        Runtime.getRuntime().halt(status);
    }

    private static void transform(ClassLoader staticsLoader, String[] arguments)
            throws IOException, ClassNotFoundException {
        String[] settings = Native.settings().split(",");
        Charset charset = Charset.forName(System.getProperty("sun.jnu.encoding"));
        File cache = new CacheDirectory(true, charset).of("classes");
        KnownJdks.check(new CacheDirectory(true, charset).of("jdks"));
        MethodHandles.Lookup lookup =
                (MethodHandles.Lookup)
                        Jdk.get(
                                MethodHandles.Lookup.class,
                                null,
                                "IMPL_LOOKUP",
                                "Ljava/lang/invoke/MethodHandles$Lookup;");
        Class<?> type = staticsLoader.loadClass("dev.thaw.hottub.statics.StaticState");
        Statics statics = Native.newStatics(type, cache, settings[1], settings[2], lookup);
        String main = mainClass(Integer.parseInt(arguments[0]), arguments[1]);
        statics.transformAhead(
                main.replace('.', '/'), new File(arguments[2]), new File(arguments[3]));
    }

    private static String mainClass(int mode, String named) throws IOException {
        if (mode == Request.MODULE) {
            String[] parts = named.split("/", 2);
            return parts.length == 2
                    ? parts[1]
                    : ModuleLayer.boot()
                            .findModule(parts[0])
                            .map(Module::getDescriptor)
                            .flatMap(ModuleDescriptor::mainClass)
                            .orElse(named);
        }
        if (mode == Request.JAR) {
            try (JarFile jar = new JarFile(named)) {
                Manifest manifest = jar.getManifest();
                String main =
                        manifest == null
                                ? null
                                : manifest.getMainAttributes().getValue("Main-Class");
                return main == null ? named : main.strip();
            }
        }
        return named;
    }
}
