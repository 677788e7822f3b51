// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Files;
import java.nio.file.Path;

/** Reads from its standard input, and says when. */
public class Reading {
    public static void main(String[] arguments) throws Exception {
        Files.writeString(Path.of(arguments[0]), "");
        System.out.println("read " + System.in.read());
    }
}
