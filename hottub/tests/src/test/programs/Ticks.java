// SPDX-License-Identifier: Apache-2.0

import java.io.File;

/** Prints until there is a file. */
public class Ticks {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        while (!new File("go").exists()) {
            System.out.println("tick");
            Thread.sleep(10);
        }
        System.out.println("went on");
        System.exit(5);
    }
}
