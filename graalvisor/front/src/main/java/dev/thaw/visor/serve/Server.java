// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.RefusedException;
import dev.thaw.visor.Stderr;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.confine.Confinement;
import dev.thaw.visor.http.HttpServer;
import dev.thaw.visor.http.Router;
import dev.thaw.visor.log.AuditLog;
import dev.thaw.visor.log.FunctionLogs;
import dev.thaw.visor.manage.ManagementRouter;
import dev.thaw.visor.store.AccessTokens;
import dev.thaw.visor.store.Aliases;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.StoredFunction;
import dev.thaw.visor.trace.OtlpExporter;
import dev.thaw.visor.trace.Spans;
import dev.thaw.visor.worker.WorkerListener;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The front, from its start to its end. One thread, the loop, does all but what waits for disks.
 */
public final class Server {
    public static final String MANAGEMENT_SOCKET = "manage.sock";
    private static final int MANAGEMENT_THREADS = 16;
    private static final long MAX_LOG = 1 << 20;
    private static final long MAX_AUDIT = 16 << 20;

    private volatile ServerOptions options;

    /** Null: the server's socket is its own. */
    private final ServerSocketChannel passed;

    private final FileChannel lock;
    private final MultiThreadIoEventLoopGroup group;
    private final EventLoop loop;
    private final WorkerListener listener;
    private final FunctionTable table;
    private final FunctionLogs logs;
    private final Languages languages;
    private final Followers followers = new Followers();
    private final StartTrial trial;
    private final ThreadPoolExecutor threads;
    private final Confinement confinement;
    private final ScriptJvm jvm;

    /** Null: it is no action container of OpenWhisk. */
    private final ActivationLogs activations;

    private HttpServer http;
    private ManagementServers management;

    private volatile boolean ending;

    private Server(ServerOptions options, ServerSocketChannel passed) throws IOException {
        this.options = options;
        this.passed = passed;
        URI collector =
                options.collector() == null ? null : OtlpExporter.tracesOf(options.collector());
        Path data = options.data();
        Files.createDirectories(data);
        lock = passed == null ? DataLock.of(data) : DataLock.after(data);
        IsolationStart start;
        try {
            start = new IsolationStart(options);
        } catch (IOException e) {
            lock.close();
            throw e;
        }
        group =
                new MultiThreadIoEventLoopGroup(
                        1,
                        (ThreadFactory) task -> new Thread(task, "loop"),
                        NioIoHandler.newFactory());
        loop = group.next();
        logs = new FunctionLogs(data.resolve("logs"), MAX_LOG);
        threads =
                new ThreadPoolExecutor(
                        0, MANAGEMENT_THREADS, 10, TimeUnit.SECONDS, new SynchronousQueue<>());
        Store store = Store.open(data, start.users());
        confinement = new Confinement(store.users(), start.groups(), options.require());
        listener = WorkerListener.in(data, loop);
        LanguageCopies copies = store.users().nobody() == 0 ? null : LanguageCopies.in(data);
        languages = new Languages(options.languages(), builder(options), copies);
        WorkerFactory workers =
                new WorkerFactory(loop, listener, store, this::options, confinement, languages);
        jvm = workers.jvm();
        workers.check();
        trial = new StartTrial(start, workers, loop);
        if (!options.require().isEmpty()) {
            checkRequired();
        }
        activations =
                options.openWhisk() == null ? null : new ActivationLogs(System.out, System.err);
        long idPrefix = new SecureRandom().nextLong() << 32;
        table =
                onLoop(() ->
                        new FunctionTable(
                                loop,
                                workers,
                                () -> this.options.limits(),
                                (function, call, stream, text) -> {
                                    String name = Aliases.functionOf(function.name());
                                    String line = logs.add(name, call, stream, text);
                                    followers.tell(name, line);
                                    if (activations != null) {
                                        activations.write(stream, text);
                                    }
                                },
                                idPrefix));
        prepareJvm(store, workers);
        for (StoredFunction function : store.functions().values()) {
            onLoop(() -> {
                table.serve(function);
                return null;
            });
        }
        sayMemoryLacks();
        Deployer deployer = new Deployer(store, table, workers, loop, this::options, languages);
        languages.whenBuilt(new Arrivals(store, deployer, new Trials(workers, loop, store))::built);
        for (StoredFunction function : store.served()) {
            Manifest manifest = function.currentVersion().manifest();
            if (manifest.source() != null && languages.knows(manifest.runtime())) {
                languages.begin(manifest.runtime());
            }
        }
        Spans spans = collector == null ? null : new Spans(loop, new OtlpExporter(loop, collector));
        AccessTokens tokens = new AccessTokens(data.resolve("tokens.json"));
        ServerAdministration administration =
                new ServerAdministration(
                        this,
                        store,
                        deployer,
                        new TenantLimits(store, table, workers, loop),
                        table,
                        logs,
                        followers,
                        tokens);
        openManagement(administration, tokens);
        Pages pages = new Pages(table, () -> !ending, () -> http.connections());
        http = listen(router(new PublicRouter(table, pages, spans), administration));
        if (options.require().isEmpty()) {
            trial.later(() -> ending);
        }
    }

