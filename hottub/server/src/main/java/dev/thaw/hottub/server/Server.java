// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import dev.thaw.hottub.guard.ClassState;
import dev.thaw.hottub.guard.Exits;
import dev.thaw.hottub.guard.Statics;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Optional;

/**
 * A JVM that runs one program after the other, each as if the JVM were new (Lion et al., "Don't Get
 * Caught in the Cold", OSDI 2016, sections 4 and 5). All here runs in the primordial thread; a
 * program has a main thread of its own.
 */
public final class Server {
    /** Quarters of a MiB: what it takes at most to write a line to a file. */
    private static final int RESERVED = 8;

    private static final Class<?> SIGNAL = Jdk.type("jdk.internal.misc.Signal");

    private int listener;
    private PoolEntry entry;
    private long idleMilliseconds;

    /** 0: as many as there are. */
    private long mostRuns;

    /** After which no other run is taken; 0: none. */
    private long ageSeconds;

    /** When the first client could be served, by {@link System#nanoTime}. */
    private long ready;

    private StatePage page;
    private final ClassLoader staticsLoader;
    private Statics statics;
    private JdkState jdk;
    private Reset reset;
    private HeapWalk heapWalk;
    private PoolMemory memory;
    private Charset charset;
    private byte[] printedOut;
    private byte[] printedErr;
    private String key;
    private long runs;

    /** Whether transformed classes are of the contents for which this server was started. */
    private boolean keepsClasses = true;

    /** For the last words of a server whose heap a program has filled. */
    private byte[][] reserve;

    /** If that is not enough. */
    private LastWords lastWords;

    /** Those of the runs that constant handles may depend on; null: there are none. */
    private Fingerprint keptFor;

    /** The loader has the class {@code StaticState} and what it needs. */
    public Server(ClassLoader staticsLoader) {
        this.staticsLoader = staticsLoader;
    }

    /** Serves clients until the server is not needed any more; then the JVM ends. */
    public void run() {
        String[] settings = Native.settings().split(",", 10);
        entry = new PoolEntry(settings[9], settings[4], settings[1]);
        try {
            listener = Integer.parseInt(settings[0]);
            idleMilliseconds = Long.parseLong(settings[2]) * 1000;
            mostRuns = Long.parseLong(settings[7]);
            ageSeconds = Long.parseLong(settings[8]);
            memory = new PoolMemory(entry.directory(), Long.parseLong(settings[3]));
            lastWords = new LastWords(entry.directory());
            start(settings[5], settings[6]);
            serve();
        } catch (Throwable t) {
            fail(t);
        } finally {
            // Also if that fails: a server that is left, and does not serve, would keep clients
            // waiting.
            Native.makeExitsReal();
            Runtime.getRuntime().halt(0);
        }
    }

    private void fail(Throwable t) {
        // It may be what this needs.
        reserve = null;
        try {
            tell(t);
        } catch (Throwable again) {
            if (lastWords != null) {
                lastWords.say(t);
            }
        }
    }

    private void tell(Throwable t) {
        String trace = t.getStackTrace().length > 0 ? " at " + t.getStackTrace()[0] : "";
        String reason = "the server failed: " + t + trace;
        if (runs > 0) {
            retire(reason);
        } else {
            // The client finds the connection closed, and the reason here.
            entry.refuseAll(reason);
        }
    }

