// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gradle.api.InvalidUserDataException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Jdk25Test {
    @TempDir Path directory;
    private Path one;
    private Path other;
    private Path older;

    @BeforeEach
    void makeJdks() throws Exception {
        one = new FakeJdk(directory.resolve("one"), "25.0.2").directory();
        other = new FakeJdk(directory.resolve("other"), "25").directory();
        older = new FakeJdk(directory.resolve("older"), "21.0.2").directory();
    }

    @Test
    void theOneThatIsNamedComesFirst() {
        assertEquals(one, Jdk25.find(one.toFile(), other.toString(), other));
        assertEquals(one, Jdk25.find(null, one.toString(), other));
        assertEquals(other, Jdk25.find(null, older.toString(), other));
        assertEquals(other, Jdk25.find(null, null, other));
        assertEquals(other, Jdk25.find(null, "", other));
    }

    @Test
    void noOtherIsTakenForTheOneThatIsNamed() throws Exception {
        refuses(older.toFile());
        refuses(directory.resolve("nowhere").toFile());
        Files.delete(other.resolve("bin/javac"));
        refuses(other.toFile());
    }

    private void refuses(File named) {
        InvalidUserDataException refused =
                assertThrows(
                        InvalidUserDataException.class,
                        () -> Jdk25.find(named, one.toString(), one));
        String message = refused.getMessage();
        assertTrue(message.contains(named + ", which is not a JDK 25: set javaHome"), message);
    }

    @Test
    void whereThereIsNoneItSaysWhereItLooked() {
        InvalidUserDataException refused =
                assertThrows(InvalidUserDataException.class, () -> Jdk25.find(null, null, older));
        String message = refused.getMessage();
        assertTrue(
                message.contains(
                        "neither JAVA_HOME (not set) nor Gradle's own (" + older + ") is one"),
                message);
    }
}
