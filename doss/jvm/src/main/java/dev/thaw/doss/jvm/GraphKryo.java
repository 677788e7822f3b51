// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.serializers.ClosureSerializer;
import com.esotericsoftware.kryo.serializers.CollectionSerializer;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer.FieldSerializerConfig;
import com.esotericsoftware.kryo.serializers.JavaSerializer;
import com.esotericsoftware.kryo.serializers.MapSerializer;
import com.esotericsoftware.kryo.util.DefaultClassResolver;
import java.lang.ref.Reference;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.nio.file.Path;
import java.text.AttributedCharacterIterator;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.WeakHashMap;
import java.util.regex.Pattern;
import org.objenesis.strategy.StdInstantiatorStrategy;

/**
 * Kryo, set up to copy objects field by field as an image does: transient fields as well, and
 * without running constructors. Containers that depend on hash codes are filled again, because hash
 * codes of another process differ. For one operation.
 */
final class GraphKryo extends Kryo {
    private final List<Runnable> whenAllIsRead = new ArrayList<>();
    private final GraphReferences references;

    GraphKryo(GraphReferences references) {
        super(new DefaultClassResolver(), references);
        this.references = references;
        setReferences(true);
        setRegistrationRequired(false);
        setInstantiatorStrategy(new StdInstantiatorStrategy());
        setOptimizedGenerics(false);
        setMaxDepth(Integer.MAX_VALUE);
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        setClassLoader(loader != null ? loader : getClass().getClassLoader());
        register(String.class, Singletons.around(String.class, new StringSerializer()));
        register(Class.class, new ClassSerializer());
        register(ClosureSerializer.Closure.class, new LambdaSerializer());
        register(Field.class, new MemberSerializer());
        register(Method.class, new MemberSerializer());
        register(Constructor.class, new MemberSerializer());
        // Kryo looks for it when it meets a proxy.
        register(InvocationHandler.class, new ProxySerializer());
    }

    @Override
    public Serializer<?> getDefaultSerializer(@SuppressWarnings("rawtypes") Class type) {
        Class<?> c = type;
        String reason = ExecutionState.reasonAgainst(c);
        if (reason != null) {
            throw RefusedObject.ofClass(c, reason);
        }
        if (Reference.class.isAssignableFrom(c)) {
            return new EmptyReferenceSerializer();
        }
        if (Path.class.isAssignableFrom(c)) {
            return new PathSerializer();
        }
        if (c == Pattern.class) {
            return new PatternSerializer();
        }
        if (c == URL.class) {
            return new UrlSerializer();
        }
        if (c == WeakHashMap.class) {
            return new EmptyWeakHashMapSerializer();
        }
        if (isSerializedByItself(c)) {
            return new JavaSerializer();
        }
        if (Enum.class.isAssignableFrom(c)) {
            requireConstant(c);
        }
        if (c.isRecord()) {
            JdkAccess.open(c);
            return new RecordSerializer(c);
        }
        if (ContainerBase.isEntryOrHasOne(c)) {
            throw RefusedObject.ofClass(
                    c,
                    "it belongs to a container that is filled again with new entries; keep keys, values or elements instead");
        }
        if (c.isArray() || c.isPrimitive() || c == Object.class) {
            Serializer<?> serializer = super.getDefaultSerializer(c);
            return Sentinels.around(
                    c, c.isPrimitive() ? serializer : Singletons.around(c, serializer));
        }
        if (!c.isInterface()) {
            JdkAccess.open(c);
        }
        if (ImmutableContainerSerializer.isFor(c)) {
            return new ImmutableContainerSerializer();
        }
        ContainerBase base = ContainerBase.of(c);
        if (base != null) {
            return new ContainerSerializer(c, base, fieldSerializer(c));
        }
        return Sentinels.around(
                c, Singletons.around(c, isCopiedByField(c) ? fieldSerializer(c) : special(c)));
    }

    /**
     * Kryo's own leave out scripts and extensions of locales, what was set of time zones, and the
     * kind of a calendar. Attributes of text are equal only if they are identical.
     */
    private static boolean isSerializedByItself(Class<?> type) {
        return JdkAccess.isOfJdk(type)
                && (type == Locale.class
                        || TimeZone.class.isAssignableFrom(type)
                        || Calendar.class.isAssignableFrom(type)
                        || AttributedCharacterIterator.Attribute.class.isAssignableFrom(type));
    }

    /** A copy refers to the constant of its process, whose fields may hold something else. */
    private static void requireConstant(Class<?> type) {
        for (Class<?> c = type; c != Enum.class && !JdkAccess.isOfJdk(c); c = c.getSuperclass()) {
            for (Field f : c.getDeclaredFields()) {
                if (!Modifier.isStatic(f.getModifiers()) && !Modifier.isFinal(f.getModifiers())) {
                    throw RefusedObject.ofClass(
                            type,
                            "it is a constant of each process, whose field '%s' may change; make the field final, or keep its value elsewhere"
                                    .formatted(f.getName()));
                }
            }
        }
    }

    private Serializer<?> special(Class<?> type) {
        if (!JdkAccess.isOfJdk(type) && !type.isInterface() && !Enum.class.isAssignableFrom(type)) {
            // Kryo's own would make one of the JDK's class of it.
            return newDefaultSerializer(type);
        }
        Serializer<?> s = super.getDefaultSerializer(type);
        boolean byContents =
                s instanceof CollectionSerializer
                        || s instanceof MapSerializer
                        || s instanceof DefaultSerializers.DateSerializer
                                && type != java.util.Date.class;
        // These need constructors, and leave out the fields of subclasses.
        return byContents && !s.getClass().getName().contains("Immutable")
                ? fieldSerializer(type)
                : s;
    }

    /** Lists of the JDK that Kryo would fill only when their elements are there: no cycles. */
    private static boolean isCopiedByField(Class<?> type) {
        String name = type.getName();
        return name.startsWith("java.util.ImmutableCollections$List")
                || name.startsWith("java.util.ImmutableCollections$SubList")
                || type.getPackageName().equals("java.util")
                        && (name.startsWith("java.util.Arrays$")
                                || name.startsWith("java.util.Collections$Singleton"));
    }

    @Override
    protected Serializer<?> newDefaultSerializer(@SuppressWarnings("rawtypes") Class type) {
        return Throwable.class.isAssignableFrom(type)
                ? new ThrowableSerializer(this, type, fieldConfig())
                : fieldSerializer(type);
    }

    private FieldSerializer<?> fieldSerializer(Class<?> type) {
        return new FieldSerializer<>(this, type, fieldConfig());
    }

    private static FieldSerializerConfig fieldConfig() {
        FieldSerializerConfig config = new FieldSerializerConfig();
        config.setSerializeTransient(true);
        config.setIgnoreSyntheticFields(false);
        config.setExtendedFieldNames(true);
        return config;
    }

    GraphReferences references() {
        return references;
    }

    /** Runs later what needs complete objects, innermost containers first. */
    void whenAllIsRead(Runnable task) {
        whenAllIsRead.add(task);
    }

    void completeReading() {
        whenAllIsRead.forEach(Runnable::run);
        whenAllIsRead.clear();
    }
}
