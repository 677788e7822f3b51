// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import dev.thaw.hottub.guard.ClassState;
import dev.thaw.hottub.guard.Exits;
import dev.thaw.hottub.guard.Statics;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A JVM that runs one program after the other, each as if the JVM were new (Lion et al., "Don't Get
 * Caught in the Cold", OSDI 2016, sections 4 and 5). All here runs in the primordial thread; a
 * program has a main thread of its own.
 */
public final class Server {
    private static final int STARTED = 'S';
    private static final int KILLED = 'K';
    private static final int BUSY = 'B';
    private static final int OTHER_VALUES = 'V';

    /** Quarters of a MiB: what it takes at most to write a line to a file. */
    private static final int RESERVED = 8;

    private static final Class<?> SIGNAL = Jdk.type("jdk.internal.misc.Signal");

    private int listener;
    private String id;
    private String base;
    private long idleMilliseconds;
    private StatePage page;
    private final ClassLoader staticsLoader;
    private Statics statics;
    private JdkState jdk;
    private Descriptors descriptors;
    private Libraries libraries;
    private PoolMemory memory;
    private Charset charset;
    private byte[] printedOut;
    private byte[] printedErr;
    private String key;
    private long runs;
    private boolean cacheIsPrivate;

    /**
     * Whether a server of this program would always be retired, also if other programs share it.
     */
    private boolean ofTheProgram;

    /** For the last words of a server whose heap a program has filled. */
    private byte[][] reserve;

    /** If that is not enough. */
    private LastWords lastWords;

    /** Those of the runs that constant handles may depend on; null: there are none. */
    private String[] keptFor;

    /** The loader has the class {@code StaticState} and what it needs. */
    public Server(ClassLoader staticsLoader) {
        this.staticsLoader = staticsLoader;
    }

    /** Serves clients until the server is not needed any more; then the JVM ends. */
    public void run() {
        String[] settings = Native.settings().split(",", 8);
        cacheIsPrivate = !settings[5].isEmpty();
        id = settings[4];
        base = settings[7] + "/" + id + "-" + settings[1];
        try {
            listener = Integer.parseInt(settings[0]);
            idleMilliseconds = Long.parseLong(settings[2]) * 1000;
            memory = new PoolMemory(settingsDirectory(), Long.parseLong(settings[3]));
            lastWords = new LastWords(settingsDirectory());
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
            if (page != null) {
                page.state(StatePage.RETIRED);
            }
            write(Path.of(settingsDirectory(), id + ".refused"), reason);
        }
    }

    private void start(String classPathKey, String jdkKey)
            throws IOException, ClassNotFoundException {
        page = new StatePage(base + ".state", Native.processId());
        charset = Charset.forName(System.getProperty("sun.jnu.encoding"));
        KnownJdks.check(cacheDirectory("jdks"));
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
        File classes = cacheDirectory("classes");
        statics = Native.newStatics(type, classes, classPathKey, jdkKey, lookup);
        Native.transform(new Transformation(statics), staticsLoader);
        libraries = new Libraries();
        Threads.keepCurrent();
        OnceInAProcess.begin();
        descriptors = new Descriptors(listener);
    }

    private void serve() throws IOException, InterruptedException {
        page.state(StatePage.IDLE);
        Optional<String> retired = Optional.empty();
        while (retired.isEmpty()) {
            if (page.stopAsked()) {
                retired = Optional.of("");
                break;
            }
            int connection =
                    Native.accept(listener, (int) Math.min(idleMilliseconds, Integer.MAX_VALUE));
            if (connection == -1) {
                retired = Optional.of("");
            } else if (connection >= 0) {
                retired = run(connection);
            }
        }
        retire(retired.get());
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
        if (keptFor != null && !Arrays.equals(keptFor, request.properties)) {
            refuse(connection, passed, OTHER_VALUES, 0);
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
            refuse(connection, passed, BUSY, inUse);
            return Optional.empty();
        }
        key = request.key;
        page.state(StatePage.RUNNING);
        runs++;
        page.used(runs);
        jdk.begin(request);
        Run.next(request, jdk, page);
        page.begun(false);
        boolean alive = Native.send(connection, STARTED, Native.processId());
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
        page.initialised(ClassState.initialisersTook());
        PropertiesLeft.write(request);
        Optional<String> reason = reset();
        page.resetTook(System.nanoTime() - start);
        Native.close(connection);
        if (reason.isEmpty() && memory.isExceeded()) {
            return Optional.of(memory.toString());
        }
        if (reason.isEmpty() && !isInPlace()) {
            return Optional.of("its files in " + settingsDirectory() + " are gone");
        }
        if (reason.isEmpty()) {
            if (keptFor == null && statics.keepsHandles()) {
                keptFor = request.properties;
            }
            page.used(runs);
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

    private static void signal(int number) {
        int quit = 3;
        if (Native.isFatal(number)) {
            Native.endRun(KILLED, number);
        } else if (number == quit) {
            // The JVM prints all threads, to the client's standard output.
            Native.raise(number);
        } else {
            Native.dispatchSignal(SIGNAL, number);
        }
    }

    /** Makes the JVM as good as new, or says why that cannot be. */
    private Optional<String> reset() throws IOException, InterruptedException {
        // The program may have interrupted all threads that it saw.
        Thread.interrupted();
        Run.forget();
        jdk.silence();
        descriptors.wakeSockets();
        long from = System.nanoTime();
        List<Thread> survivors = Threads.end();
        if (!survivors.isEmpty()) {
            return Optional.of(
                    "a thread of the program did not end: " + Threads.describe(survivors.get(0)));
        }
        from = took(StatePage.THREADS, from);
        Optional<String> reason = Threads.broken();
        if (reason.isEmpty()) {
            reason = statics.refusal();
        }
        if (reason.isEmpty() && Native.transformationFailed()) {
            reason = Optional.of("a class could not be transformed, for lack of memory or stack");
        }
        if (reason.isEmpty()) {
            reason = libraries.refusal();
        }
        if (reason.isEmpty()) {
            reason = jdk.changedReadOnce();
            ofTheProgram = reason.isPresent();
        }
        if (reason.isEmpty()) {
            reason = jdk.reset();
        }
        if (reason.isPresent()) {
            return reason;
        }
        from = took(StatePage.JDK, from);
        statics.reset();
        from = took(StatePage.STATICS, from);
        System.gc();
        from = took(StatePage.COLLECTION, from);
        reason = descriptors.reset();
        if (reason.isEmpty()) {
            reason = statics.refusal();
        }
        took(StatePage.FILES, from);
        if (reason.isEmpty()) {
            OnceInAProcess.pools();
            jdk.prepare();
        }
        Native.leave();
        return reason;
    }

    private long took(int step, long from) {
        long now = System.nanoTime();
        page.resetStepTook(step, now - from);
        return now;
    }

    /** Takes this server out of the pool. A reason, if there is one, is for the status. */
    private void retire(String reason) {
        boolean inPlace = isInPlace();
        try {
            // First, so that whoever sees that the server is gone also finds why.
            if (!reason.isEmpty()) {
                record(reason);
                if ((runs == 1 || ofTheProgram) && !memory.isExceeded()) {
                    // It would be so again.
                    write(Path.of(settingsDirectory(), id + "-" + key + ".refused"), reason);
                }
            }
            if (inPlace) {
                page.state(StatePage.RETIRED);
                // The socket last: when it is gone a client may put another server here.
                Files.deleteIfExists(Path.of(base + ".state"));
                Files.deleteIfExists(Path.of(base + ".sock"));
            }
        } catch (IOException e) {
            // The directory is gone, or full; that this process has ended is seen all the same.
        }
    }

    /** Whether clients find this server, and no other one in its place. */
    private boolean isInPlace() {
        return page.isInPlace() && Files.exists(Path.of(base + ".sock"));
    }

    private String settingsDirectory() {
        return base.substring(0, base.lastIndexOf('/'));
    }

    private void record(String reason) throws IOException {
        String line =
                System.currentTimeMillis() / 1000
                        + "\t"
                        + "server "
                        + Native.processId()
                        + " retired after "
                        + runs
                        + " runs\t"
                        + reason.replace('\n', ' ').replace('\t', ' ')
                        + "\n";
        Files.writeString(
                Path.of(settingsDirectory(), "refused"),
                line,
                java.nio.file.StandardOpenOption.CREATE,
                java.nio.file.StandardOpenOption.APPEND);
    }

    private static void write(Path file, String text) {
        Path temporary = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.writeString(temporary, text);
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            // Without the file the next client tries this program in a server again.
        }
    }

    // Without System.getenv: it would keep the environment of the time before the first run.
    private File cacheDirectory(String name) {
        String cache = variable("XDG_CACHE_HOME");
        String home = variable("HOME");
        if (!cacheIsPrivate) {
            return null;
        }
        if (cache != null && cache.startsWith("/")) {
            return new File(cache, "thaw/hottub/" + name);
        }
        return home == null ? null : new File(home, ".cache/thaw/hottub/" + name);
    }

    private String variable(String name) {
        byte[] value = Native.variable(name);
        return value == null ? null : new String(value, charset);
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
