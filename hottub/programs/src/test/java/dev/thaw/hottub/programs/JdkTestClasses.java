// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import dev.thaw.hottub.verify.Trees;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles each of OpenJDK's tests once for all JDKs, into a directory of its own that stays for
 * the next call.
 */
final class JdkTestClasses {
    private static final List<String> OPTIONS =
            List.of("--release", "17", "-proc:none", "-nowarn", "-Xlint:none");

    private final Path directory;
    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);

    JdkTestClasses(Path directory) {
        this.directory = directory;
    }

    /** Empty if it does not compile by itself; messages are in a file beside then. */
    Optional<Path> of(JdkTest test) throws IOException {
        Path classes = directory.resolve(test.name());
        Path messages = directory.resolve(test.name() + ".uncompiled");
        if (Files.isDirectory(classes)) {
            return Optional.of(classes);
        }
        if (Files.exists(messages)) {
            return Optional.empty();
        }
        Files.createDirectories(directory);
        Path partial = Files.createTempDirectory(directory, "partial");
        files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(partial));
        files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of(partial));
        // as the test harness does: what a test needs may be beside it
        files.setLocationFromPaths(
                StandardLocation.SOURCE_PATH, List.of(test.source().getParent()));
        StringWriter said = new StringWriter();
        boolean compiled =
                compiler.getTask(
                                said,
                                files,
                                null,
                                OPTIONS,
                                null,
                                files.getJavaFileObjects(test.source()))
                        .call();
        Files.createDirectories(classes.getParent());
        if (!compiled) {
            Files.writeString(messages, said.toString());
            Trees.delete(partial);
            return Optional.empty();
        }
        try {
            Files.move(partial, classes);
        } catch (FileAlreadyExistsException | DirectoryNotEmptyException e) {
            // by another call meanwhile
            Trees.delete(partial);
        }
        return Optional.of(classes);
    }
}
