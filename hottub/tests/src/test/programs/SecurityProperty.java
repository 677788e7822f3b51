// SPDX-License-Identifier: Apache-2.0

/** Prints a security property. */
public class SecurityProperty {
    public static void main(String[] arguments) {
        System.out.println("pid " + ProcessHandle.current().pid());
        System.out.println(java.security.Security.getProperty(arguments[0]));
    }
}
