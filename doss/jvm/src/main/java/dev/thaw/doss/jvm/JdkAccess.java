// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import dev.thaw.doss.DOSSException;
import java.io.FileDescriptor;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.nio.channels.FileChannel;
import sun.misc.Unsafe;

/**
 * Lets the serializer read and write the fields of JDK classes, as a copy in an image does. Opens
 * each package when one of its classes is first met, so that a program needs no flags.
 */
final class JdkAccess {
    /** Module.implAddOpens, or null if this JVM does not let us have it. */
    private static final MethodHandle ADD_OPENS = findAddOpens();

    private JdkAccess() {}

    static void open(Class<?> type) {
        Module here = JdkAccess.class.getModule();
        Module kryo = Kryo.class.getModule();
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            open(c, here);
            open(c, kryo);
        }
    }

    private static void open(Class<?> type, Module to) {
        Module module = type.getModule();
        String name = type.getPackageName();
        if (type.isArray() || module.isOpen(name, to)) {
            return;
        }
        try {
            ADD_OPENS.invokeExact(module, name, to);
        } catch (Throwable e) {
            throw new DOSSException(
                    "%s cannot be in a snapshot on this JVM unless it runs with --add-opens=%s/%s=%s"
                            .formatted(
                                    type.getName(),
                                    module.getName(),
                                    name,
                                    to.isNamed() ? to.getName() : "ALL-UNNAMED"),
                    e);
        }
    }

    static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    /** Whether reading a static field of a class would run nothing. */
    static boolean isInitialized(Class<?> type) {
        try {
            return !(boolean) Initialization.SHOULD_BE.invoke(type);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Found when it is asked for. */
    private static final class Initialization {
        private static final MethodHandle SHOULD_BE =
                InternalUnsafe.method("shouldBeInitialized", boolean.class, Class.class);
    }

    /** The number of an open file's descriptor. */
    static int descriptor(FileChannel file) {
        try {
            open(file.getClass());
            Field inChannel = file.getClass().getDeclaredField("fd");
            open(FileDescriptor.class);
            Field number = FileDescriptor.class.getDeclaredField("fd");
            return (int) RawFields.get(number, RawFields.get(inChannel, file));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("This JDK's files have no descriptors", e);
        }
    }

    /** The serializer cannot do without either. */
    static void require() {
        if (ADD_OPENS == null) {
            throw new DOSSException(
                    "object snapshots need access to fields of the JDK, which this JVM denies; run it"
                            + " with --sun-misc-unsafe-memory-access=allow");
        }
    }

    @SuppressWarnings({"removal", "deprecation"})
    private static MethodHandle findAddOpens() {
        try {
            Field theUnsafe = Unsafe.class.getDeclaredField("theUnsafe");
            theUnsafe.setAccessible(true);
            Unsafe unsafe = (Unsafe) theUnsafe.get(null);
            Field trusted = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
            var lookup =
                    (MethodHandles.Lookup)
                            unsafe.getObject(
                                    unsafe.staticFieldBase(trusted),
                                    unsafe.staticFieldOffset(trusted));
            return lookup.findVirtual(
                    Module.class,
                    "implAddOpens",
                    MethodType.methodType(void.class, String.class, Module.class));
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null;
        }
    }
}
