// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.lang.module.ResolvedModule;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The image builder's modules, found among jars by following {@code requires}. */
record BuilderModules(List<Jar> jars) {
    static final String BUILDER = "org.graalvm.nativeimage.builder";
    static final String COMPILER = "jdk.graal.compiler";

    record Jar(String module, Path path) {}

    static BuilderModules onClassPath(String classPath) {
        Path[] jars =
                Arrays.stream(classPath.split(File.pathSeparator))
                        .filter(entry -> entry.endsWith(".jar"))
                        .map(Path::of)
                        .filter(BuilderModules::isModular)
                        .toArray(Path[]::new);
        Configuration resolved;
        try {
            resolved =
                    Configuration.empty()
                            .resolve(
                                    ModuleFinder.of(jars),
                                    ModuleFinder.ofSystem(),
                                    Set.of(BUILDER));
        } catch (FindException e) {
            throw new ToolchainException(
                    "The image builder is not on the class path ("
                            + e.getMessage()
                            + "). It needs org.graalvm.nativeimage:svm:"
                            + GraalVMHome.VERSION
                            + " with all that it depends on.",
                    e);
        }
        return new BuilderModules(
                resolved.modules().stream()
                        .map(ResolvedModule::reference)
                        .filter(module ->
                                module.location().orElseThrow().getScheme().equals("file"))
                        .map(module ->
                                new Jar(
                                        module.descriptor().name(),
                                        Path.of(module.location().orElseThrow())))
                        .sorted((a, b) -> a.module().compareTo(b.module()))
                        .toList());
    }

    private static boolean isModular(Path jar) {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.getEntry("module-info.class") != null;
        } catch (IOException e) {
            return false; // A class path may name what is not there.
        }
    }

    /**
     * What the builder uses of the JDK without being entitled to: for each {@code module/package}
     * the modules that refer to it. Read from the class files, so that no list has to be kept.
     */
    Map<String, Set<String>> neededExports() {
        Map<String, ModuleDescriptor> owners = new HashMap<>();
        for (ModuleReference module : ModuleFinder.ofSystem().findAll()) {
            for (String name : module.descriptor().packages()) {
                owners.put(name, module.descriptor());
            }
        }
        Map<String, Set<String>> needed = new TreeMap<>();
        for (Jar jar : jars) {
            for (String name : packagesReferredToBy(jar.path())) {
                ModuleDescriptor owner = owners.get(name);
                if (owner != null
                        && !owner.name().equals(jar.module())
                        && !exports(owner, name, jar.module())) {
                    needed.computeIfAbsent(owner.name() + "/" + name, _ -> new TreeSet<>())
                            .add(jar.module());
                }
            }
        }
        return needed;
    }

    private static boolean exports(ModuleDescriptor owner, String name, String reader) {
        return owner.exports().stream()
                .anyMatch(export ->
                        export.source().equals(name)
                                && (!export.isQualified() || export.targets().contains(reader)));
    }

    private static Set<String> packagesReferredToBy(Path jar) {
        Set<String> packages = new TreeSet<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                if (!entry.getName().endsWith(".class")
                        || entry.getName().endsWith("module-info.class")) {
                    continue;
                }
                try (InputStream in = zip.getInputStream(entry)) {
                    ClassModel model = ClassFile.of().parse(in.readAllBytes());
                    for (PoolEntry constant : model.constantPool()) {
                        if (constant instanceof ClassEntry type) {
                            String name = type.asInternalName().replaceFirst("^\\[+L?", "");
                            int end = name.lastIndexOf('/');
                            if (end > 0) {
                                packages.add(name.substring(0, end).replace('/', '.'));
                            }
                        }
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + jar, e);
        }
        return packages;
    }

    /** The part of the builder's JVM arguments that is the same for every image. */
    List<String> jvmArguments(GraalVMHome home) {
        List<String> arguments = new ArrayList<>();
        arguments.add("-XX:+UnlockExperimentalVMOptions");
        arguments.add("-XX:+EnableJVMCI");
        arguments.add("-XX:-UseJVMCICompiler");
        arguments.add("-XX:+ExitOnOutOfMemoryError");
        arguments.add("-XX:-UsePerfData");
        arguments.add("-Xss10m");
        arguments.add("-Djava.awt.headless=true");
        arguments.add("-Dorg.graalvm.nativeimage.imagecode=buildtime");
        arguments.add("-Dorg.graalvm.version=" + GraalVMHome.VERSION);
        arguments.add("-Dorg.graalvm.vendorversion=Thaw, on GraalVM CE " + GraalVMHome.VERSION);
        arguments.add("-Dorg.graalvm.config=CE");
        arguments.add("-Dcom.oracle.graalvm.isaot=true");
        arguments.add("-Djdk.internal.lambda.disableEagerInitialization=true");
        arguments.add("-Dnative-image.root=" + home.directory());
        arguments.add("--enable-native-access=" + BUILDER);
        arguments.add("--upgrade-module-path");
        arguments.add(path(home, true));
        arguments.add("--module-path");
        arguments.add(path(home, false));
        neededExports()
                .forEach((source, readers) -> {
                    String value = source + "=" + String.join(",", readers);
                    arguments.add("--add-exports=" + value);
                    arguments.add("--add-opens=" + value);
                });
        return arguments;
    }

    private String path(GraalVMHome home, boolean compiler) {
        return String.join(
                File.pathSeparator,
                jars.stream()
                        .filter(jar -> jar.module().equals(COMPILER) == compiler)
                        .map(jar -> placeIn(home, jar).toString())
                        .toList());
    }

    /** The compiler replaces a module of the JDK, so it must not be on the module path as well. */
    static Path placeIn(GraalVMHome home, Jar jar) {
        Path directory = jar.module().equals(COMPILER) ? home.compilerJars() : home.builderJars();
        return directory.resolve(jar.path().getFileName());
    }
}
