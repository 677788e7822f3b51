// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** How a program is started whose pages are looked at. */
final class StartOptions {
    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--argument",
            paramLabel = "ARG",
            description = "An argument for the program. May be repeated.")
    private List<String> arguments = List.of();

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description =
                    "How long a program may run before it is killed; default: ${DEFAULT-VALUE}.")
    private int limit;

    List<String> arguments() {
        return arguments;
    }

    Duration limit() {
        if (limit < 1) {
            throw new ParameterException(
                    spec.commandLine(), "--limit " + limit + ": must be 1 or more");
        }
        return Duration.ofSeconds(limit);
    }
}
