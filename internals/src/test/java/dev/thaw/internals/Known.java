// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.attribute.InnerClassInfo;
import java.lang.classfile.constantpool.ClassEntry;
import java.util.List;
import java.util.stream.Stream;

/**
 * A class of the JDK or of GraalVM as its class file has it.
 *
 * @param name as in class files
 * @param module null if its jar has none
 * @param flags of a nested class, as its source has them
 */
record Known(
        String name,
        String module,
        int flags,
        String parent,
        List<String> interfaces,
        List<Member> fields,
        List<Member> methods) {

    record Member(String name, String descriptor, int flags) {
        boolean is(int flag) {
            return (flags & flag) != 0;
        }

        boolean isSeen() {
            return is(ClassFile.ACC_PUBLIC | ClassFile.ACC_PROTECTED);
        }
    }

    static Known of(ClassModel file, String module) {
        String name = file.thisClass().asInternalName();
        int flags =
                file.findAttribute(Attributes.innerClasses()).stream()
                        .flatMap(inner -> inner.classes().stream())
                        .filter(inner -> inner.innerClass().asInternalName().equals(name))
                        .mapToInt(InnerClassInfo::flagsMask)
                        .findFirst()
                        .orElse(file.flags().flagsMask());
        return new Known(
                name,
                module,
                flags,
                file.superclass().map(ClassEntry::asInternalName).orElse(null),
                file.interfaces().stream().map(ClassEntry::asInternalName).toList(),
                file.fields().stream()
                        .map(f ->
                                new Member(
                                        f.fieldName().stringValue(),
                                        f.fieldType().stringValue(),
                                        f.flags().flagsMask()))
                        .toList(),
                file.methods().stream()
                        .map(m ->
                                new Member(
                                        m.methodName().stringValue(),
                                        m.methodType().stringValue(),
                                        m.flags().flagsMask()))
                        .toList());
    }

    boolean is(int flag) {
        return (flags & flag) != 0;
    }

    Stream<String> parents() {
        return Stream.concat(Stream.ofNullable(parent), interfaces.stream());
    }

    String packageName() {
        return packageOf(name);
    }

    static String packageOf(String name) {
        int end = name.lastIndexOf('/');
        return end < 0 ? "" : name.substring(0, end);
    }
}
