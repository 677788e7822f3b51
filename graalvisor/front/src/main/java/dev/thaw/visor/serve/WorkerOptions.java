// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The workers' program, and what holds them. */
final class WorkerOptions {
    private static final String WORKER = "thaw-visor-worker";

    @Option(
            names = "--worker",
            paramLabel = "FILE",
            description = "the worker's program; default: THAW_VISOR_WORKER, or beside this one")
    List<String> worker;

    @Option(
            names = "--require",
            paramLabel = "MECHANISM",
            split = ",",
            description = "what must be enforced of workers, as seccomp,landlock")
    List<String> require = List.of();

    @Option(
            names = "--worker-users",
            paramLabel = "FROM-TO",
            defaultValue = "auto",
            description = {
                "a user for each tenant's worker, of these numbers; none: the server's user",
                "default: 1900000000-1900065535 where the server is root"
            })
    String users;

    @Option(
            names = "--control-groups",
            paramLabel = "auto|none",
            defaultValue = "auto",
            description = "what holds a tenant's memory and processors; default: ${DEFAULT-VALUE}")
    String controlGroups;

    List<String> command() {
        if (worker != null) {
            return worker;
        }
        String named = System.getenv("THAW_VISOR_WORKER");
        if (named != null && !named.isEmpty()) {
            return List.of(named);
        }
        String own = ProcessHandle.current().info().command().orElse("");
        return List.of(Path.of(own).resolveSibling(WORKER).toString());
    }
}
