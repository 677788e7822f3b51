// SPDX-License-Identifier: Apache-2.0

import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.Serializable;

/** The form of its objects in a stream is another one in each run. */
public class Versions {
    static class Stored implements Serializable {
        private static final long serialVersionUID = System.nanoTime();
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("a", int.class)
        };
    }

    public static void main(String[] arguments) {
        System.out.println("pid " + ProcessHandle.current().pid());
        new Stored();
        System.out.println(ObjectStreamClass.lookup(Stored.class).getFields().length);
    }
}
