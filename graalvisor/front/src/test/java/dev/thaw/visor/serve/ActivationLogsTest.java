// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class ActivationLogsTest {
    @Test
    void eachMarkIsALineOfItsOwn() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        try (ActivationLogs logs = new ActivationLogs(new PrintStream(out), new PrintStream(err))) {
            logs.write(3, "half");
            logs.end();
            logs.write(4, "whole\n");
            logs.end();
        }
        String mark = ActivationLogs.END + "\n";
        assertEquals("half\n" + mark + mark, out.toString());
        assertEquals(mark + "whole\n" + mark, err.toString());
    }

    /** Nobody reads: marks are there all the same. */
    @Test
    void marksAreNeverDropped() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream slow =
                new PrintStream(out) {
                    @Override
                    public void print(String text) {
                        try {
                            Thread.sleep(text.startsWith("x") ? 0 : 1);
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                        super.print(text);
                    }
                };
        try (ActivationLogs logs =
                new ActivationLogs(slow, new PrintStream(PrintStream.nullOutputStream()))) {
            logs.write(3, "first\n");
            for (int i = 0; i < 20_000; i++) {
                logs.write(3, "x\n");
            }
            logs.end();
        }
        assertTrue(out.toString().endsWith("x\n" + ActivationLogs.END + "\n"));
    }
}
