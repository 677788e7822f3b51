// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Reflection on members that are null: the exception says which call it was, and comes from it. */
public final class NullMembers {
    private NullMembers() {}

    interface Call {
        void run() throws ReflectiveOperationException;
    }

    static void failing(Call call) throws ReflectiveOperationException {
        try {
            call.run();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace()[0]);
        }
    }

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Method method = null;
        failing(() -> method.invoke("on", "argument"));
        Constructor<?> constructor = null;
        failing(() -> constructor.newInstance("argument"));
        Field field = null;
        failing(() -> field.get("on"));
        failing(() -> field.set("on", "value"));
        failing(() -> field.setLong("on", 1));
        Class<?> type = null;
        failing(() -> type.getMethods());
        failing(() -> type.newInstance());
    }
}
