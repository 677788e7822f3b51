// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.KryoBufferOverflowException;
import com.esotericsoftware.kryo.io.Output;
import dev.thaw.doss.DOSSException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Graph to bytes, and back: first the classes and their shapes, then the objects. */
final class GraphCodec {
    private static final int MOST_FIELDS_SHOWN = 20;

    private GraphCodec() {}

    /**
     * @param members the objects the graph may consist of, or null if it may lead anywhere
     * @param what the operation, for messages
     */
    static byte[] write(Object root, long capacity, Set<Object> members, String what) {
        return DeepStack.call(
                what,
                () -> {
                    try {
                        return write(root, Math.toIntExact(capacity), members);
                    } catch (RuntimeException e) {
                        if (hasCause(e, KryoBufferOverflowException.class)) {
                            throw tooSmall(what, capacity, e);
                        }
                        throw explained(what, e, root);
                    }
                });
    }

    private static byte[] write(Object root, int capacity, Set<Object> members) {
        JdkAccess.require();
        // The classes stand first in the file, and are known last.
        Output objects = new Output(4096, capacity);
        GraphReferences references = new GraphReferences(members);
        new GraphKryo(references).writeClassAndObject(objects, root);
        GraphReferences again = references.again();
        if (again != null) {
            // Whose singleton an object is may be told by a class that came later.
            objects.reset();
            references = again;
            new GraphKryo(references).writeClassAndObject(objects, root);
        }
        Output all = new Output(4096, capacity);
        List<Class<?>> classes =
                references.classes().stream()
                        .filter(c -> !c.isHidden() && !Proxy.isProxyClass(c))
                        .toList();
        all.writeInt(classes.size());
        for (Class<?> c : classes) {
            all.writeString(c.getName());
            all.writeInt(ClassShape.of(c));
        }
        all.writeBytes(objects.getBuffer(), 0, objects.position());
        return all.toBytes();
    }

    private static boolean hasCause(Throwable e, Class<? extends Throwable> type) {
        for (Throwable t = e; t != null; t = t.getCause()) {
            if (type.isInstance(t)) {
                return true;
            }
        }
        return false;
    }

    private static DOSSException tooSmall(String what, long capacity, RuntimeException e) {
        return new DOSSException(
                "%s: the slot is too small for the graph; its capacity is %d bytes (-D%s)"
                        .formatted(what, capacity, JvmHeap.SIZE_KIB),
                e);
    }

    static ObjectGraph read(byte[] bytes, String what) {
        return DeepStack.call(
                what,
                () -> {
                    try {
                        return read(bytes);
                    } catch (RuntimeException | LinkageError e) {
                        throw explained(what, e, null);
                    }
                });
    }

    private static ObjectGraph read(byte[] bytes) {
        JdkAccess.require();
        GraphReferences references = new GraphReferences((Set<Object>) null);
        GraphKryo kryo = new GraphKryo(references);
        // The resolver forgets when a graph is complete; its objects are asked for after that.
        kryo.setAutoReset(false);
        Input in = new Input(bytes);
        requireSameClasses(in, kryo.getClassLoader());
        Object root = kryo.readClassAndObject(in);
        kryo.completeReading();
        return new ObjectGraph(root, references.objectsRead());
    }

    private static void requireSameClasses(Input in, ClassLoader loader) {
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            String name = in.readString();
            int shape = in.readInt();
            Class<?> c = ClassSerializer.find(name, loader);
            if (ClassShape.of(c) != shape) {
                throw new DOSSException(
                        "class %s has other fields or constants than when the snapshot was stored; store it again"
                                .formatted(name));
            }
        }
    }

    /**
     * @param root of the graph that was to be written, or null
     */
    private static DOSSException explained(String what, Throwable e, Object root) {
        if (hasCause(e, StackOverflowError.class)) {
            return DeepStack.tooDeep(what, e);
        }
        Throwable reason = e;
        while (reason.getCause() != null && !(reason instanceof DOSSException)) {
            reason = reason.getCause();
        }
        String said =
                reason instanceof DOSSException
                        ? reason.getMessage()
                        : "the graph cannot be serialized: " + firstLine(reason.toString());
        String withPath =
                reason instanceof RefusedObject r && root != null ? r.textWithPathFrom(root) : null;
        return new DOSSException(what + ": " + (withPath != null ? withPath : said + trace(e)), e);
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }

    /** The fields from the root to the object that failed, as far as Kryo noted them. */
    private static String trace(Throwable e) {
        if (!(e instanceof KryoException) || e.getMessage() == null) {
            return "";
        }
        List<String> innermostFirst =
                e.getMessage()
                        .lines()
                        .dropWhile(l -> !l.startsWith("Serialization trace:"))
                        .skip(1)
                        .limit(MOST_FIELDS_SHOWN)
                        .toList();
        List<String> fields = new ArrayList<>(innermostFirst.reversed());
        return fields.isEmpty() ? "" : "; reached by " + String.join(" -> ", fields);
    }
}
