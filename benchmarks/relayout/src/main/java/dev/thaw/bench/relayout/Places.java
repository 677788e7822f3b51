// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/**
 * Where everything is.
 *
 * @param root of the repository
 * @param files where that is which goes when the run ends; asked when experiments are prepared
 */
record Places(Path root, Supplier<Path> files) {
    Path work() {
        return files.get();
    }

    /** Builds a program as ocolos/programs tells, once into the cache. */
    Path program(String name, String file) throws IOException, InterruptedException {
        String build = root.resolve("ocolos/programs/build").toString();
        String output = Commands.output(List.of(build, name));
        return Path.of(output.strip()).resolve(file);
    }

    Tool tool() throws IOException {
        Path program = root.resolve("ocolos/target/release/thaw-relayout");
        if (!Files.isExecutable(program)) {
            throw new IOException(program + " is not built; start this by ./thaw bench relayout");
        }
        return new Tool(program);
    }

    /** What is measured beside the tool, by its own crates; nobody else needs it. */
    Path beside() throws IOException, InterruptedException {
        String target = root.resolve("ocolos/target").toString();
        Commands.output(
                Commands.words(
                        "cargo build --quiet --release --locked -p thaw-relayout --example beside"
                                + " --manifest-path {} --target-dir {}",
                        root.resolve("ocolos/Cargo.toml"),
                        target));
        return Path.of(target, "release", "examples", "beside");
    }

    Path batches() {
        return root.resolve("ocolos/target/release/thaw-bam");
    }

    Path directory(String name) throws IOException {
        return Files.createDirectories(work().resolve(name));
    }
}
