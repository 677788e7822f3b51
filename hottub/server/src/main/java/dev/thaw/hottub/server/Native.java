// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import dev.thaw.hottub.guard.Statics;
import java.io.File;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.ByteBuffer;
import java.util.concurrent.ForkJoinPool;

/**
 * The C library, which the JVM has loaded as an agent. Its sources, in {@code src/main/c}, describe
 * the functions; {@code agent.c} is where it begins.
 */
final class Native {
    private Native() {}

    static native String settings();

    static native byte[] entryOfJar(String name);

    static native Statics newStatics(
            Class<?> type,
            File cache,
            String classPathKey,
            String jdkKey,
            MethodHandles.Lookup lookup);

    static native void start(int listener, Throwable runEnded, ClassLoader platform)
            throws IOException;

    static native byte[] take(int descriptor) throws IOException;

    static native ByteBuffer map(String path, int size) throws IOException;

    static native boolean isInPlace(String path);

    static native int accept(int listener, int milliseconds) throws IOException;

    static native byte[] receive(int connection, int above, int[] descriptors) throws IOException;

    static native boolean send(int connection, int kind, int number);

    static native void close(int descriptor);

    static native int enter(
            int connection,
            int[] numbers,
            int[] received,
            int directory,
            int mask,
            byte[][] variables);

    static native void lastWords(byte[] file, byte[] words);

    static native void openStandard();

    static native void detach();

    static native void leave() throws IOException;

    static native void startMain(Class<?> run, ThreadGroup group) throws IOException;

    static native int await() throws IOException;

    static native boolean endRun(int kind, int number);

    /** Its client gets the status, if it has not: nothing of the program does anything now. */
    static native void sendEnd();

    static native boolean isFatal(int signal);

    static native void raise(int signal);

    static native void releaseExits();

    static native void makeExitsReal();

    /** The first element becomes what the thread was parked for when it was ended. */
    static native void stop(Thread thread, boolean urgent, Object[] parkedFor);

    /** 0: nothing is left; 1: a client came; 2: something is; 3: that may be held by a compiler. */
    static native int walkHeap(int listener, boolean waits) throws IOException;

    /** The objects on the way to what is left; the process must end then. */
    static native Object[] findWay() throws IOException;

    static native Thread[] threads() throws IOException;

    static native void wake();

    static native String files(int least) throws IOException;

    static native int copyAbove(int descriptor, int least) throws IOException;

    static native void shutdown(int descriptor);

    static native boolean isTerminal(int descriptor);

    static native String libraries();

    static native void forgetClosedLibraries();

    /** The path of one that is open though the run's class loader that has loaded it is gone. */
    static native String libraryOfRun();

    /** Gives a library the state again that it had after it was loaded; or says why not. */
    static native String resetLibrary(String path);

    static native void saveSignals(String libraries);

    static native void restoreSignals(int[] handled);

    static native Object getObject(Class<?> type, Object target, String name, String signature);

    static native void setObject(
            Class<?> type, Object target, String name, String signature, Object value);

    static native long getNumber(Class<?> type, Object target, String name, String signature);

    static native void setNumber(
            Class<?> type, Object target, String name, String signature, long value);

    static native Object call(Class<?> type, String name, String signature, Object... arguments);

    static native Object callOn(Object target, String name, String signature);

    /** Not by an override of it, which would be the program's. */
    static native void shutDown(Class<ForkJoinPool> type, ForkJoinPool pool);

    static native Object construct(Class<?> type, String signature, Object first, boolean second);

    static native Class<?> loadMain(Class<?> launcher, int mode, String what);

    static native void dispatchSignal(Class<?> signals, int number);

    static native boolean isInitialized(Class<?> type);

    /** The first element becomes a class of the JDK whose initialisation has failed. */
    static native Class<?>[] loadedClasses(Class<?>[] broken) throws IOException;

    /**
     * A line for each static field that is not final or refers to an object: its name, and its
     * value, or the class of that and the numbers in it.
     */
    static native String staticValues(Class<?> type) throws IOException;

    static native long nextThreadIdAddress(Class<?> threads);

    static native long getLong(long address);

    static native void putLong(long address, long value);

    static native void initializeAgain(Class<?> type);

    static native Object[] instances(Class<?> type) throws IOException;

    static native boolean isOfPair(int descriptor);

    static native boolean isHungUp(int descriptor);

    static native boolean isForTools(int descriptor);

    static native boolean waitForReferenceProcessing(Class<?> references);

    static native int processId();

    /**
     * @param packages of the boot loader, as in class files; its other classes stay as they are
     * @param except how names of classes begin that stay as well
     */
    static native void transform(
            Transformation transformation,
            ClassLoader ofTransformer,
            String[] packages,
            String[] except)
            throws IOException;

    static native boolean transformationFailed();

    static native void addReads(Module module, Module to) throws IOException;

    static native String codeset();

    static native byte[] variable(String name);

    /** Called by the C library. */
    static String[] inputArguments(String[] ofServer) {
        return InputArguments.ofRun(ofServer);
    }
}
