// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.StaticFieldsSupport;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.reflect.SubstrateAccessor;
import com.oracle.svm.hosted.image.NativeImageHeap;
import com.oracle.svm.hosted.image.NativeImageHeap.ObjectInfo;
import com.oracle.svm.hosted.meta.HostedClass;
import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedInstanceClass;
import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import jdk.vm.ci.meta.JavaConstant;
import jdk.vm.ci.meta.JavaKind;

/**
 * Paths to the objects of an image heap that do not depend on the order in which the builder meets
 * them: the shortest from something that has a name, and of those the one with the smallest hash. A
 * name have classes, methods, modules, strings, numbers, constants of enums, threads, and what
 * static fields refer to. In tables whose places depend on hash codes, which another build has
 * others of, an element's place is what its key says.
 */
final class CanonicalPaths {
    private final NativeImageHeap heap;
    private final HeapReader reader;
    private final ToLongFunction<ObjectInfo> contents;
    private final Map<ObjectInfo, Long> keys = new IdentityHashMap<>();

    /**
     * @param contents a hash of the contents of an object
     */
    CanonicalPaths(NativeImageHeap heap, ToLongFunction<ObjectInfo> contents) {
        this.heap = heap;
        this.reader = new HeapReader(heap);
        this.contents = contents;
        Map<ObjectInfo, Long> named = new IdentityHashMap<>();
        Map<HostedClass, List<ObjectInfo>> byClass =
                heap.getObjects().stream().collect(Collectors.groupingBy(ObjectInfo::getClazz));
        byClass.values().stream()
                .filter(objects -> objects.size() == 1)
                .forEach(objects -> addNamed(objects.getFirst(), "only", named));
        heap.getObjects().forEach(o -> addNamed(o, contentOf(o.getConstant()), named));
        heap.hUniverse.getFields().forEach(field -> addStaticField(field, named));
        reachFrom(named);
        Map<ObjectInfo, Long> others = new IdentityHashMap<>();
        for (ObjectInfo object : heap.getObjects()) {
            Object reason = ObjectIdentities.reasonOf(object);
            if (!keys.containsKey(object) && !(reason instanceof ObjectInfo)) {
                addNamed(object, Long.toHexString(contents.applyAsLong(object)), others);
            }
        }
        reachFrom(others);
    }

    private static void addNamed(ObjectInfo object, String name, Map<ObjectInfo, Long> layer) {
        if (name != null) {
            StableHash hash = new StableHash().add(object.getClazz().getName()).add(name);
            layer.merge(object, hash.value(), CanonicalPaths::smaller);
        }
    }

    private void addStaticField(HostedField field, Map<ObjectInfo, Long> layer) {
        if (Modifier.isStatic(field.getModifiers())
                && field.getJavaKind() == JavaKind.Object
                && isUsed(field)
                && field.isValueAvailable()) {
            visit(
                    heap.hConstantReflection.readFieldValue(field, null),
                    field.format("%H.%n"),
                    (name, object) -> {
                        if (contentOf(object.getConstant()) == null) {
                            addNamed(object, name, layer);
                        }
                    });
        }
    }

    /** Code has the value of one that was folded, and of those alone that nobody else refers to. */
    private static boolean isUsed(HostedField field) {
        return field.isRead() || field.getWrapped().isFolded();
    }

    private void reachFrom(Map<ObjectInfo, Long> first) {
        Map<ObjectInfo, Long> layer = first;
        while (!layer.isEmpty()) {
            keys.putAll(layer);
            Map<ObjectInfo, Long> next = new IdentityHashMap<>();
            layer.forEach((parent, key) ->
                    forEachReference(
                            parent,
                            (place, child) -> {
                                if (!keys.containsKey(child)) {
                                    long path = path(key, place, child);
                                    next.merge(child, path, CanonicalPaths::smaller);
                                }
                            }));
            layer = next;
        }
    }

    private static long path(long parent, String place, ObjectInfo child) {
        return new StableHash()
                .add((int) parent)
                .add((int) (parent >>> 32))
                .add(place)
                .add(child.getClazz().getName())
                .value();
    }

