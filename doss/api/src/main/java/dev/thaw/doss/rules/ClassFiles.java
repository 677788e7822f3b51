// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Class files, found as the classes that name them find them. */
final class ClassFiles {
    private ClassFiles() {}

    /**
     * The class file of a class.
     *
     * @throws NoClassDefFoundError if there is none
     */
    static ClassModel fileOf(Class<?> type) {
        return read(type, type.getName().replace('.', '/'))
                .orElseThrow(() -> new NoClassDefFoundError(type.getName()));
    }

    static Optional<ClassModel> read(Class<?> user, String internalName) {
        try (InputStream in = open(user, internalName + ".class")) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(ClassFile.of().parse(in.readAllBytes()));
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Those of a class and of all that are declared together with it, as far as they are there. */
    static List<ClassModel> nestOf(Class<?> type) {
        Class<?> host = type.getNestHost();
        ClassModel file = fileOf(host);
        List<ClassModel> found = new ArrayList<>(List.of(file));
        file.findAttribute(Attributes.nestMembers()).stream()
                .flatMap(n -> n.nestMembers().stream())
                .flatMap(m -> read(host, m.asInternalName()).stream())
                .forEach(found::add);
        return found;
    }

    private static InputStream open(Class<?> user, String file) throws IOException {
        InputStream own = user.getModule().getResourceAsStream(file);
        if (own != null) {
            return own;
        }
        ClassLoader loader = user.getClassLoader();
        return loader == null
                ? ClassLoader.getPlatformClassLoader().getResourceAsStream(file)
                : loader.getResourceAsStream(file);
    }

    static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }
}
