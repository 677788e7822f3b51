// SPDX-License-Identifier: Apache-2.0
import java.net.URL;
import java.net.URLClassLoader;
import java.util.function.IntSupplier;

/** Calls a function of a native library that the test has made. */
public class NativeState {
    private static final Object KEPT = "kept";

    static String library;

    static native int use(Object kept);

    public static void main(String[] arguments) throws Exception {
        if (arguments.length > 1 && arguments[1].equals("own")) {
            inLoader(arguments);
            return;
        }
        System.out.println("pid " + ProcessHandle.current().pid());
        if (arguments.length > 1) {
            library = arguments[0];
            IntSupplier count = arguments[1].equals("called") ? () -> LoadsItself.count() : LoadsItself::count;
            System.out.println(count.getAsInt());
            return;
        }
        System.load(arguments[0]);
        System.out.println(use(KEPT));
    }

    /** In a class loader of its own. */
    private static void inLoader(String[] arguments) throws Exception {
        URL[] place = {NativeState.class.getProtectionDomain().getCodeSource().getLocation()};
        ClassLoader loader = new URLClassLoader(place, null);
        Class<?> type = loader.loadClass("NativeState");
        type.getMethod("main", String[].class).invoke(null, (Object) new String[] {arguments[0]});
    }
}
