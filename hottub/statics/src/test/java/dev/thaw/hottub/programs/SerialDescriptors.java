// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamConstants;
import java.io.Serializable;
import java.util.List;

/**
 * Who asks how a class is serialized, or reads an object of it, has it initialised, as the JDK
 * reads its version number.
 */
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

    static class Stored implements Serializable {
        private static final long serialVersionUID = 7;

        static {
            System.out.println("Stored is initialised");
        }
    }

    static class StoredBad implements Serializable {
        private static final long serialVersionUID = 8;

        static {
            if (serialVersionUID > 0) {
                throw new IllegalStateException("bad");
            }
        }
    }

    static class Rejected implements Serializable {
        private static final long serialVersionUID = 9;

        static {
            System.out.println("the filter comes first");
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

    interface Shape extends Serializable {
        Object SIDES = said("Shape");
    }

    record Point(int x) implements Serializable {
        private static final Object SAID = said("Point");
    }

    static Object said(String name) {
        System.out.println(name + " is initialised");
        return name;
    }

    /** An object without fields, written elsewhere: here nothing else has used its class. */
    static ObjectInputStream stored(Class<?> type, long version) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
        out.writeShort(ObjectStreamConstants.STREAM_VERSION);
        out.writeByte(ObjectStreamConstants.TC_OBJECT);
        out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
        out.writeUTF(type.getName());
        out.writeLong(version);
        out.writeByte(ObjectStreamConstants.SC_SERIALIZABLE);
        out.writeShort(0);
        out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
        out.writeByte(ObjectStreamConstants.TC_NULL);
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    }

    public static void main(String[] arguments) throws Exception {
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
        System.out.println(stored(Stored.class, 7).readObject().getClass().getSimpleName());
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(stored(StoredBad.class, 8).readObject());
            } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        ObjectInputStream filtered = stored(Rejected.class, 9);
        filtered.setObjectInputFilter(info -> ObjectInputFilter.Status.REJECTED);
        try {
            System.out.println(filtered.readObject());
        } catch (InvalidClassException e) {
            System.out.println(e.getMessage());
        }
        // neither needs a version number of its own
        System.out.println(ObjectStreamClass.lookup(Shape.class) != null);
        System.out.println(ObjectStreamClass.lookup(Point.class) != null);
        System.out.println(Shape.SIDES + " " + new Point(3).x());
        System.out.println(ObjectStreamClass.lookup(NotSerializable.class));
        System.out.println(ObjectStreamClass.lookupAny(NotSerializable.class) != null);
    }
}