    private static long smaller(long a, long b) {
        return Long.compareUnsigned(a, b) < 0 ? a : b;
    }

    /** 0 for an object to which nothing refers. */
    long of(ObjectInfo object) {
        return keys.getOrDefault(object, 0L);
    }

    /** What says which object it is, if its contents do; else null. */
    private String contentOf(JavaConstant constant) {
        if (constant.getJavaKind() != JavaKind.Object || constant.isNull()) {
            return null;
        }
        Object object = heap.hUniverse.getSnippetReflection().asObject(Object.class, constant);
        return switch (object) {
            case String text -> text;
            case DynamicHub hub -> hub.getName();
            case Class<?> type -> type.getName();
            case Enum<?> e -> e.getDeclaringClass().getName() + "." + e.name();
            case Number number when number.getClass().getModule() == Object.class.getModule() ->
                    number.toString();
            case Character character -> character.toString();
            case Boolean bool -> bool.toString();
            case Thread thread -> thread.getName();
            case ThreadGroup group -> group.getName();
            case Module module when module.isNamed() -> module.getName();
            case MethodType type -> type.toMethodDescriptorString();
            case Executable executable -> executable.toString();
            case SubstrateAccessor accessor -> accessor.getMember().toString();
            case null, default -> null;
        };
    }

    private void forEachReference(ObjectInfo parent, BiConsumer<String, ObjectInfo> action) {
        HostedClass type = parent.getClazz();
        if (type.isArray()) {
            if (!type.getComponentType().isPrimitive() && !isStaticFields(parent)) {
                forEachElement(parent.getConstant(), action);
            }
        } else if (type instanceof HostedInstanceClass c) {
            for (HostedField field : c.getInstanceFields(true)) {
                if (field.getJavaKind() == JavaKind.Object
                        && isUsed(field)
                        && field.isValueAvailable()) {
                    visit(
                            heap.hConstantReflection.readFieldValue(field, parent.getConstant()),
                            field.getName(),
                            action);
                }
            }
        }
    }

    /** Its elements are known by their fields. */
    private boolean isStaticFields(ObjectInfo object) {
        return heap.hUniverse.getSnippetReflection().asObject(Object.class, object.getConstant())
                == StaticFieldsSupport.getCurrentLayerStaticObjectFields();
    }

    private void forEachElement(JavaConstant array, BiConsumer<String, ObjectInfo> action) {
        List<JavaConstant> elements = reader.elements(array);
        String before = null;
        for (int i = 0; i < elements.size(); i++) {
            JavaConstant element = elements.get(i);
            String key = keyOf(element);
            String place = key != null ? "=" + key : before != null ? ">" + before : "" + i;
            visit(element, place, action);
            if (key != null) {
                forEachInChain(element, action);
            }
            before = key;
        }
    }

    /** Which entries of a table share a place is another thing that depends on hash codes. */
    private void forEachInChain(JavaConstant first, BiConsumer<String, ObjectInfo> action) {
        Set<ObjectInfo> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        ObjectInfo entry = reader.object(first);
        while (entry != null && seen.add(entry)) {
            JavaConstant next = reader.reference(entry, "next");
            String key = keyOf(next);
            if (key == null) {
                return;
            }
            visit(next, "=" + key, action);
            entry = reader.object(next);
        }
    }

    /** The contents of an element, or of the key that it holds. */
    private String keyOf(JavaConstant element) {
        if (element == null || element.isNull()) {
            return null;
        }
        String content = contentOf(element);
        if (content != null) {
            return content;
        }
        ObjectInfo info = reader.object(element);
        JavaConstant key = info == null ? null : reader.reference(info, "key");
        if (key == null || key.isNull()) {
            return null;
        }
        String keyContent = contentOf(key);
        ObjectInfo keyInfo = reader.object(key);
        return keyContent != null || keyInfo == null
                ? keyContent
                : "#" + Long.toHexString(contents.applyAsLong(keyInfo));
    }

    private void visit(JavaConstant value, String place, BiConsumer<String, ObjectInfo> action) {
        ObjectInfo child = value == null ? null : reader.object(value);
        if (child != null) {
            action.accept(place, child);
        }
    }
}