    private void start(String classPathKey, String jdkKey)
            throws IOException, ClassNotFoundException {
        page = entry.open();
        charset = Charset.forName(System.getProperty("sun.jnu.encoding"));
        CacheDirectory cache = new CacheDirectory(!classPathKey.isEmpty(), charset);
        KnownJdks.check(cache.of("jdks"));
        Native.start(listener, new Exits.RunEnded(), ClassLoader.getPlatformClassLoader());
        Exits.setHandler(new ExitHandler());
        printedOut = Native.take(listener + 1);
        printedErr = Native.take(listener + 2);
        jdk = new JdkState();
        MethodHandles.Lookup lookup =
                (MethodHandles.Lookup)
                        Jdk.get(
                                MethodHandles.Lookup.class,
                                null,
                                "IMPL_LOOKUP",
                                "Ljava/lang/invoke/MethodHandles$Lookup;");
        Class<?> type = staticsLoader.loadClass("dev.thaw.hottub.statics.StaticState");
        statics = Native.newStatics(type, cache.of("classes"), classPathKey, jdkKey, lookup);
        new Transformation(statics).begin(staticsLoader);
        reset = new Reset(page, jdk, statics, listener);
        heapWalk = new HeapWalk(page, listener);
        // The first run may come later, and from elsewhere.
        Native.leave();
    }

    private void serve() throws IOException, InterruptedException {
        ready = System.nanoTime();
        page.state(StatePage.IDLE);
        Optional<String> retired = Optional.empty();
        while (retired.isEmpty()) {
            if (page.stopAsked() || hasServedEnough()) {
                retired = Optional.of("");
                break;
            }
            long patience =
                    Math.min(
                            millisecondsLeft(),
                            heapWalk.isDue() ? HeapWalk.AFTER_MILLISECONDS : idleMilliseconds);
            int connection = Native.accept(listener, (int) Math.min(patience, Integer.MAX_VALUE));
            if (connection == -1 && heapWalk.isDue()) {
                keepClasses();
                retired = heapWalk.walk();
            } else if (connection == -1) {
                retired = Optional.of("");
            } else if (connection >= 0 && runs > 0 && page.stopAsked()) {
                // Asked since this was waited for.
                Native.close(connection);
                retired = Optional.of("");
            } else if (connection >= 0) {
                retired = run(connection);
            }
        }
        retire(retired.get());
        if (heapWalk.isDue()) {
            keepClasses();
        }
    }

    /** When the last run's client has said what it had to say, and no client waits for it. */
    private void keepClasses() {
        if (keepsClasses && page.isClassPathKept()) {
            statics.store();
        }
    }

    private boolean hasServedEnough() {
        return mostRuns > 0 && runs >= mostRuns || runs > 0 && millisecondsLeft() <= 0;
    }

    private long millisecondsLeft() {
        long past = (System.nanoTime() - ready) / 1_000_000;
        return ageSeconds == 0 ? Long.MAX_VALUE : ageSeconds * 1000 - past;
    }

