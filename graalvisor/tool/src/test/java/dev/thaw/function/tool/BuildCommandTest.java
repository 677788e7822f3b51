// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.function.program.Everything;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What the command refuses before it builds an image. */
class BuildCommandTest {
    @TempDir private Path directory;

    private String refused(String classPath, String entry, String... options) {
        return refused(directory.resolve("none/hello.fn"), classPath, entry, options);
    }

    private static String refused(Path output, String classPath, String entry, String... options) {
        CommandLine command = FunctionTool.commandLine();
        StringWriter err = new StringWriter();
        command.setErr(new PrintWriter(err, true));
        String[] arguments = new String[5 + options.length];
        arguments[0] = "build";
        arguments[1] = classPath;
        arguments[2] = entry;
        arguments[3] = "-o";
        arguments[4] = output.toString();
        System.arraycopy(options, 0, arguments, 5, options.length);
        assertEquals(FunctionTool.TROUBLE, command.execute(arguments), err::toString);
        return err.toString();
    }

    private static String classes() {
        return ClassPath.jarOf(Everything.class).toString();
    }

    @Test
    void classPathsThatCannotBeRead() throws Exception {
        String name = Everything.class.getName();
        assertTrue(refused("no.jar", name).contains("there is no file"));
        assertTrue(refused(":", name).contains("the class path is empty"));
        Path text = Files.writeString(directory.resolve("text.jar"), "no jar");
        assertTrue(refused(text.toString(), name).contains("cannot be read as a jar"));
    }

    @Test
    void entriesThatAreNone() {
        assertTrue(refused(classes(), "com.example.None").contains("no class com.example.None"));
        String none = refused(classes(), BuildCommandTest.class.getName());
        // its superclass path lacks JUnit, or it has no signature
        assertTrue(
                none.contains("none of the known signatures") || none.contains("cannot be"), none);
        assertTrue(
                refused(classes(), Everything.class.getName(), "--signature", "pascal")
                        .contains("no signature pascal"));
        assertTrue(
                refused(classes(), Everything.class.getName(), "--signature", "google-http")
                        .contains("but " + Everything.class.getName() + " (function)"));
    }

    @Test
    void othersThatCannotBeInTheLibrary() {
        String name = Everything.class.getName();
        assertTrue(refused(classes(), name, "--with", name).contains("name each entry once"));
        assertTrue(
                refused(classes(), name, "--with", "com.example.None")
                        .contains("no class com.example.None"));
    }

    @Test
    void jarsThatAreMissing() {
        // the interface of AWS is not on the function's class path
        String message = refused(classes(), "dev.thaw.function.program.Order");
        assertTrue(message.contains("Add the jar that it needs to the class path"), message);
    }

    @Test
    void placesThatThereAreNot() {
        assertTrue(
                refused(classes(), Everything.class.getName()).contains("there is no directory"));
        String taken = refused(directory, classes(), Everything.class.getName());
        assertTrue(taken.contains("is a directory"), taken);
    }
}
