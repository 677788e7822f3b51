// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.reflect.AccessFlag;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Sees whether the main class has a main method before the builder does, which only says {@code
 * NullPointerException} where there is none.
 */
final class MainMethod {
    private static final String NAME = "main";
    private static final String WITH_ARGUMENTS = "([Ljava/lang/String;)";
    private static final String WITHOUT = "()";
    private static final String OF_C = "(ILorg/graalvm/nativeimage/c/type/CCharPointerPointer;)";

    private final ClassLoader loader;

    private MainMethod(ClassLoader loader) {
        this.loader = loader;
    }

    /**
     * As GraalVM documents, a shared library that has a name may name a class without main method:
     * there, what C calls are the methods with {@code @CEntryPoint}.
     *
     * @return the target, without the class in this case
     * @throws ToolchainException if an executable has no main method, or a library no name
     */
    static ImageTarget check(ImageBuild build, ImageTarget target) throws IOException {
        if (target.mainClass().isEmpty() || !build.value("Method").orElse(NAME).equals(NAME)) {
            return target;
        }
        String mainClass = target.mainClass().get();
        if (!isMissing(build, mainClass)) {
            return target;
        }
        if (!build.isOn("SharedLibrary")) {
            throw new ToolchainException(
                    "The class %s has no main method: neither void main(String[]) nor void main() that is not private. Name the class that has one, or build a library with --shared -o <name>."
                            .formatted(mainClass));
        }
        if (build.value("Class").isPresent() || !isNamed(build)) {
            throw new ToolchainException(
                    "The class %s has no main method. A library needs none, but a name: leave the class out and write --shared -o <name>. C can call the methods that have @CEntryPoint, in all classes on the class path."
                            .formatted(mainClass));
        }
        return new ImageTarget(Optional.empty(), target.directory(), target.name());
    }

    /** Else the library would have the name of the class that is left out. */
    private static boolean isNamed(ImageBuild build) {
        return build.value("Name").isPresent()
                || build.metadataImageName.isPresent()
                || build.jar.isPresent()
                || build.module.isEmpty() && build.positional.size() > 1;
    }

    private static boolean isMissing(ImageBuild build, String mainClass) throws IOException {
        List<Path> path = new ArrayList<>(build.classPath);
        path.addAll(build.modulePath);
        try (URLClassLoader loader =
                new URLClassLoader(
                        path.stream().map(MainMethod::url).toArray(URL[]::new),
                        ClassLoader.getPlatformClassLoader())) {
            return new MainMethod(loader).isMissing(mainClass.replace('.', '/'));
        } catch (UnreadableClass e) {
            // The builder says what is wrong with it.
            return false;
        }
    }

    private static URL url(Path entry) {
        try {
            return entry.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new ToolchainException("The class path cannot have " + entry, e);
        }
    }

    private boolean isMissing(String mainClass) {
        boolean ofC = declared(read(mainClass), OF_C).isPresent();
        return !ofC && !runs(find(mainClass, WITH_ARGUMENTS)) && !runs(find(mainClass, WITHOUT));
    }

    private static boolean runs(Optional<MethodModel> main) {
        return main.filter(m -> m.methodType().stringValue().endsWith(")V"))
                .filter(m -> !m.flags().has(AccessFlag.PRIVATE))
                .isPresent();
    }

    /** In the order of JLS 12.1.4: the class, its interfaces, then its superclass. */
    private Optional<MethodModel> find(String name, String parameters) {
        ClassModel model = read(name);
        Optional<MethodModel> found = declared(model, parameters);
        for (int i = 0; found.isEmpty() && i < model.interfaces().size(); i++) {
            found =
                    find(model.interfaces().get(i).asInternalName(), parameters)
                            .filter(main -> !main.flags().has(AccessFlag.STATIC));
        }
        return found.isPresent()
                ? found
                : model.superclass().flatMap(above -> find(above.asInternalName(), parameters));
    }

    private static Optional<MethodModel> declared(ClassModel model, String parameters) {
        return model.methods().stream()
                .filter(method -> method.methodName().equalsString(NAME))
                .filter(method -> method.methodType().stringValue().startsWith(parameters))
                .findFirst();
    }

    private ClassModel read(String name) {
        try (InputStream file = loader.getResourceAsStream(name + ".class")) {
            if (file == null) {
                throw new UnreadableClass(null);
            }
            return ClassFile.of().parse(file.readAllBytes());
        } catch (IOException | IllegalArgumentException e) {
            throw new UnreadableClass(e);
        }
    }

    private static final class UnreadableClass extends RuntimeException {
        UnreadableClass(Throwable cause) {
            super(cause);
        }
    }
}