    /** One run and what follows it; a text is why this server must not serve again. */
    private Optional<String> run(int connection) throws IOException, InterruptedException {
        long accepted = System.nanoTime();
        int[] passed = new int[256];
        byte[] body = Native.receive(connection, listener, passed);
        if (body == null) {
            Native.close(connection);
            return Optional.empty();
        }
        Request request = Request.read(body, passed, charset);
        Arrays.fill(body, (byte) 0);
        Fingerprint values = Fingerprint.of(request.properties);
        if (keptFor != null && !keptFor.equals(values)) {
            refuse(connection, passed, Answer.OTHER_VALUES, 0);
            return Optional.empty();
        }
        int inUse =
                Native.enter(
                        connection,
                        request.descriptors,
                        request.received,
                        request.directoryDescriptor,
                        request.umask,
                        request.variables);
        if (inUse != 0) {
            refuse(connection, passed, Answer.BUSY, inUse);
            return Optional.empty();
        }
        key = request.key;
        StaticsLeft left = new StaticsLeft(request);
        page.state(StatePage.RUNNING);
        keepsClasses &= runs == 0 || page.isClassPathKept();
        page.askForClassPath();
        runs++;
        page.used(runs);
        jdk.begin(request);
        Run.next(request, jdk, page);
        page.begun(false);
        boolean alive = Native.send(connection, Answer.STARTED, Native.processId());
        if (alive) {
            print(printedOut, FileDescriptor.out);
            print(printedErr, FileDescriptor.err);
            Native.startMain(Run.class, jdk.mainGroup());
            if (reserve == null) {
                reserve = new byte[RESERVED][1 << 18];
            }
            awaitEnd();
        } else {
            Native.detach();
        }
        page.state(StatePage.RESETTING);
        long start = System.nanoTime();
        page.ran(accepted, Run.started(), start);
        Optional<String> reason = reset.endThreads(connection);
        page.initialised(ClassState.initialisersTook());
        PropertiesLeft.write(request);
        // the process has forgotten its variables by now
        for (byte[] variable : request.variables) {
            Arrays.fill(variable, (byte) 0);
        }
        // what is collected next is to be all that is left of it
        request = null;
        if (hasServedEnough()) {
            Native.close(connection);
            return Optional.of("");
        }
        if (reason.isEmpty()) {
            reason = reset.run();
        }
        page.resetTook(System.nanoTime() - start);
        Native.close(connection);
        if (reason.isEmpty() && memory.isExceeded()) {
            return Optional.of(memory.toString());
        }
        if (reason.isEmpty() && !entry.isInPlace()) {
            return Optional.of("its files in " + entry.directory() + " are gone");
        }
        if (reason.isEmpty()) {
            if (keptFor == null && statics.keepsHandles()) {
                keptFor = values;
            }
            left.write();
            page.used(runs);
            // who sees it idle is not to see the walk before
            heapWalk.runEnded();
            page.state(StatePage.IDLE);
        }
        return reason;
    }

    private static void refuse(int connection, int[] passed, int kind, int number) {
        for (int i = 1; i <= passed[0]; i++) {
            Native.close(passed[i]);
        }
        Native.send(connection, kind, number);
        Native.close(connection);
    }

    /** What the JVM printed when it started, a new one would print now. */
    private static void print(byte[] text, FileDescriptor descriptor) {
        if (text.length > 0) {
            Run.begin();
            try {
                new FileOutputStream(descriptor).write(text);
            } catch (IOException e) {
                // Nor does a JVM care.
            }
        }
    }

    private void awaitEnd() throws IOException {
        for (; ; ) {
            int event = Native.await();
            if (event == 0) {
                return;
            }
            if (event < 0) {
                // The client was killed: so is the program.
                Native.endRun(0, 0);
                return;
            }
            signal(event);
        }
    }

    private void signal(int number) {
        int quit = 3;
        if (Native.isFatal(number)) {
            Native.endRun(Answer.KILLED, number);
        } else if (number == quit) {
            // The JVM prints all threads, to the client's standard output.
            Native.raise(number);
        } else if (jdk.hasHandlerFor(number)) {
            Native.dispatchSignal(SIGNAL, number);
        }
    }

    /** Takes this server out of the pool. A reason, if there is one, is for the status. */
    private void retire(String reason) {
        boolean inPlace = entry.isInPlace();
        try {
            // First, so that whoever sees that the server is gone also finds why.
            if (!reason.isEmpty()) {
                entry.record(reason, runs);
                boolean ofTheMoment =
                        memory.isExceeded() || reset.isOfTheMoment() || heapWalk.isOfTheMoment();
                if ((runs == 1 || reset.isOfTheProgram()) && !ofTheMoment) {
                    // It would be so again.
                    entry.refuse(key, reason);
                }
            }
            if (inPlace) {
                entry.remove();
            }
        } catch (IOException e) {
            // The directory is gone, or full; that this process has ended is seen all the same.
        }
    }

    /**
     * Exits of transformed code go the way of all others, to the JVM's last step, where the C
     * library ends the run.
     */
    private static final class ExitHandler implements Exits.Handler {
        @Override
        public void exit(int status, boolean halt) {
            if (halt) {
                Runtime.getRuntime().halt(status);
            } else {
                System.exit(status);
            }
        }
    }
}
