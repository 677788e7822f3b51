// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.ModuleExportNode;

/** Class files of a JDK that need not be the one that runs this. */
final class JdkImage {
    private static final int MOST_IMPLEMENTATIONS = 4;

    private final Map<String, ClassNode> classes = new TreeMap<>();
    private final Map<String, List<ClassNode>> subtypes = new HashMap<>();
    private final Map<String, Map<String, MethodNode>> methods = new HashMap<>();
    private final Map<String, List<Method>> implementations = new HashMap<>();
    private final Set<String> exported = new HashSet<>();
    private final Set<String> services = new TreeSet<>();
    private final Map<String, String> modules = new HashMap<>();

    private JdkImage() {}

    /** A method with the class that has its code. */
    record Method(ClassNode owner, MethodNode node) {
        String id() {
            return owner.name + "." + node.name + node.desc;
        }
    }

    /**
     * @param left names of classes that are left out, with dots
     */
    static JdkImage read(Path home, Set<String> modules, Predicate<String> left)
            throws IOException {
        JdkImage image = new JdkImage();
        Map<String, String> of = Map.of("java.home", home.toString());
        try (FileSystem files = FileSystems.newFileSystem(URI.create("jrt:/"), of)) {
            for (String module : modules) {
                Path directory = files.getPath("/modules", module);
                try (Stream<Path> walked = Files.walk(directory)) {
                    for (Path file : (Iterable<Path>) walked::iterator) {
                        image.add(module, file, directory.relativize(file).toString(), left);
                    }
                }
            }
        }
        return image;
    }

    private void add(String module, Path file, String name, Predicate<String> left)
            throws IOException {
        if (!name.endsWith(".class")) {
            return;
        }
        String type = name.substring(0, name.length() - ".class".length());
        if (left.test(type.replace('/', '.'))) {
            return;
        }
        ClassNode read = new ClassNode(Opcodes.ASM9);
        new ClassReader(Files.readAllBytes(file))
                .accept(read, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        if (read.module != null) {
            if (read.module.exports != null) {
                for (ModuleExportNode exports : read.module.exports) {
                    if (isEmpty(exports.modules)) {
                        exported.add(exports.packaze);
                    }
                }
            }
            if (read.module.uses != null) {
                services.addAll(read.module.uses);
            }
            return;
        }
        classes.put(read.name, read);
        modules.put(read.name, module);
        if (read.superName != null) {
            subtypes.computeIfAbsent(read.superName, k -> new ArrayList<>()).add(read);
        }
        for (String face : read.interfaces) {
            subtypes.computeIfAbsent(face, k -> new ArrayList<>()).add(read);
        }
        Map<String, MethodNode> own = new HashMap<>();
        read.methods.forEach(method -> own.put(method.name + method.desc, method));
        methods.put(read.name, own);
    }

    Iterable<ClassNode> all() {
        return classes.values();
    }

    int size() {
        return classes.size();
    }

    /** The class by its internal name, or null. */
    ClassNode find(String name) {
        return classes.get(name);
    }

    String moduleOf(String name) {
        return modules.get(name);
    }

    /** Types whose providers the JDK looks for, by internal names. */
    Set<String> services() {
        return services;
    }

    boolean isOpenToPrograms(ClassNode type) {
        int slash = type.name.lastIndexOf('/');
        if (slash < 0 || !exported.contains(type.name.substring(0, slash))) {
            return false;
        }
        for (String name = type.name; ; ) {
            ClassNode at = classes.get(name);
            if (at == null || (at.access & Opcodes.ACC_PUBLIC) == 0) {
                return false;
            }
            int dollar = name.lastIndexOf('$');
            if (dollar < 0) {
                return true;
            }
            name = name.substring(0, dollar);
            if (!classes.containsKey(name)) {
                return true;
            }
        }
    }

    /** Whether a program can make objects of classes of its own that are of this type. */
    boolean canBeOfPrograms(String name) {
        ClassNode type = classes.get(name);
        if (type == null || (type.access & Opcodes.ACC_FINAL) != 0 || !isOpenToPrograms(type)) {
            return false;
        }
        if ((type.access & Opcodes.ACC_INTERFACE) != 0) {
            return isEmpty(type.permittedSubclasses);
        }
        return isEmpty(type.permittedSubclasses)
                && !name.equals("java/lang/Enum")
                && type.methods.stream()
                        .anyMatch(m ->
                                m.name.equals("<init>")
                                        && (m.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED))
                                                != 0);
    }

    private static boolean isEmpty(List<String> names) {
        return names == null || names.isEmpty();
    }

    /** The static field's class and name: code may name a class that inherits it. */
    String resolveStatic(String owner, String name) {
        Set<String> left = new LinkedHashSet<>(List.of(owner));
        while (!left.isEmpty()) {
            String at = left.iterator().next();
            left.remove(at);
            ClassNode type = classes.get(at);
            if (type == null) {
                continue;
            }
            for (FieldNode field : type.fields) {
                if (field.name.equals(name) && (field.access & Opcodes.ACC_STATIC) != 0) {
                    return type.name + "." + name;
                }
            }
            left.addAll(type.interfaces);
            if (type.superName != null) {
                left.add(type.superName);
            }
        }
        return owner + "." + name;
    }

    /** The method that the class has or inherits from its superclasses or interfaces; or null. */
    Method find(String owner, String name, String descriptor) {
        for (String at = owner; at != null; ) {
            ClassNode type = classes.get(at);
            if (type == null) {
                return null;
            }
            MethodNode found = methods.get(at).get(name + descriptor);
            if (found != null) {
                return new Method(type, found);
            }
            for (String face : type.interfaces) {
                Method inherited = classes.containsKey(face) ? find(face, name, descriptor) : null;
                if (inherited != null && (inherited.node.access & Opcodes.ACC_ABSTRACT) == 0) {
                    return inherited;
                }
            }
            at = type.superName;
        }
        return null;
    }

    /** What a virtual call may reach; empty if there are many. */
    List<Method> implementations(String owner, String name, String descriptor) {
        return implementations.computeIfAbsent(
                owner + "." + name + descriptor, k -> all(owner, name, descriptor));
    }

    /** All types that are of this one. */
    Set<String> allBelow(String name) {
        Set<String> all = new LinkedHashSet<>();
        List<String> left = new ArrayList<>(List.of(name));
        while (!left.isEmpty()) {
            for (ClassNode type : subtypes.getOrDefault(left.remove(0), List.of())) {
                if (all.add(type.name)) {
                    left.add(type.name);
                }
            }
        }
        return all;
    }

    boolean canBeMade(String name) {
        ClassNode type = classes.get(name);
        return type != null && (type.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) == 0;
    }

    private List<Method> all(String owner, String name, String descriptor) {
        List<Method> found = new ArrayList<>();
        Method own = find(owner, name, descriptor);
        if (own != null && (own.node.access & Opcodes.ACC_ABSTRACT) == 0) {
            found.add(own);
        }
        Set<String> seen = new HashSet<>();
        List<ClassNode> below = new ArrayList<>(subtypes.getOrDefault(owner, List.of()));
        while (!below.isEmpty()) {
            ClassNode type = below.remove(below.size() - 1);
            if (seen.add(type.name)) {
                MethodNode method = methods.get(type.name).get(name + descriptor);
                if (method != null && (method.access & Opcodes.ACC_ABSTRACT) == 0) {
                    found.add(new Method(type, method));
                    if (found.size() > MOST_IMPLEMENTATIONS) {
                        return List.of();
                    }
                }
                below.addAll(subtypes.getOrDefault(type.name, List.of()));
            }
        }
        return found;
    }
}
