// SPDX-License-Identifier: Apache-2.0

import java.io.FileInputStream;

/** Prints its process ID and a file. */
public class ReadFile {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        try (FileInputStream in = new FileInputStream(arguments[0])) {
            in.transferTo(System.out);
        }
        System.out.flush();
    }
}
