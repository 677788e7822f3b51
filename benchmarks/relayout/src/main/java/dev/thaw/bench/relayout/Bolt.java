// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Debian's packages of BOLT. */
enum Bolt {
    /** The tool's choice. */
    BOLT_16("/usr/lib/llvm-16/bin/llvm-bolt"),
    BOLT_19("/usr/lib/llvm-19/bin/llvm-bolt");

    private final String program;

    Bolt(String program) {
        this.program = program;
    }

    String program() throws IOException {
        if (!Files.isExecutable(Path.of(program))) {
            throw new IOException(
                    "%s is not there: apt-get install bolt-%s"
                            .formatted(program, name().substring(name().indexOf('_') + 1)));
        }
        return program;
    }
}
