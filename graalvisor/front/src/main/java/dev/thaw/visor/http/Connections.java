// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import io.netty.channel.Channel;
import io.netty.channel.EventLoop;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** All connections of clients: at most so many, and none that stalls. Runs on the loop. */
final class Connections {
    private final Supplier<HttpLimits> limits;
    private final Set<Connection> open = new LinkedHashSet<>();
    private final RunningTime time;
    private boolean closing;

    Connections(EventLoop loop, Supplier<HttpLimits> limits) {
        this.limits = limits;
        long period = Math.clamp(limits.get().headMillis() / 4, 50, 1000);
        time = new RunningTime(loop.ticker(), TimeUnit.MILLISECONDS.toNanos(period));
        loop.scheduleWithFixedDelay(this::check, period, period, TimeUnit.MILLISECONDS);
    }

    /** Null if there are too many. */
    Connection add(Channel channel) {
        if (open.size() >= limits.get().connections()) {
            return null;
        }
        Connection connection = new Connection(channel, this);
        open.add(connection);
        return connection;
    }

    void remove(Connection connection) {
        open.remove(connection);
    }

    int size() {
        return open.size();
    }

    int waiting() {
        return (int) open.stream().filter(Connection::mayAsk).count();
    }

    /** How many have something of an answer that their client has not taken yet. */
    int unsent() {
        return (int) open.stream().filter(Connection::isUnsent).count();
    }

    RunningTime time() {
        return time;
    }

    private void check() {
        time.tick();
        long now = time.now();
        HttpLimits current = limits.get();
        List.copyOf(open).forEach(connection -> connection.check(now, current));
    }

    boolean isClosing() {
        return closing;
    }

    /** Those that are idle end now, the others with their answer. */
    void closeIdle() {
        closing = true;
        List.copyOf(open).forEach(Connection::closeIfIdle);
    }

    void endWithNextAnswer() {
        closing = true;
        List.copyOf(open).forEach(Connection::announceEnd);
    }

    void closeAll() {
        List.copyOf(open).forEach(Connection::close);
    }
}
