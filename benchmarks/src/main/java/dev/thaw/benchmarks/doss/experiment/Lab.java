// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.demo.process.Supervisor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What all experiments work with.
 *
 * @param imageFile the program in the native image
 * @param peersFile the program in C
 * @param layout of the image's snapshots
 * @param wordNet the jar of the database
 * @param files a directory for the files of experiments, on the disk that is measured
 * @param quick whether sizes are small
 */
public record Lab(
        Path imageFile,
        Path peersFile,
        String layout,
        Path wordNet,
        Path files,
        boolean quick,
        Supervisor supervisor) {
    /** The image, ready for commands. */
    Contender image(String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(imageFile.toString()));
        command.addAll(List.of(options));
        return Contender.start("the image", command, supervisor);
    }

    Contender peers() throws IOException {
        return Contender.start("the C program", List.of(peersFile.toString()), supervisor);
    }

    /** A file that is not there yet. */
    Path file(String name) throws IOException {
        Path file = files.resolve(name);
        Files.deleteIfExists(file);
        return file;
    }
}
