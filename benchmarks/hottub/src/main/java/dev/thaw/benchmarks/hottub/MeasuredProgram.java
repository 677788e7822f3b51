// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A program that is measured.
 *
 * @param options of the JVM
 * @param nailgun whether it can run in Nailgun
 */
record MeasuredProgram(
        String id,
        List<String> options,
        List<Path> classPath,
        String main,
        List<String> arguments,
        boolean nailgun) {

    String path() {
        return classPath.stream()
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** What java takes, after more options. */
    List<String> command(List<String> more) {
        List<String> command = new ArrayList<>(more);
        command.addAll(options);
        if (!classPath.isEmpty()) {
            command.add("-cp");
            command.add(path());
        }
        command.add(main);
        command.addAll(arguments);
        return command;
    }
}
