// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import dev.thaw.build.Commands;
import dev.thaw.build.FunctionStep;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.OutputFile;

/** Compiles a function of the project to a file that {@code thaw visor} serves. */
public class CompileFunction extends ProgramTask {
    private final Property<String> function = getProject().getObjects().property(String.class);
    private final Property<File> functionFile = getProject().getObjects().property(File.class);
    private final Property<String> signature = getProject().getObjects().property(String.class);
    private final Property<String> room = getProject().getObjects().property(String.class);

    /** Gradle makes it. */
    public CompileFunction() {}

    /** A class, or class and static method: {@code com.example.Hello::greet}. */
    @Input
    @Optional
    public Property<String> getFunction() {
        return function;
    }

    /** The function file as a place. */
    @Internal
    public Property<File> getFunctionFile() {
        return functionFile;
    }

    /** The function file. */
    @OutputFile
    public File getFile() {
        return functionFile.get();
    }

    /** How the function is written, where its class could be several. */
    @Input
    @Optional
    public Property<String> getSignature() {
        return signature;
    }

    /** Room for a state, as 64m. */
    @Input
    @Optional
    public Property<String> getRoom() {
        return room;
    }

    @Override
    void run(Commands commands) throws IOException, InterruptedException {
        Path file = getFile().toPath();
        FunctionStep step =
                new FunctionStep(
                        classPath().toString(),
                        function.getOrNull(),
                        file,
                        signature.getOrNull(),
                        room.getOrNull(),
                        words());
        Files.createDirectories(file.getParent());
        commands.function(step.words());
    }
}
