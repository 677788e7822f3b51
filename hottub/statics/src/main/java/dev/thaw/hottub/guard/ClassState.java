// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.guard;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * Whether a class is initialised in this run. The JVM initialises a class once; later runs follow
 * the same procedure (JVMS 5.5) here: transformed code asks {@link #stale} where the JVM would
 * initialise, and its method {@link #ENTER} runs the initialisers. Any thread may call what is
 * public.
 */
public final class ClassState {
    /** The static field of a transformed class that has its state. */
    public static final String FIELD = "thaw$state";

    /** The static method of a transformed class that initialises it, superclass first. */
    public static final String ENTER = "thaw$enter";

    /** The static method of a transformed class that has the code of its initialiser. */
    public static final String INITIALISER = "thaw$initialise";

    /**
     * The static method of a transformed class that gives its static fields their default values.
     */
    public static final String CLEAR = "thaw$clear";

    /**
     * The static method of a transformed class that returns the method handles that it keeps, if
     * there are any.
     */
    public static final String HANDLES = "thaw$handles";

    private static final Map<Class<?>, WeakReference<ClassState>> BY_CLASS = new WeakHashMap<>();
    private static final List<WeakReference<ClassState>> ALL = new ArrayList<>();
    private static final Object[] NO_HANDLES = {};
    private static final Object TIMES = new Object();
    private static volatile MethodHandles.Lookup lookup;
    private static int initialising;
    private static long initialisingSince;
    private static long initialisersTook;

    /** Read by guards without synchronisation; false only when the class is initialised. */
    public boolean stale = true;

    private final Class<?> type;
    private final boolean constants;
    private final boolean handles;
    private final List<InterfaceField> interfaceFields = new ArrayList<>(0);
    private volatile boolean initialised;
    private boolean erroneous;
    private Thread initialiser;
    private Throwable failure;
    private String failedIn;
    private Error pending;
    private Thread pendingThread;
    private MethodHandle enter;
    private MethodHandle clear;
    private boolean handlesTaken;

    private ClassState(Class<?> type, boolean constants, boolean handles) {
        this.type = type;
        this.constants = constants;
        this.handles = handles;
    }

    /**
     * How to reach members of transformed classes; without it, classes are initialised by their own
     * code only.
     */
    public static void setLookup(MethodHandles.Lookup trusted) {
        lookup = trusted;
    }

    /**
     * Called first in the JVM's initialisation of a class.
     *
     * @param constants whether fields stay final and have their values from the first
     *     initialisation
     * @param handles whether objects are among them
     */
    public static ClassState register(Class<?> type, boolean constants, boolean handles) {
        ClassState state = new ClassState(type, constants, handles);
        WeakReference<ClassState> reference = new WeakReference<>(state);
        synchronized (ALL) {
            BY_CLASS.put(type, reference);
            ALL.add(reference);
        }
        return state;
    }

    /** The field of an interface, whose values live here since interface fields must be final. */
    public InterfaceField field(String name) {
        InterfaceField field = new InterfaceField(this, type, name);
        interfaceFields.add(field);
        return field;
    }

    static ClassState of(Class<?> type) {
        synchronized (ALL) {
            WeakReference<ClassState> reference = BY_CLASS.get(type);
            return reference == null ? null : reference.get();
        }
    }

    /** All classes whose static state is known. */
    public static List<ClassState> all() {
        synchronized (ALL) {
            List<ClassState> states = new ArrayList<>(ALL.size());
            for (WeakReference<ClassState> reference : ALL) {
                ClassState state = reference.get();
                if (state != null) {
                    states.add(state);
                }
            }
            if (states.size() < ALL.size()) {
                ALL.removeIf(reference -> reference.get() == null);
            }
            return states;
        }
    }

    public Class<?> type() {
        return type;
    }

    /** Whether handles of the first initialisation stay in the class. */
    public boolean keepsHandles() {
        return handles;
    }

    /**
     * Steps 1 to 6 of JVMS 5.5.
     *
     * @return whether the caller has to initialise the class and to call {@link #end} or {@link
     *     #fail}
     */
    public boolean begin() {
        if (initialised) {
            return false;
        }
        Thread current = Thread.currentThread();
        Error thrown;
        synchronized (this) {
            boolean interrupted = false;
            while (initialiser != null && initialiser != current) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                current.interrupt();
            }
            if (initialiser == current || initialised) {
                return false;
            }
            if (!erroneous) {
                initialiser = current;
                initialiserBegins();
                return true;
            }
            if (pending != null && pendingThread == current) {
                thrown = pending;
                pending = null;
                pendingThread = null;
            } else {
                thrown = couldNot();
            }
        }
        throw thrown;
    }

    private static void initialiserBegins() {
        synchronized (TIMES) {
            if (initialising++ == 0) {
                initialisingSince = System.nanoTime();
            }
        }
    }

    private static void initialiserEnds() {
        synchronized (TIMES) {
            if (--initialising == 0) {
                initialisersTook += System.nanoTime() - initialisingSince;
            }
        }
    }

    /**
     * For how long some thread has been in a static initialiser since the last call, in
     * nanoseconds; called between runs.
     */
    public static long initialisersTook() {
        synchronized (TIMES) {
            long took = initialisersTook;
            initialising = 0;
            initialisersTook = 0;
            return took;
        }
    }

    /** Step 10: the class is initialised. */
    public void end() {
        for (InterfaceField field : interfaceFields) {
            field.show();
        }
        synchronized (this) {
            initialiser = null;
            initialised = true;
            stale = false;
            notifyAll();
        }
        initialiserEnds();
    }

    /** Steps 11 and 12: the initialiser has thrown. Returns what the use of the class throws. */
    public Error fail(Throwable thrown) {
        if (!(thrown instanceof Exits.RunEnded)) {
            StackTraces.showInitialisers(thrown);
        }
        Error error = thrown instanceof Error e ? e : new ExceptionInInitializerError(thrown);
        if (error != thrown) {
            StackTraces.showInitialisers(error);
        }
        synchronized (this) {
            initialiser = null;
            erroneous = true;
            failure = thrown;
            failedIn = Thread.currentThread().getName();
            notifyAll();
        }
        initialiserEnds();
        return error;
    }

    /**
     * The JVM's own initialisation has failed. It would never initialise the class again, so it
     * does not learn of that: the use of the class that it stands for throws.
     */
    public void defer(Throwable thrown) {
        if (constants && !(thrown instanceof Exits.RunEnded)) {
            Refusals.refuse(
                    "the static initialiser of "
                            + type.getName()
                            + ", which has values that stay, has thrown "
                            + thrown);
        }
        synchronized (this) {
            pending = (Error) thrown;
            pendingThread = Thread.currentThread();
        }
    }

    // As HotSpot since JDK 17 words it.
    private NoClassDefFoundError couldNot() {
        NoClassDefFoundError error =
                new NoClassDefFoundError("Could not initialize class " + type.getName());
        Throwable original = failure;
        if (original != null) {
            String message = original.getMessage();
            ExceptionInInitializerError cause =
                    new ExceptionInInitializerError(
                            "Exception "
                                    + original.getClass().getName()
                                    + (message == null ? "" : ": " + message)
                                    + " [in thread \""
                                    + failedIn
                                    + "\"]");
            cause.setStackTrace(original.getStackTrace());
            error.initCause(cause);
        }
        StackTraces.showInitialisers(error);
        return error;
    }

    /** Initialises the class if it is not. */
    public void initialise() {
        if (!stale || initialised) {
            return;
        }
        try {
            if (enter == null) {
                enter = lookup.findStatic(type, ENTER, MethodType.methodType(void.class));
            }
            enter.invokeExact();
        } catch (NoSuchMethodException | IllegalAccessException e) {
            throw new AssertionError("class " + type.getName() + " was not transformed", e);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    /**
     * Initialises the class if it is not.
     *
     * @param state null: the JVM initialises the supertypes of the class first, and one of them
     *     uses it, as it is
     */
    public static void initialise(ClassState state) {
        if (state != null) {
            state.initialise();
        }
    }

    /** Initialises a class as the JVM would. */
    public static void initialise(Class<?> type) {
        if (type == null || type.isArray() || type.isPrimitive()) {
            return;
        }
        ClassState state = of(type);
        if (state != null) {
            state.initialise();
        }
    }

    /**
     * Initialises a superinterface of an interface of the class, or one of its own. The class's
     * code cannot always name it: it may be accessible to those alone that extend it.
     */
    public void initialiseInterface(String name) {
        initialiseInterface(type, name);
    }

    private static void initialiseInterface(Class<?> type, String name) {
        for (Class<?> superinterface : type.getInterfaces()) {
            if (superinterface.getName().equals(name)) {
                initialise(superinterface);
            } else {
                initialiseInterface(superinterface, name);
            }
        }
    }

    /** The method handles that stay as they are; each class returns them once. */
    public Object[] takeHandles() throws Throwable {
        if (!constants || handlesTaken) {
            return NO_HANDLES;
        }
        handlesTaken = true;
        try {
            return (Object[])
                    lookup.findStatic(type, HANDLES, MethodType.methodType(Object[].class))
                            .invokeExact();
        } catch (NoSuchMethodException e) {
            return NO_HANDLES;
        }
    }

    /** Makes the class as it was before its initialisation. No thread of a program is left. */
    public void reset() throws Throwable {
        if (clear == null) {
            clear = lookup.findStatic(type, CLEAR, MethodType.methodType(void.class));
        }
        clear.invokeExact();
        for (InterfaceField field : interfaceFields) {
            field.clear();
        }
        stale = true;
        initialised = false;
        erroneous = false;
        initialiser = null;
        failure = null;
        failedIn = null;
        pending = null;
        pendingThread = null;
    }
}
