// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import dev.thaw.wordnet.WordNetJar;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which WordNet to measure with. */
public final class WordNetOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--wordnet",
            paramLabel = "JAR",
            description = "The jar of the WordNet 3.1 database; default: the one that came along.")
    private Path wordNet;

    /**
     * @throws ParameterException if there is no such file
     */
    public void check() {
        if (wordNet != null && !Files.isRegularFile(wordNet)) {
            throw new ParameterException(
                    spec.commandLine(), "--wordnet " + wordNet + ": there is no such file");
        }
    }

    public Path jar() {
        return wordNet != null ? wordNet : WordNetJar.path();
    }
}
