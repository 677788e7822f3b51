// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.graal.pointsto.heap.ImageHeapConstant;
import com.oracle.svm.core.util.UserError;
import com.oracle.svm.hosted.image.NativeImageHeap;
import com.oracle.svm.hosted.image.NativeImageHeap.ObjectInfo;
import com.oracle.svm.hosted.meta.HostedClass;
import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedInstanceClass;
import com.oracle.svm.hosted.meta.HostedType;
import dev.thaw.layout.profile.ObjectIdentity;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;
import jdk.vm.ci.meta.JavaConstant;
import jdk.vm.ci.meta.JavaKind;

/**
 * Computes the identities of the objects of an image heap.
 *
 * <p>Source: "Improving Native-Image Startup Performance" (CGO'25), section 5.
 */
final class ObjectIdentities {
    /** Of the structural hash, as the paper found it best. */
    private static final int MAX_DEPTH = 2;

    private static final Method REASON = reasonMethod();

    private final NativeImageHeap heap;
    private final Map<HostedType, Integer> counters = new HashMap<>();
    private final Map<ObjectInfo, Integer> incremental = new IdentityHashMap<>();
    private final Map<ObjectInfo, Map<JavaConstant, String>> places = new IdentityHashMap<>();
    private final CanonicalPaths canonicalPaths;

    /** Numbers all objects in the order in which the builder has met them. */
    ObjectIdentities(NativeImageHeap heap) {
        this.heap = heap;
        this.canonicalPaths = new CanonicalPaths(heap, this::structure);
        for (ObjectInfo object : heap.getObjects()) {
            incremental.put(object, counters.merge(object.getClazz(), 1, Integer::sum));
        }
    }

    private static Method reasonMethod() {
        try {
            Method method = ObjectInfo.class.getDeclaredMethod("getMainReason");
            method.setAccessible(true);
            return method;
        } catch (ReflectiveOperationException e) {
            throw UserError.abort(e, "This version of GraalVM is not supported: %s", e);
        }
    }

    ObjectIdentity of(ObjectInfo object) {
        StableHash type = new StableHash().add(object.getClazz().getName());
        long incrementalId = type.value() << 32 | incremental.get(object);
        return new ObjectIdentity(
                incrementalId, structure(object), heapPath(object), canonicalPaths.of(object));
    }

    private long structure(ObjectInfo object) {
        StableHash hash = new StableHash();
        encode(object.getConstant(), 0, hash);
        return hash.value();
    }

    private void encode(JavaConstant value, int depth, StableHash hash) {
        if (value.getJavaKind() != JavaKind.Object) {
            hash.add(value.toValueString());
            return;
        }
        if (value.isNull() || !(value instanceof ImageHeapConstant)) {
            hash.add(0);
            return;
        }
        HostedType type = heap.hMetaAccess.lookupJavaType(value);
        hash.add(type.getName());
        Object object = heap.hUniverse.getSnippetReflection().asObject(Object.class, value);
        if (object instanceof String text) {
            hash.add(text);
        } else if (type.isArray()) {
            encodeArray(value, type, depth, hash);
        } else if (type instanceof HostedInstanceClass c) {
            encodeFields(value, c, depth, hash);
        }
    }

    private void encodeArray(JavaConstant array, HostedType type, int depth, StableHash hash) {
        int length = heap.hConstantReflection.readArrayLength(array);
        hash.add(length);
        if (depth >= MAX_DEPTH && !type.getComponentType().isPrimitive()) {
            return;
        }
        for (int i = 0; i < length; i++) {
            encode(heap.hConstantReflection.readArrayElement(array, i), depth + 1, hash);
        }
    }

    private void encodeFields(
            JavaConstant object, HostedInstanceClass type, int depth, StableHash hash) {
        for (HostedField field : type.getInstanceFields(true)) {
            boolean primitive = field.getType().isPrimitive();
            if (!field.isRead() || !field.isValueAvailable() || primitive && isHashCode(field)) {
                continue;
            }
            if (depth < MAX_DEPTH || primitive) {
                hash.add(field.getName());
                JavaConstant value = heap.hConstantReflection.readFieldValue(field, object);
                if (value != null) {
                    encode(value, depth + 1, hash);
                }
            }
        }
    }

    /** Kept in the object, and often made of the hash codes of classes, which no build repeats. */
    private static boolean isHashCode(HostedField field) {
        return field.getName().toLowerCase(Locale.ROOT).contains("hash");
    }

    /** Not a recursion: paths may be long. */
    private long heapPath(ObjectInfo object) {
        StableHash hash = new StableHash();
        ObjectInfo current = object;
        while (true) {
            hash.add(current.getClazz().getName());
            Object reason = reasonOf(current);
            if (reason instanceof ObjectInfo parent) {
                hash.add(placeIn(parent, current));
                current = parent;
            } else {
                hash.add(String.valueOf(reason));
                if (current == object
                        && heap.hUniverse
                                        .getSnippetReflection()
                                        .asObject(Object.class, object.getConstant())
                                instanceof String text) {
                    hash.add(text);
                }
                return hash.value();
            }
        }
    }

    static Object reasonOf(ObjectInfo object) {
        try {
            return REASON.invoke(object);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The field or the index at which an object refers to another one. */
    private String placeIn(ObjectInfo parent, ObjectInfo child) {
        return places.computeIfAbsent(parent, this::placesIn).getOrDefault(child.getConstant(), "");
    }

    private Map<JavaConstant, String> placesIn(ObjectInfo parent) {
        Map<JavaConstant, String> result = new IdentityHashMap<>();
        JavaConstant object = parent.getConstant();
        HostedClass type = parent.getClazz();
        if (type.isArray()) {
            if (!type.getComponentType().isPrimitive()) {
                int length = heap.hConstantReflection.readArrayLength(object);
                for (int i = 0; i < length; i++) {
                    result.putIfAbsent(
                            heap.hConstantReflection.readArrayElement(object, i),
                            Integer.toString(i));
                }
            }
        } else if (type instanceof HostedInstanceClass c) {
            for (HostedField field : c.getInstanceFields(true)) {
                if (field.isRead() && field.isValueAvailable() && !field.getType().isPrimitive()) {
                    JavaConstant value = heap.hConstantReflection.readFieldValue(field, object);
                    if (value != null) {
                        result.putIfAbsent(value, field.getName());
                    }
                }
            }
        }
        return result;
    }
}
