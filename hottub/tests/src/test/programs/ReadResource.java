// SPDX-License-Identifier: Apache-2.0

import java.io.InputStream;

/** Prints what is in a resource of its class path. */
public class ReadResource {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        try (InputStream in = ClassLoader.getSystemResourceAsStream(arguments[0])) {
            in.transferTo(System.out);
        }
    }
}
