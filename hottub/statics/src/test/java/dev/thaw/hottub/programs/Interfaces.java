// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.util.ArrayList;
import java.util.List;

/** Static fields of interfaces, also through classes that inherit them. */
public final class Interfaces {
    private Interfaces() {}

    interface Constants {
        List<String> LIST = new ArrayList<>(List.of("x"));
        long LONG = Long.parseLong("77");
        double DOUBLE = Double.parseDouble("1.5");
        float FLOAT = Float.parseFloat("2.5");
        int INT = Integer.parseInt("3");
        boolean TRUE = Boolean.parseBoolean("true");
        char CHAR = "q".charAt(0);
        byte BYTE = Byte.parseByte("-4");
        int[] ARRAY = {1};
        Object[][] DEEP = new Object[1][1];
        Runnable RUN = () -> System.out.println("run " + Constants.LIST);

        static int size() {
            return LIST.size();
        }

        default void add() {
            LIST.add("default");
        }
    }

    static class Inherits implements Constants {
        String read() {
            add();
            return LIST
                    + " "
                    + LONG
                    + DOUBLE
                    + FLOAT
                    + INT
                    + TRUE
                    + CHAR
                    + BYTE
                    + ARRAY[0]++
                    + DEEP.length;
        }
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println(new Inherits().read() + Inherits.LIST + Constants.size());
        Inherits.RUN.run();
        System.out.println(Constants.class.getField("LIST").get(null) == Constants.LIST);
        System.out.println(
                Constants.class.getField("LONG").getLong(null)
                        + " "
                        + Constants.class.getFields().length);
        System.out.println(Constants.class.getDeclaredMethods().length);
    }
}
