// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JavaWordsTest {
    @Test
    void javaTakesItsOwn() {
        assertEquals(
                Optional.of(List.of("-cp", "a b", "Main", "x")),
                JavaWords.of(List.of("/jdk/bin/java", "-cp", "a b", "Main", "x"), "Main x"));
    }

    @Test
    void otherProgramsOfTheJdkAreModules() {
        assertEquals(
                Optional.of(
                        List.of(
                                "-Xmx64m",
                                "-m",
                                "jdk.compiler/com.sun.tools.javac.Main",
                                "A.java")),
                JavaWords.of(
                        List.of("javac", "-J-Xmx64m", "A.java"),
                        "jdk.compiler/com.sun.tools.javac.Main A.java"));
    }

    @Test
    void whatStartsAJvmByItselfIsNotJava() {
        assertEquals(Optional.empty(), JavaWords.of(List.of("/usr/bin/soffice"), ""));
        assertEquals(Optional.empty(), JavaWords.of(List.of("/opt/ide"), "/opt/ide.jar"));
        assertEquals(Optional.empty(), JavaWords.of(List.of(), "Main"));
    }
}
