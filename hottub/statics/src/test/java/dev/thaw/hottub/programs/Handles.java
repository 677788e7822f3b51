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

    public static void main(String[] arguments) throws Throwable {
        COUNT.getAndAdd(1);
        System.out.println(count + " " + FIRST.updated + " " + (int) SIZE.invokeExact(List.of(1)));
        assert count > 0;
        boolean added = (boolean) Bound.ADD.invoke("x");
        System.out.println(added + " " + Bound.LIST);
    }
}
