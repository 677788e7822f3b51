// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.nio.charset.StandardCharsets;

/** Defines a class that is not on the class path. */
public class Defining {
    static class Found {}

    public static void main(String[] arguments) throws IOException, IllegalAccessException {
        System.out.println("pid " + ProcessHandle.current().pid());
        try (InputStream in = Defining.class.getResourceAsStream("Defining$Found.class")) {
            String file = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            byte[] other = file.replace("Defining$Found", "Defining$Added").getBytes(StandardCharsets.ISO_8859_1);
            System.out.println(MethodHandles.lookup().defineClass(other));
        }
    }
}
