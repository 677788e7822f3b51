// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.attribute.ModuleAttribute;
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
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** The classes of a JDK, or of GraalVM's jars with the JDK below them. */
final class Platform {
    /** They are exported to all, and their JDK says that they may go. */
    private static final Set<String> UNSUPPORTED = Set.of("jdk.unsupported");

    private final String name;
    private final int feature;
    private final Platform below;
    private final Map<String, Path> files = new HashMap<>();
    private final Map<String, String> moduleOf = new HashMap<>();
    private final Set<String> modules = new HashSet<>();
    private final Set<String> exported = new HashSet<>();
    private final Map<String, Optional<Known>> known = new HashMap<>();
    private final Map<String, Map<String, List<String>>> childrenOf = new HashMap<>();

    private Platform(String name, int feature, Platform below) {
        this.name = name;
        this.feature = feature;
        this.below = below;
    }

    /** A JDK or a runtime made of one. Its classes are read, and not loaded. */
    static Platform jdk(Path home) throws IOException {
        Properties release = new Properties();
        try (var in = Files.newInputStream(home.resolve("release"))) {
            release.load(in);
        }
        String version = release.getProperty("JAVA_VERSION").replace("\"", "");
        int feature = Integer.parseInt(version.replaceFirst("[^0-9].*", ""));
        Platform jdk = new Platform("JDK " + feature, feature, null);
        FileSystem image =
                home.toRealPath().equals(Path.of(System.getProperty("java.home")).toRealPath())
                        ? FileSystems.getFileSystem(URI.create("jrt:/"))
                        : FileSystems.newFileSystem(
                                URI.create("jrt:/"), Map.of("java.home", home.toString()));
        try (Stream<Path> each = Files.list(image.getPath("/modules"))) {
            for (Path module : each.toList()) {
                jdk.add(module, module.getFileName().toString());
            }
        }
        return jdk;
    }

    static Platform graalvm(String version, List<Path> jars, Platform jdk) throws IOException {
        Platform graalvm = new Platform("GraalVM " + version, jdk.feature, jdk);
        for (Path jar : jars) {
            graalvm.add(FileSystems.newFileSystem(jar).getPath("/"), null);
        }
        return graalvm;
    }

    private void add(Path root, String module) throws IOException {
        List<Path> classes;
        try (Stream<Path> each = Files.walk(root)) {
            classes = each.filter(f -> f.toString().endsWith(".class")).toList();
        }
        String own = module;
        for (Path file : classes) {
            if (file.endsWith("module-info.class")) {
                own = readModule(file);
            }
        }
        for (Path file : classes) {
            String path = root.relativize(file).toString();
            String type = path.substring(0, path.length() - ".class".length());
            if (!type.startsWith("META-INF/") && !type.endsWith("module-info")) {
                files.put(type, file);
                moduleOf.put(type, own);
            }
        }
    }

    private String readModule(Path file) throws IOException {
        ModuleAttribute module =
                ClassFile.of()
                        .parse(Files.readAllBytes(file))
                        .findAttribute(Attributes.module())
                        .orElseThrow();
        String own = module.moduleName().name().stringValue();
        modules.add(own);
        module.exports().stream()
                .filter(e -> e.exportsTo().isEmpty() && !UNSUPPORTED.contains(own))
                .forEach(e -> exported.add(own + "/" + e.exportedPackage().name().stringValue()));
        return own;
    }

    String name() {
        return name;
    }

    int feature() {
        return feature;
    }

    /** A module of this platform alone. */
    boolean hasModule(String module) {
        return modules.contains(module);
    }

    /** Whether a module of this platform has classes in a package. */
    boolean hasPackage(String module, String dotted) {
        String begin = dotted.replace('.', '/') + "/";
        return files.keySet().stream()
                .anyMatch(type ->
                        type.startsWith(begin)
                                && type.indexOf('/', begin.length()) < 0
                                && module.equals(moduleOf.get(type)));
    }

    /** A class of this platform alone, or null. */
    Known own(String type) {
        return known.computeIfAbsent(type, t -> Optional.ofNullable(read(t))).orElse(null);
    }

    /** A class of this platform or of what is below, or null. */
    Known find(String type) {
        Known found = own(type);
        return found == null && below != null ? below.find(type) : found;
    }

    private Known read(String type) {
        Path file = files.get(type);
        if (file == null) {
            return null;
        }
        try {
            ClassModel parsed = ClassFile.of().parse(Files.readAllBytes(file));
            return Known.of(parsed, moduleOf.get(type));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Whether anybody may use a class: it is public, as those around it, in an exported package.
     */
    boolean isForAll(Known type) {
        Platform of = own(type.name()) != null ? this : below;
        if (!of.exported.contains(type.module() + "/" + type.packageName())
                || !type.is(ClassFile.ACC_PUBLIC | ClassFile.ACC_PROTECTED)) {
            return false;
        }
        int nested = type.name().lastIndexOf('$');
        Known around = nested < 0 ? null : of.own(type.name().substring(0, nested));
        return around == null || isForAll(around);
    }

    /** The class, and all above it, nearest first. */
    List<Known> upwards(Known type) {
        Set<String> names = new LinkedHashSet<>();
        collect(type.name(), names);
        List<Known> all = new ArrayList<>();
        names.forEach(n -> all.add(find(n)));
        return all;
    }

    private void collect(String type, Set<String> into) {
        Known found = find(type);
        if (found != null && into.add(type)) {
            found.parents().forEach(parent -> collect(parent, into));
        }
    }

    /** A member and the class that declares it. */
    record Found(Known owner, Known.Member member) {}

    /** As the JVM finds it from a class upwards; null if there is none. */
    Found field(Known type, BiPredicate<Known, Known.Member> is) {
        return upwards(type).stream()
                .flatMap(k ->
                        k.fields().stream().filter(m -> is.test(k, m)).map(m -> new Found(k, m)))
                .findFirst()
                .orElse(null);
    }

    Found method(Known type, BiPredicate<Known, Known.Member> is) {
        return upwards(type).stream()
                .flatMap(k ->
                        k.methods().stream().filter(m -> is.test(k, m)).map(m -> new Found(k, m)))
                .findFirst()
                .orElse(null);
    }

    /** Classes of the same module that extend a class, at any distance. */
    List<Known> heirs(Known type) {
        List<Known> found = new ArrayList<>();
        for (String child : children(type.module()).getOrDefault(type.name(), List.of())) {
            found.add(own(child));
            found.addAll(heirs(own(child)));
        }
        return found;
    }

    private Map<String, List<String>> children(String module) {
        return childrenOf.computeIfAbsent(
                module,
                m -> {
                    Map<String, List<String>> children = new HashMap<>();
                    files.keySet().stream()
                            .filter(t -> m.equals(moduleOf.get(t)))
                            .sorted()
                            .map(this::own)
                            .forEach(k ->
                                    k.parents()
                                            .forEach(p ->
                                                    children.computeIfAbsent(
                                                                    p, _ -> new ArrayList<>())
                                                            .add(k.name())));
                    return children;
                });
    }
}
