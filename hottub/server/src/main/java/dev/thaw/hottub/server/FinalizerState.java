// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.lang.ref.Reference;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Finalizers and cleaners: what a run leaves to them is dropped, as when a JVM ends. */
final class FinalizerState {
    private FinalizerState() {}

    /**
     * Objects that were left are not finalised: it would be with the static state of another run,
     * and a JVM that ends does not do it either.
     */
    static void finalizers() {
        Class<?> type = Jdk.type("java.lang.ref.Finalizer");
        String self = "Ljava/lang/ref/Finalizer;";
        synchronized (Jdk.get(type, null, "lock", Jdk.OBJECT)) {
            Object finalizer = Jdk.get(type, null, "unfinalized", self);
            Object kept = null;
            while (finalizer != null) {
                Object next = Jdk.get(type, finalizer, "next", self);
                if (isOfTheJdk(finalizer)) {
                    kept = finalizer;
                } else {
                    // Marked as one that was finalised; it may be in the queue already.
                    Jdk.set(type, finalizer, "next", self, finalizer);
                    Jdk.set(type, finalizer, "prev", self, null);
                    Jdk.set(type, kept, kept == null ? "unfinalized" : "next", self, next);
                    if (next != null) {
                        Jdk.set(type, next, "prev", self, kept);
                    }
                }
                finalizer = next;
            }
        }
        Patience patience = new Patience("Finalizer", 1000);
        while (isFinalizing()) {
            try {
                if (!patience.goesOn()) {
                    throw patience.over("a finalizer of the program did not end");
                }
            } catch (InterruptedException e) {
                throw new Lasting("a finalizer of the program was interrupted");
            }
        }
    }

    private static boolean isOfTheJdk(Object finalizer) {
        Object object = Jdk.get(Reference.class, finalizer, "referent", Jdk.OBJECT);
        ClassLoader loader = object == null ? null : object.getClass().getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    private static boolean isFinalizing() {
        try {
            for (Thread thread : Native.threads()) {
                if (thread.getClass().getName().equals("java.lang.ref.Finalizer$FinalizerThread")) {
                    return Stream.of(thread.getStackTrace())
                            .anyMatch(frame -> frame.getMethodName().equals("runFinalizer"));
                }
            }
            return false;
        } catch (IOException e) {
            throw new Lasting("the JVM does not tell its threads: " + e.getMessage());
        }
    }

    /** Their threads have been ended; those of the JDK itself are started again when it has any. */
    static void cleaners() {
        Class<?> factory = Jdk.used("jdk.internal.ref.CleanerImpl$InnocuousThreadFactory");
        if (factory != null) {
            String type = "Ljava/util/concurrent/ThreadFactory;";
            Object only = Jdk.get(factory, null, "factory", type);
            String number = "Ljava/util/concurrent/atomic/AtomicInteger;";
            ((AtomicInteger) Jdk.get(factory, only, "cleanerThreadNumber", number)).set(0);
        }
        JdkFields.again("jdk.internal.net.http.RawChannelTube");
        JdkFields.again("sun.security.jgss.wrapper.Krb5Util");
        JdkFields.again("sun.security.pkcs11.P11Util");
    }
}
