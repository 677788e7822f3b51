// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

import dev.thaw.hottub.guard.Renewed;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/**
 * The class files of the JDK that runs this: those of the boot and the platform class loader, whose
 * static state outlives a run. (Classes of the application class loader, such as javac's, are
 * transformed like a program's.)
 */
final class JdkClasses {
    private final Map<String, ClassNode> classes = new HashMap<>();
    private final Map<String, List<ClassNode>> subtypes = new HashMap<>();
    private final Set<String> exported = new HashSet<>();

    /** Those whose static state is made new with the program's. */
    private final Set<String> renewed = new HashSet<>();

    private final Predicate<String> left;

    private JdkClasses(Predicate<String> left) {
        this.left = left;
    }

    /** All but those whose names fit. */
    static JdkClasses ofThisRuntime(Predicate<String> left) throws IOException {
        JdkClasses all = new JdkClasses(left);
        FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
        for (Module module : ModuleLayer.boot().modules()) {
            ClassLoader loader = module.getClassLoader();
            if (loader == null || loader == ClassLoader.getPlatformClassLoader()) {
                all.add(module, image.getPath("/modules", module.getName()));
            }
        }
        return all;
    }

    private void add(Module module, Path directory) throws IOException {
        boolean isRenewed = module.getName().equals(Renewed.MODULE);
        for (ModuleDescriptor.Exports exports : module.getDescriptor().exports()) {
            if (!exports.isQualified()) {
                exported.add(exports.source().replace('.', '/'));
            }
        }
        List<Path> files;
        try (Stream<Path> walked = Files.walk(directory)) {
            files = walked.filter(JdkClasses::isClass).collect(Collectors.toList());
        }
        for (Path file : files) {
            String name = directory.relativize(file).toString();
            if (!left.test(
                    name.substring(0, name.length() - ".class".length()).replace('/', '.'))) {
                ClassNode type = new ClassNode(Opcodes.ASM9);
                ClassReader reader = new ClassReader(Files.readAllBytes(file));
                reader.accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
                add(type);
                if (isRenewed && !Renewed.stays(type.name)) {
                    renewed.add(type.name);
                }
            }
        }
    }

    private static boolean isClass(Path file) {
        String name = file.toString();
        return name.endsWith(".class") && !name.endsWith("module-info.class");
    }

    private void add(ClassNode type) {
        classes.put(type.name, type);
        if (type.superName != null) {
            subtypes.computeIfAbsent(type.superName, k -> new ArrayList<>()).add(type);
        }
        for (String face : type.interfaces) {
            subtypes.computeIfAbsent(face, k -> new ArrayList<>()).add(type);
        }
    }

    Collection<ClassNode> all() {
        return classes.values();
    }

    /** Whether the class is transformed as a program's are. */
    boolean isRenewed(String name) {
        return renewed.contains(name);
    }

    /** The class, or null if it is none of these. */
    ClassNode find(String name) {
        return classes.get(name);
    }

    /** Classes that name it as their superclass or interface. */
    List<ClassNode> directSubtypes(String name) {
        return subtypes.getOrDefault(name, List.of());
    }

    boolean isSubtype(String name, String of) {
        for (String at = name; at != null; ) {
            if (at.equals(of)) {
                return true;
            }
            ClassNode type = classes.get(at);
            at = type == null ? null : type.superName;
        }
        return false;
    }

    /** Whether a program can name the class. */
    boolean isOpenToPrograms(ClassNode type) {
        boolean isPublic = (type.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0;
        int slash = type.name.lastIndexOf('/');
        return isPublic && slash > 0 && exported.contains(type.name.substring(0, slash));
    }
}
