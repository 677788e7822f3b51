// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * State of the JDK's classes that a program can change and that is put back between runs: here is a
 * list of what takes code, in {@code jdk-state.txt} one of what is data. Each piece has a test
 * under the same name. Classes that no program has made the JVM initialise are left alone.
 */
final class JdkPieces {
    private final List<Piece> pieces = new ArrayList<>();
    private final RetiringClasses retiring;

    /** How one piece becomes new. */
    interface Action {
        void reset();
    }

    private record Piece(String name, Action action) {}

    /**
     * Called after the first run; what that run may have changed is taken from the JVM's defaults.
     */
    JdkPieces(WarningsGivenOnce warnings, ThreadGroups groups, KeptThreads threads) {
        add("Java 2D", DesktopState::java2d);
        add("shutdown hooks", ShutdownState::hooks);
        add("locale", new JvmDefaults.Locales());
        add("time zone", JvmDefaults::timeZone);
        add("assertion status", new JvmDefaults.Assertions());
        add("security manager", JvmDefaults::securityManager);
        add("console", new Consoles());
        add("warnings", warnings);

        add("URL handlers", NetworkState::urls);
        add("host names", NetworkState::hostNames);
        add("jar files", NetworkState::jarFiles);

        add("security properties", new SecurityState.Configured());
        add("security policy", SecurityState::policy);
        add("random numbers", SecurityState::randomNumbers);
        add("Kerberos", SecurityState::kerberos);
        add("login configuration", SecurityState::login);
        add("time zone rules", new ZoneRules());
        add("loggers", LoggingState::loggers);
        add("log levels", LoggingState::levels);
        add("management beans", ManagementState::beans);
        add("listeners", ManagementState::listeners);
        add("memory thresholds", ManagementState::thresholds);
        add("monitoring", ManagementState::monitoring);
        add("verbose beans", ManagementState::verbose);
        add("VM options", ManagementState::options);
        add("flight recorder", ManagementState::flightRecorder);
        add("remote socket factory", RemoteObjects::sockets);
        add("remote objects", RemoteObjects::reset);
        add("preferences", DesktopState::preferences);

        add("finalizers", FinalizerState::finalizers);
        add("cleaners", FinalizerState::cleaners);
        add("thread groups", groups);
        add("threads of the JDK", threads);
        add("thread names", ThreadNumbers::resetNames);
        add("common pool", JdkPools::commonPool);
        add("delayed tasks", JdkPools::delayedTasks);
        add("asynchronous files", JdkPools::asynchronousFiles);
        add("asynchronous channels", JdkPools::asynchronousChannels);
        add("virtual thread parallelism", VirtualThreads::parallelism);

        StateTable table = new StateTable();
        table.pieces.forEach((name, rows) -> add(name, () -> rows.forEach(StateTable.Row::reset)));
        retiring = new RetiringClasses(table.retiring);
    }

    private void add(String name, Action action) {
        pieces.add(new Piece(name, action));
    }

    /** A text, or what is thrown, is why that cannot be. */
    Optional<String> reset(LoadedClasses loaded) throws Lasting {
        Optional<String> used = retiring.used(loaded);
        if (used.isPresent()) {
            return used;
        }
        for (Piece piece : pieces) {
            try {
                piece.action.reset();
            } catch (Jdk.Unknown e) {
                return Optional.of(piece.name + ": " + e.getMessage());
            }
        }
        return Optional.empty();
    }
}
