// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.same;

import com.oracle.graal.pointsto.heap.ImageHeapConstant;
import com.oracle.svm.core.StaticFieldsSupport;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.hosted.image.NativeImageHeap;
import com.oracle.svm.hosted.image.NativeImageHeap.ObjectInfo;
import com.oracle.svm.hosted.meta.HostedClass;
import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedInstanceClass;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import jdk.vm.ci.meta.JavaConstant;
import jdk.vm.ci.meta.JavaKind;

/**
 * The shortest path to each object of an image heap, in words, and of those of one length the first
 * in the alphabet. It begins at a static field, a class or a text, and goes on by fields and by
 * indexes of arrays, with the arrays' lengths: another length is another array. What lies in a hash
 * table is left out unless its key has a name, and so are paths that lead to more than one object.
 */
final class HeapPaths {
    /** Where in them something lies depends on hash codes, which each build has others of. */
    private static final Set<String> TABLES = Set.of("table", "tab", "entries", "elements");

    private final NativeImageHeap heap;
    private final Map<ObjectInfo, String> paths = new IdentityHashMap<>();
    private final Set<String> several = new HashSet<>();

    HeapPaths(NativeImageHeap heap) {
        this.heap = heap;
        Map<String, ObjectInfo> layer = new TreeMap<>();
        for (HostedField field : heap.hUniverse.getFields()) {
            if (Modifier.isStatic(field.getModifiers()) && hasReference(field)) {
                reach(
                        infoOf(heap.hConstantReflection.readFieldValue(field, null)),
                        field.format("%H.%n"),
                        layer);
            }
        }
        for (ObjectInfo object : heap.getObjects()) {
            String name = name(hosted(object));
            reach(name == null ? null : object, name, layer);
        }
        while (!layer.isEmpty()) {
            Map<String, ObjectInfo> next = new TreeMap<>();
            // In the order of the alphabet: the first path to an object is the one that counts.
            layer.forEach((path, object) -> {
                if (!several.contains(path) && paths.putIfAbsent(object, path) == null) {
                    follow(object, path, next);
                }
            });
            next.values().removeIf(paths::containsKey);
            layer = next;
        }
    }

    Map<ObjectInfo, String> paths() {
        return paths;
    }

    private void reach(ObjectInfo object, String path, Map<String, ObjectInfo> layer) {
        ObjectInfo other = object == null ? null : layer.putIfAbsent(path, object);
        if (other != null && other != object) {
            several.add(path);
        }
    }

    private void follow(ObjectInfo object, String path, Map<String, ObjectInfo> next) {
        HostedClass type = object.getClazz();
        if (type instanceof HostedInstanceClass c) {
            HostedField[] fields = c.getInstanceFields(true);
            // Which one comes next in a table depends on hash codes as well.
            boolean isEntry = Stream.of(fields).anyMatch(f -> f.getName().equals("key"));
            for (HostedField field : fields) {
                if (hasReference(field) && !(isEntry && field.getName().equals("next"))) {
                    ObjectInfo child =
                            infoOf(
                                    heap.hConstantReflection.readFieldValue(
                                            field, object.getConstant()));
                    if (child != null && isArray(child) && TABLES.contains(field.getName())) {
                        followTable(child, path + "." + field.getName(), next);
                    }
                    reach(child, path + "." + field.getName(), next);
                }
            }
        } else if (isArray(object) && !path.matches(".*\\.(" + String.join("|", TABLES) + ")")) {
            int length = heap.hConstantReflection.readArrayLength(object.getConstant());
            for (int i = 0; i < length; i++) {
                reach(element(object, i), path + "[" + i + "/" + length + "]", next);
            }
        }
    }

    /** What of it has a key with a name. */
    private void followTable(ObjectInfo table, String path, Map<String, ObjectInfo> next) {
        int length = heap.hConstantReflection.readArrayLength(table.getConstant());
        for (int i = 0; i < length; i++) {
            ObjectInfo entry = element(table, i);
            for (int n = 0; entry != null && n < length; n++) {
                String key = key(entry);
                if (key == null) {
                    break;
                }
                reach(entry, path + "{" + key + "}", next);
                entry = field(entry, "next");
            }
        }
    }

    /** What an entry of a table is found by; null if that has no name. */
    private String key(ObjectInfo entry) {
        ObjectInfo key = field(entry, "key");
        Object object = key == null ? null : hosted(key);
        return switch (object) {
            case Enum<?> e -> e.getDeclaringClass().getName() + "." + e.name();
            case Integer number -> number.toString();
            case null, default -> name(object);
        };
    }

    /** Of what nobody has to refer to, to know which it is. */
    private static String name(Object object) {
        return switch (object) {
            case DynamicHub hub -> "class " + hub.getName();
            case Class<?> type -> "class " + type.getName();
            case String text ->
                    "text " + Integer.toHexString(text.hashCode()) + "/" + text.length();
            case null, default -> null;
        };
    }

    private ObjectInfo field(ObjectInfo object, String name) {
        if (object.getClazz() instanceof HostedInstanceClass type) {
            for (HostedField field : type.getInstanceFields(true)) {
                if (field.getName().equals(name) && hasReference(field)) {
                    return infoOf(
                            heap.hConstantReflection.readFieldValue(field, object.getConstant()));
                }
            }
        }
        return null;
    }

    private ObjectInfo element(ObjectInfo array, int index) {
        return infoOf(heap.hConstantReflection.readArrayElement(array.getConstant(), index));
    }

    /** With references, but for the one that has all static fields. */
    private boolean isArray(ObjectInfo object) {
        return object.getClazz().isArray()
                && !object.getClazz().getComponentType().isPrimitive()
                && hosted(object) != StaticFieldsSupport.getCurrentLayerStaticObjectFields();
    }

    private static boolean hasReference(HostedField field) {
        return field.isRead() && field.isValueAvailable() && field.getJavaKind() == JavaKind.Object;
    }

    private Object hosted(ObjectInfo object) {
        return heap.hUniverse.getSnippetReflection().asObject(Object.class, object.getConstant());
    }

    private ObjectInfo infoOf(JavaConstant value) {
        return value instanceof ImageHeapConstant && value.isNonNull()
                ? heap.getConstantInfo(value)
                : null;
    }
}
