// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.confine;

import dev.thaw.visor.Stderr;
import dev.thaw.visor.confine.ControlGroups.Limit;
import dev.thaw.visor.store.TenantSettings;
import dev.thaw.visor.store.TenantUsers;
import dev.thaw.visor.wire.Fields;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Users and control groups of workers. */
public final class Confinement {
    private static final String GROUP = "cgroup";

    private final TenantUsers users;
    private final ControlGroups groups;
    private final List<String> require;

    /**
     * @param require mechanisms that must be in force for every worker
     */
    public Confinement(TenantUsers users, ControlGroups groups, List<String> require) {
        this.users = users;
        this.groups = groups;
        this.require = require;
    }

    /**
     * Adds what a worker is told of its user, its limits and what must hold them; makes its control
     * groups, which {@link #removeGroups} removes.
     *
     * @param tenant null: no tenant's
     */
    public void describe(String tenant, String worker, TenantSettings settings, Fields fields) {
        int user = tenant == null ? users.nobody() : users.of(tenant);
        fields.add(":uid", user)
                .add(":gid", user)
                .add(":network", settings.network())
                .add(":memory", settings.memory())
                .add(":cpu-percent", settings.cpuPercent())
                .add(":processes", settings.threads())
                .add(":descriptors", settings.descriptors());
        Set<Limit> limits = asked(settings);
        List<String> mechanisms = new ArrayList<>(require);
        if ((settings.memory() > 0 || settings.cpuPercent() > 0) && !require.contains(GROUP)) {
            mechanisms.add(GROUP);
        }
        if (settings.threads() > 0 || settings.descriptors() > 0) {
            mechanisms.add("rlimits");
        }
        if (require.contains(GROUP) && limits.isEmpty()) {
            limits = groups.available();
        }
        try {
            groups.make(worker, limits).forEach(group -> fields.add(":cgroup", group.toString()));
        } catch (IOException e) {
            Stderr.say("no control group for " + worker + ": " + e);
        }
        mechanisms.stream().distinct().forEach(m -> fields.add(":require", m));
    }

    private static Set<Limit> asked(TenantSettings settings) {
        Set<Limit> limits = EnumSet.noneOf(Limit.class);
        if (settings.memory() > 0) {
            limits.add(Limit.MEMORY);
        }
        if (settings.cpuPercent() > 0) {
            limits.add(Limit.CPU);
        }
        if (settings.threads() > 0) {
            limits.add(Limit.PROCESSES);
        }
        return limits;
    }

    /** Why some of what was asked for has no control group; empty if all has one. */
    public String problems(TenantSettings settings) {
        StringBuilder text = new StringBuilder();
        for (Limit limit : asked(settings)) {
            String problem = groups.problem(limit);
            if (problem != null && text.indexOf(problem) < 0) {
                text.append(text.isEmpty() ? "" : "; ").append(problem);
            }
        }
        return text.toString();
    }

    /** The groups that {@link #describe} has made. */
    public static List<Path> groupsOf(Fields configuration) {
        return configuration.all(":cgroup").stream().map(Path::of).toList();
    }

    public boolean removeGroups(List<Path> made) {
        return groups.remove(made);
    }

    /** See {@link ControlGroups#endsAround}. */
    public long endsAround() {
        return groups.endsAround();
    }

    public TenantUsers users() {
        return users;
    }

    public void close() {
        groups.close();
    }
}
