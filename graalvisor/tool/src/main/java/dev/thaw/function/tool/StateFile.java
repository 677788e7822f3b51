// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import dev.thaw.function.Fields;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Lets a function begin once, in a process of its own, and keeps what it has made. */
final class StateFile {
    private StateFile() {}

    /**
     * @param directory has the function's files, and gets the state
     * @param environment {@code NAME=value}, for the function
     * @return false if the function cannot begin, or its object cannot be kept; the user knows why
     */
    static boolean make(
            FunctionFile function, Path directory, List<String> environment, PrintWriter err)
            throws IOException, InterruptedException {
        if (function.stateCapacity() == 0) {
            throw new FunctionException(
                    "the function was built without room for a state: build it with --state SIZE");
        }
        Path state = directory.resolve(FunctionFile.STATE);
        Files.deleteIfExists(state);
        int status = WorkerLoad.run(load(function, directory, environment, state), Map.of(), err);
        if (status == 0 && Files.exists(state)) {
            return true;
        }
        err.printf("thaw function: there is no state; the worker ended with %d%n", status);
        err.flush();
        return false;
    }

    private static byte[] load(
            FunctionFile function, Path directory, List<String> environment, Path state) {
        Fields.Builder configuration =
                new Fields.Builder()
                        .add(":entry", function.entry())
                        .add(":signature", function.signature())
                        .add(":name", "state")
                        .add(":state-to", state.toString());
        environment.forEach(variable -> configuration.add(":environment", variable));
        return new Fields.Builder()
                .add(":function", "state")
                .add(":directory", directory.toString())
                .add(":library", function.library())
                .add(":configuration", configuration.encode())
                .encode();
    }
}
