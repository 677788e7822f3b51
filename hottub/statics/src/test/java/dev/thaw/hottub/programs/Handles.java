// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Handles and field updaters, which stay final, used while the class is initialised. */
public final class Handles {
    private Handles() {}

    static final VarHandle COUNT;
    static final AtomicIntegerFieldUpdater<Handles> UPDATER =
            AtomicIntegerFieldUpdater.newUpdater(Handles.class, "updated");
    static final Handles FIRST = new Handles(0);
    static final MethodHandle SIZE;

    static {
        try {
            COUNT = MethodHandles.lookup().findStaticVarHandle(Handles.class, "count", int.class);
            SIZE =
                    MethodHandles.lookup()
                            .findVirtual(List.class, "size", MethodType.methodType(int.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static int count = 5;
    volatile int updated;

    private Handles(int n) {
        UPDATER.incrementAndGet(this);
    }

    static class Bound {
        static final List<String> LIST = new ArrayList<>();
        static final MethodHandle ADD;

        static {
            try {
                ADD =
                        MethodHandles.lookup()
                                .findVirtual(
                                        List.class,
                                        "add",
                                        MethodType.methodType(boolean.class, Object.class))
                                .bindTo(LIST);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    static class Fields {
        static String read = "read first";
        static String written = "written";
        static int number = 7;
    }

    private static void fields() throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle getter = lookup.findStaticGetter(Fields.class, "read", String.class);
        System.out.println(lookup.revealDirect(getter) + " " + (String) getter.invokeExact());
        MethodHandle setter = lookup.unreflectSetter(Fields.class.getDeclaredField("written"));
        setter.invokeExact("anew");
        System.out.println(lookup.revealDirect(setter).getName() + " " + Fields.written);
    }

    static class Unreflected {
        static String text = "text";
    }

    static class Varied {
        static int number = 7;
    }

    private static void unreflected() throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle getter = lookup.unreflectGetter(Unreflected.class.getDeclaredField("text"));
        System.out.println((String) getter.invokeExact());
        Unreflected.text = "changed";
        VarHandle number = lookup.unreflectVarHandle(Varied.class.getDeclaredField("number"));
        System.out.println((int) number.getAndAdd(1));
        MethodHandle updated = lookup.unreflectGetter(Handles.class.getDeclaredField("updated"));
        System.out.println((int) updated.invokeExact(FIRST));
    }

    public static void main(String[] arguments) throws Throwable {
        fields();
        unreflected();
        COUNT.getAndAdd(1);
        System.out.println(count + " " + FIRST.updated + " " + (int) SIZE.invokeExact(List.of(1)));
        assert count > 0;
        boolean added = (boolean) Bound.ADD.invoke("x");
        System.out.println(added + " " + Bound.LIST);
    }
}
