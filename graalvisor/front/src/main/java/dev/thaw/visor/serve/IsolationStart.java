// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.Stderr;
import dev.thaw.visor.confine.ControlGroups;
import dev.thaw.visor.store.UserRange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.UUID;

/** What workers can be held by on this machine: said at start, and refused if it was asked for. */
final class IsolationStart {
    private static final String AUTO = "auto";
    private static final String NONE = "none";

    private final UserRange users;
    private final ControlGroups groups;

    /** Why there are no users, if somebody could expect them. */
    private String noUsers;

    IsolationStart(ServerOptions options) throws IOException {
        users = users(options.users(), options.data());
        groups = groups(options.controlGroups(), options.data());
    }

    private UserRange users(String asked, Path data) throws IOException {
        if (asked.equals(NONE)) {
            noUsers = "--worker-users is none";
            return null;
        }
        UserRange range;
        try {
            range = asked.equals(AUTO) ? UserRange.DEFAULT : UserRange.parse(asked);
        } catch (IllegalArgumentException e) {
            throw new IOException("--worker-users: " + e.getMessage(), e);
        }
        noUsers = range.problem(data);
        if (noUsers == null) {
            return range;
        }
        if (!asked.equals(AUTO)) {
            throw new IOException("--worker-users " + range + " cannot be had: " + noUsers);
        }
        return null;
    }

    private static ControlGroups groups(String asked, Path data) throws IOException {
        return switch (asked) {
            case NONE -> ControlGroups.none("--control-groups is none");
            case AUTO -> {
                byte[] path = data.toRealPath().toString().getBytes(StandardCharsets.UTF_8);
                yield ControlGroups.find(
                        "thaw-visor-" + UUID.nameUUIDFromBytes(path).toString().substring(0, 13));
            }
            default ->
                    throw new IOException(
                            "--control-groups is '" + asked + "'; it must be auto or none");
        };
    }

    /** Null: workers have the front's user. */
    UserRange users() {
        return users;
    }

    ControlGroups groups() {
        return groups;
    }

    /** Of what was required: nothing is served without it. */
    void check(SandboxTrial.Outcome outcome) throws IOException {
        if (outcome.refusal() != null) {
            String why =
                    noUsers != null && outcome.refusal().startsWith("uid ") ? "; " + noUsers : "";
            throw new IOException(outcome.refusal() + why);
        }
        say(outcome);
    }

    /** What is not in force, for people. */
    void say(SandboxTrial.Outcome outcome) {
        String failure = outcome.refusal() != null ? outcome.refusal() : outcome.failure();
        if (failure != null) {
            Stderr.say("workers do not start: " + failure);
            return;
        }
        for (String missing : outcome.missing()) {
            String reason =
                    missing.startsWith("uid: ") && noUsers != null ? "uid: " + noUsers : missing;
            if (!missing.startsWith("cgroup: ")) {
                Stderr.say("not in force: " + reason);
            }
        }
        for (ControlGroups.Limit limit : ControlGroups.Limit.values()) {
            if (groups.problem(limit) != null) {
                Stderr.say(
                        "a tenant's limit cannot be held: " + limit + ": " + groups.problem(limit));
            }
        }
    }
}