    /** Done when it has said what is not in force on this machine, a moment after its start. */
    public CompletableFuture<Void> missingSaid() {
        return trial.said();
    }

    private void checkRequired() throws IOException {
        try {
            trial.check();
        } catch (IOException e) {
            listener.close();
            group.shutdownGracefully(0, 1, TimeUnit.SECONDS);
            lock.close();
            throw e;
        }
    }

    private Router router(PublicRouter router, ServerAdministration administration) {
        return activations == null
                ? router
                : new OpenWhiskRouter(
                        options.openWhisk(),
                        options.memory(),
                        router,
                        table,
                        administration,
                        threads,
                        loop,
                        activations);
    }

    private HttpServer listen(Router router) throws IOException {
        return passed != null
                ? HttpServer.onPassed(passed, loop, () -> options.http(), router)
                : HttpServer.onTcp(
                        new InetSocketAddress(options.host(), options.port()),
                        loop,
                        () -> options.http(),
                        router);
    }

    /** If a function that is there needs it. */
    private static void prepareJvm(Store store, WorkerFactory workers) {
        for (StoredFunction function : store.served()) {
            Manifest manifest = function.currentVersion().manifest();
            if (manifest.source() != null
                    && workers.library(manifest, function.settings()) == null
                    && workers.jvm().exists()) {
                try {
                    workers.jvm().prepare();
                } catch (RefusedException e) {
                    Stderr.say(function.name() + ": " + e.getMessage());
                }
                return;
            }
        }
    }

    private static Languages.Builder builder(ServerOptions options) {
        return options.languageBuilder() == null
                ? null
                : new Languages.Builder(options.languageBuilder(), options.languageCache());
    }

    private void openManagement(ServerAdministration administration, AccessTokens tokens)
            throws IOException {
        ManagementRouter router =
                new ManagementRouter(
                        administration,
                        threads,
                        () -> this.options.maxFunctionFile(),
                        new AuditLog(options.data().resolve("audit.log"), MAX_AUDIT));
        management =
                ManagementServers.open(
                        options.data(),
                        options.managePort(),
                        loop,
                        () -> this.options.http(),
                        router,
                        tokens);
    }

    public static Server start(ServerOptions options) throws IOException {
        return start(options, null);
    }

    /**
     * @param passed socket to serve, that the next server gets too; null: one of its own
     */
    static Server start(ServerOptions options, ServerSocketChannel passed) throws IOException {
        return new Server(options, passed);
    }

    private <T> T onLoop(Callable<T> action) throws IOException {
        try {
            return loop.submit(action).get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    ScriptJvm jvm() {
        return jvm;
    }

    public int port() {
        return address().getPort();
    }

    InetSocketAddress address() {
        return (InetSocketAddress) http.address();
    }

    /** For management by TCP; 0: there is none. */
    public int managePort() {
        return management.port();
    }

    ServerOptions options() {
        return options;
    }

    /**
     * Calls that run or wait go on, by the new limits.
     *
     * @throws RefusedException if what cannot change without a restart is another: nothing changes
     */
    public void reload(ServerOptions changed) throws RefusedException {
        String fixed = options.fixedDifference(changed);
        if (fixed != null) {
            throw new RefusedException(
                    422, "restart", fixed + " changes with a restart of the server only");
        }
        options = changed;
        sayMemoryLacks();
    }

    private void sayMemoryLacks() {
        loop.execute(() -> table.memoryLacks().forEach(Stderr::say));
    }

    Languages languages() {
        return languages;
    }

    EventLoop loop() {
        return loop;
    }

    /** Lets calls end, then workers; returns when all is done. */
    public void end() {
        ending = true;
        new ServerEnd(
                        options.drainMillis(),
                        loop,
                        group,
                        http,
                        management,
                        listener,
                        table,
                        languages,
                        threads,
                        logs,
                        confinement,
                        lock)
                .run(passed != null);
        if (activations != null) {
            activations.close();
        }
    }
}
