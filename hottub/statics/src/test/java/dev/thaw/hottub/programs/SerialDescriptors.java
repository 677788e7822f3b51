// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.List;

/** Who asks how a class is serialized has it initialised, as the JDK reads its version number. */
public final class SerialDescriptors {
    private SerialDescriptors() {}

    static class Good implements Serializable {
        private static final long serialVersionUID = 5;

        static {
            System.out.println("Good is initialised");
        }
    }

    static class Computed implements Serializable {
        static {
            System.out.println("Computed is initialised");
        }
    }

    static class Bad implements Serializable {
        private static final long serialVersionUID = 6;

        static {
            if (serialVersionUID > 0) {
                throw new IllegalStateException("bad");
            }
        }
    }

    static class NotSerializable {
        static {
            System.out.println("nobody needs it");
        }
    }

    enum Kind {
        ONE;

        static {
            System.out.println("nobody needs its constants");
        }
    }

    public static void main(String[] arguments) {
        for (Class<?> type : List.of(Good.class, Computed.class, Kind.class)) {
            long version = ObjectStreamClass.lookup(type).getSerialVersionUID();
            System.out.println(type.getSimpleName() + " " + (version != 0));
        }
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(ObjectStreamClass.lookup(Bad.class));
            } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        System.out.println(ObjectStreamClass.lookup(NotSerializable.class));
        System.out.println(ObjectStreamClass.lookupAny(NotSerializable.class) != null);
    }
}
