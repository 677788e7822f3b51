// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.util.MapReferenceResolver;
import dev.thaw.doss.DOSSException;
import java.lang.reflect.Field;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Sees every object that is written or read: refuses some, and remembers which there were. */
final class GraphReferences extends MapReferenceResolver {
    /** The objects a graph may consist of, or null if it may lead anywhere. */
    private final Set<Object> allowed;

    private final Set<Class<?>> classes = new LinkedHashSet<>();

    /** Classes that the whole graph is known to have, those met so far among them. */
    private final Set<Class<?>> known;

    /** Strings and arrays that those classes tell apart by which they are, and their fields. */
    private final Map<Object, Field> compared;

    GraphReferences(Set<Object> allowed) {
        this.allowed = allowed;
        this.known = classes;
        this.compared = Map.of();
    }

    private GraphReferences(GraphReferences before, Map<Object, Field> compared) {
        this.allowed = before.allowed;
        this.known = before.classes;
        this.compared = compared;
    }

    /** For the same graph once more, now that its classes are known; null if they tell nothing. */
    GraphReferences again() {
        Map<Object, Field> found = Singletons.compared(classes);
        return found.isEmpty() && !classes.contains(Object.class)
                ? null
                : new GraphReferences(this, found);
    }

    /** Called for every object, those without identity as well. */
    @Override
    public boolean useReferences(@SuppressWarnings("rawtypes") Class type) {
        classes.add(type);
        // Kryo leaves out boxed numbers, of which a program may have the same one twice.
        return !Enum.class.isAssignableFrom(type);
    }

    @Override
    public int addWrittenObject(Object object) {
        String reason = ExecutionState.reasonAgainst(object);
        if (reason != null) {
            throw RefusedObject.of(object, reason);
        }
        if (allowed != null && !allowed.contains(object) && mustBeInSlot(object)) {
            throw new DOSSException(
                    ("the graph leads out of the slot, to an object of class %s; unload, and take the"
                                    + " snapshot again")
                            .formatted(object.getClass().getName()));
        }
        return super.addWrittenObject(object);
    }

    /** Objects of the JDK may be constants, or made by the serializer to write others. */
    private static boolean mustBeInSlot(Object object) {
        Class<?> c = object.getClass();
        while (c.isArray()) {
            c = c.getComponentType();
        }
        return !JdkAccess.isOfJdk(c)
                && !c.isHidden()
                && !object.getClass().isArray()
                && Singletons.fieldOf(object, Set.of()) == null;
    }

    @Override
    public Object getReadObject(@SuppressWarnings("rawtypes") Class type, int id) {
        Object object = super.getReadObject(type, id);
        if (object == null) {
            throw new DOSSException(
                    "a cycle leads through an object that is made only when what it refers to is"
                            + " there (a lambda or proxy); let an ordinary object close"
                            + " the cycle");
        }
        return object;
    }

    /** Where singletons are looked for. */
    Set<Class<?>> known() {
        return known;
    }

    Map<Object, Field> compared() {
        return compared;
    }

    /** The classes whose fields or constants the bytes depend on. */
    Set<Class<?>> classes() {
        return classes;
    }

    Set<Object> objectsRead() {
        Set<Object> objects = Collections.newSetFromMap(new IdentityHashMap<>());
        objects.addAll(readObjects);
        objects.remove(null);
        return objects;
    }
}
