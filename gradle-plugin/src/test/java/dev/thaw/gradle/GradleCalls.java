// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What classes use of Gradle's interface, read from their constant pools. */
record GradleCalls(Set<ClassEntry> classes, Set<MemberRefEntry> members) {
    private static final String GRADLE = "org/gradle/";

    static GradleCalls of(Path directory) throws IOException {
        Set<ClassEntry> classes = new TreeSet<>((a, b) -> text(a).compareTo(text(b)));
        Set<MemberRefEntry> members = new TreeSet<>((a, b) -> text(a).compareTo(text(b)));
        List<Path> files;
        try (Stream<Path> all = Files.walk(directory)) {
            files = all.filter(file -> file.toString().endsWith(".class")).toList();
        }
        for (Path file : files) {
            for (PoolEntry entry : ClassFile.of().parse(file).constantPool()) {
                if (entry instanceof ClassEntry name && text(name).startsWith(GRADLE)) {
                    classes.add(name);
                } else if (entry instanceof MemberRefEntry member
                        && text(member.owner()).startsWith(GRADLE)) {
                    members.add(member);
                }
            }
        }
        return new GradleCalls(classes, members);
    }

    private static String text(ClassEntry entry) {
        return entry.name().stringValue();
    }

    private static String text(MemberRefEntry entry) {
        return text(entry.owner()) + "." + entry.name().stringValue() + entry.type().stringValue();
    }

    /** What a Gradle whose jars are these has not. */
    Set<String> missingIn(List<Path> jars) throws IOException {
        List<URL> urls = new ArrayList<>();
        for (Path jar : jars) {
            urls.add(jar.toUri().toURL());
        }
        Set<String> missing = new TreeSet<>();
        try (URLClassLoader gradle = new URLClassLoader(urls.toArray(URL[]::new), null)) {
            for (ClassEntry each : classes) {
                if (read(gradle, text(each)) == null) {
                    missing.add(text(each));
                }
            }
            for (MemberRefEntry each : members) {
                if (!has(gradle, text(each.owner()), each)) {
                    missing.add(text(each));
                }
            }
        }
        return missing;
    }

    private static ClassModel read(ClassLoader gradle, String name) throws IOException {
        try (InputStream in = gradle.getResourceAsStream(name + ".class")) {
            return in == null ? null : ClassFile.of().parse(in.readAllBytes());
        }
    }

    /** In the class, or in one that it inherits from. */
    private static boolean has(ClassLoader gradle, String owner, MemberRefEntry member)
            throws IOException {
        ClassModel model = read(gradle, owner);
        if (model == null) {
            return false;
        }
        for (MethodModel each : model.methods()) {
            if (each.methodName().equals(member.name())
                    && each.methodType().equals(member.type())) {
                return true;
            }
        }
        for (FieldModel each : model.fields()) {
            if (each.fieldName().equals(member.name()) && each.fieldType().equals(member.type())) {
                return true;
            }
        }
        List<ClassEntry> above = new ArrayList<>(model.interfaces());
        model.superclass().ifPresent(above::add);
        for (ClassEntry each : above) {
            if (has(gradle, text(each), member)) {
                return true;
            }
        }
        return false;
    }
}
