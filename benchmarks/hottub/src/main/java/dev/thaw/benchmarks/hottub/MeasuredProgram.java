// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.image.ClassPath;
import dev.thaw.bench.image.Trees;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A program that is measured.
 *
 * @param options of the JVM
 * @param main the main class; null if the class path is one jar whose manifest names it
 * @param nailgun whether it can run in Nailgun
 * @param output a directory that each run finds empty; null if it writes no files. To write over
 *     files takes as long as the disk does, and longer the sooner it follows the run before.
 */
record MeasuredProgram(
        String id,
        List<String> options,
        List<Path> classPath,
        String main,
        List<String> arguments,
        boolean nailgun,
        Path output) {

    MeasuredProgram(
            String id,
            List<String> options,
            List<Path> classPath,
            String main,
            List<String> arguments,
            boolean nailgun) {
        this(id, options, classPath, main, arguments, nailgun, null);
    }

    /** The same program with other arguments. */
    MeasuredProgram with(String id, List<String> arguments) {
        return new MeasuredProgram(id, options, classPath, main, arguments, nailgun, output);
    }

    /** Called before each run. */
    void prepare() throws IOException {
        if (output != null) {
            Trees.empty(output);
        }
    }

    String path() {
        return ClassPath.joined(classPath);
    }

    /** What java takes, after more options. */
    List<String> command(List<String> more) {
        List<String> command = new ArrayList<>(more);
        command.addAll(options);
        if (main == null) {
            command.add("-jar");
        } else {
            command.add("-cp");
        }
        command.add(path());
        if (main != null) {
            command.add(main);
        }
        command.addAll(arguments);
        return command;
    }
}
