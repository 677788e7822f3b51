// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.container;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Functions of an image: deployed, and so tried, by a server on this machine, which then ends. */
final class Deployment {
    private static final int END_SECONDS = 30;

    private Deployment() {}

    /**
     * @param functions each a file, or a name, = and a file
     */
    static void into(Path data, Programs programs, List<String> functions)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(programs.front().toString());
        // in the image there is but one user, and so here
        command.addAll(List.of("visor", "--port", "0", "--worker-users", "none"));
        command.addAll(List.of("--data", data.toString()));
        command.addAll(List.of("--worker", programs.worker().toString()));
        programs.languages()
                .forEach((name, library) ->
                        command.addAll(List.of("--language", name + "=" + library)));
        Process server =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try (BufferedReader out = server.inputReader()) {
            if (out.readLine() == null) {
                throw new IOException("the server that deploys functions did not start, see above");
            }
            for (String function : functions) {
                deploy(data, programs, function);
            }
        } finally {
            server.destroy();
            if (!server.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
                server.destroyForcibly().waitFor();
            }
        }
        if (server.exitValue() != 0) {
            throw new IOException("the server that deploys functions ended with trouble");
        }
    }

    private static void deploy(Path data, Programs programs, String function)
            throws IOException, InterruptedException {
        int equals = function.indexOf('=');
        List<String> command = new ArrayList<>();
        command.add(programs.front().toString());
        command.addAll(List.of("function", "deploy", function.substring(equals + 1)));
        command.addAll(List.of("--data", data.toString()));
        if (equals > 0) {
            command.addAll(List.of("--name", function.substring(0, equals)));
        }
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException("--function %s: %s".formatted(function, output.strip()));
        }
        System.err.print("thaw visor image: " + output);
    }
}
