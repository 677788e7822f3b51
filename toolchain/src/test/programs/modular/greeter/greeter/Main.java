// SPDX-License-Identifier: Apache-2.0
package greeter;

import java.lang.ref.WeakReference;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        WeakReference<byte[]> garbage = new WeakReference<>(new byte[100]);
        System.gc();
        System.out.println("module " + Main.class.getModule().getName());
        System.out.println("arguments " + List.of(args));
        System.out.println("collected " + (garbage.get() == null));
        assert args.length > 1 : "assertions are on";
    }
}
