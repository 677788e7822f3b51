// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/** A static field of the JDK, and what its class files say of it. */
final class StaticField {
    final ClassNode owner;
    final FieldNode node;

    /** Methods outside of initialisers that store into it. */
    final List<MethodId> laterWriters = new ArrayList<>();

    /** What is stored, in all of the JDK. */
    final List<Origin> values = new ArrayList<>();

    /** All that is done with what is loaded from it, outside of initialisers. */
    final List<Use> uses = new ArrayList<>();

    StaticField(ClassNode owner, FieldNode node) {
        this.owner = owner;
        this.node = node;
    }

    /**
     * By its own class file alone.
     *
     * @param name as "java.net.URL#handlers"
     */
    static Optional<StaticField> of(String name) throws IOException {
        int mark = name.indexOf('#');
        String file = name.substring(0, Math.max(mark, 0)).replace('.', '/') + ".class";
        try (InputStream in = ClassLoader.getSystemResourceAsStream(file)) {
            if (in == null) {
                return Optional.empty();
            }
            ClassNode owner = new ClassNode();
            new ClassReader(in).accept(owner, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
            return owner.fields.stream()
                    .filter(field -> field.name.equals(name.substring(mark + 1)))
                    .findFirst()
                    .map(field -> new StaticField(owner, field));
        }
    }

    boolean isFinal() {
        return (node.access & Opcodes.ACC_FINAL) != 0;
    }

    boolean isPrivate() {
        return (node.access & Opcodes.ACC_PRIVATE) != 0;
    }

    boolean isSynthetic() {
        return (node.access & Opcodes.ACC_SYNTHETIC) != 0;
    }

    Type type() {
        return Type.getType(node.desc);
    }

    boolean isPrimitive() {
        return type().getSort() < Type.ARRAY;
    }

    String id() {
        return owner.name + "." + node.name;
    }

    /** As the table names it. */
    String name() {
        return owner.name.replace('/', '.') + " " + node.name;
    }
}
