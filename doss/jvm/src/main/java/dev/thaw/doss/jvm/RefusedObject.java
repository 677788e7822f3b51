// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import dev.thaw.doss.DOSSException;
import java.util.function.Predicate;

/** An object of a graph cannot be in a snapshot; where it is, the one who knows the root finds. */
final class RefusedObject extends DOSSException {
    private static final long serialVersionUID = 1;

    private final transient Class<?> type;
    private final transient Predicate<Object> is;
    private final transient String reason;

    private RefusedObject(Class<?> type, String reason, Predicate<Object> is) {
        super(text(type, "", reason));
        this.type = type;
        this.is = is;
        this.reason = reason;
    }

    /** This object, for its state. */
    static RefusedObject of(Object object, String reason) {
        return new RefusedObject(object.getClass(), reason, o -> o == object);
    }

    /** Any object of a class. */
    static RefusedObject ofClass(Class<?> type, String reason) {
        return new RefusedObject(type, reason, o -> o.getClass() == type);
    }

    /** The message with the way from the root, or null if none is found. */
    String textWithPathFrom(Object root) {
        String path = ReferencePath.to(is, root);
        return path == null ? null : text(type, " (" + path + ")", reason);
    }

    private static String text(Class<?> type, String path, String reason) {
        return "an object of class %s%s cannot be in a snapshot: %s"
                .formatted(type.getName(), path, reason);
    }
}
