// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.lang.invoke.CallSite;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The class, or the method, that a function begins with: what an adapter is made from. */
public final class Entry {
    private final Signature signature;
    private final Class<?> type;
    private final Method method;
    private final Consumer<Type> messages;

    /**
     * @param method static; null if the signature is an interface
     * @param messages is told the types that are read or written by reflection
     */
    Entry(Signature signature, Class<?> type, Method method, Consumer<Type> messages) {
        this.signature = signature;
        this.type = type;
        this.method = method;
        this.messages = messages;
    }

    public Signature signature() {
        return signature;
    }

    /** The class; not initialised by this. */
    public Class<?> type() {
        return type;
    }

    /** Tells that objects of a type are read or written by reflection. */
    public void message(Type message) {
        messages.accept(message);
    }

    /** As users name it. */
    @Override
    public String toString() {
        String name = type.getName() + (method == null ? "" : "::" + method.getName());
        return "%s (%s)".formatted(name, signature.externalName());
    }

    /** The adapter for this entry, of the loader that has the function's interface. */
    public Adapter adapter() {
        try {
            return (Adapter)
                    Class.forName(signature.adapterName(), true, type.getClassLoader())
                            .getConstructor(Entry.class)
                            .newInstance(this);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw missing(e.getCause());
        } catch (ReflectiveOperationException | LinkageError e) {
            throw missing(e);
        }
    }

    private EntryException missing(Throwable cause) {
        return new EntryException(
                "the adapter for %s cannot be loaded: %s. Add the jar that has it to the class path"
                        .formatted(signature.externalName(), cause));
    }

    /** Makes instances, as {@code new} in the source does. */
    @SuppressWarnings("unchecked")
    public <T> Supplier<T> constructor() {
        if (type.isInterface() || Modifier.isAbstract(type.getModifiers())) {
            throw new EntryException(type.getName() + " is abstract: name a class that is not");
        }
        try {
            MethodHandles.Lookup lookup = lookup();
            MethodHandle constructor =
                    lookup.findConstructor(type, MethodType.methodType(void.class));
            if (!isLinkable(lookup)) {
                MethodHandle object = constructor.asType(MethodType.methodType(Object.class));
                return () -> (T) made(object);
            }
            return (Supplier<T>)
                    link(
                            lookup,
                            Supplier.class,
                            "get",
                            MethodType.methodType(Object.class),
                            constructor);
        } catch (NoSuchMethodException e) {
            throw new EntryException(
                    type.getName()
                            + " has no constructor without parameters (an inner class must be static)");
        } catch (IllegalAccessException e) {
            throw new EntryException(type.getName() + " is not accessible: " + e.getMessage());
        }
    }

    /**
     * Calls the method, as a method reference in the source does.
     *
     * @param functional an interface with one method {@code apply}, which may throw anything
     * @param shape of that method
     */
    public <F> F function(Class<F> functional, MethodType shape) {
        try {
            MethodHandles.Lookup lookup = lookup();
            MethodHandle target = lookup.unreflect(method);
            return isLinkable(lookup)
                    ? functional.cast(link(lookup, functional, "apply", shape, target))
                    : MethodHandleProxies.asInterfaceInstance(functional, target);
        } catch (IllegalAccessException e) {
            throw new EntryException(method + " is not accessible: " + e.getMessage());
        }
    }

    private MethodHandles.Lookup lookup() throws IllegalAccessException {
        return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
    }

    /** Not where the function's classes are in another module than this one: in a JVM's loader. */
    private static boolean isLinkable(MethodHandles.Lookup lookup) {
        return lookup.hasFullPrivilegeAccess();
    }

    private static Object made(MethodHandle constructor) {
        try {
            return constructor.invokeExact();
        } catch (Throwable t) {
            throw Entry.<RuntimeException>asItIs(t);
        }
    }

    /** As a constructor that a lambda calls throws also what is checked. */
    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E asItIs(Throwable thrown) throws E {
        throw (E) thrown;
    }

    /** What javac does for a method reference; an image has no reflection to pay for then. */
    private static Object link(
            MethodHandles.Lookup lookup,
            Class<?> functional,
            String name,
            MethodType shape,
            MethodHandle target) {
        try {
            CallSite site =
                    LambdaMetafactory.metafactory(
                            lookup,
                            name,
                            MethodType.methodType(functional),
                            shape,
                            target,
                            target.type());
            return site.getTarget().invoke();
        } catch (Throwable e) {
            throw new EntryException("the entry cannot be linked: " + e);
        }
    }
}
