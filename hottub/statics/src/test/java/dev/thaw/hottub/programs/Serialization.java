// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** Serialization: default version numbers, and objects that come without their constructor. */
public final class Serialization {
    private Serialization() {}

    static class Item implements Serializable {
        static final List<String> LOG = new ArrayList<>();
        static int made;
        private final String name;

        Item(String name) {
            this.name = name;
            made++;
        }

        String log() {
            LOG.add(name);
            return LOG + " " + made;
        }
    }

    static class Child extends Item {
        static final Object EXTRA = new Object();

        Child(String name) {
            super(name);
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
        }
    }

    enum Kind {
        ONE
    }

    record Pair(Kind kind, Item item) implements Serializable {}

    static byte[] write(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    static Object read(byte[] bytes) throws Exception {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    public static void main(String[] arguments) throws Exception {
        for (Class<?> type : List.of(Item.class, Child.class, Pair.class, Kind.class)) {
            System.out.println(
                    type.getSimpleName()
                            + " "
                            + ObjectStreamClass.lookup(type).getSerialVersionUID());
        }
        // Written elsewhere: only deserialisation uses the class.
        byte[] stored = (byte[]) System.getProperties().get("stored item");
        if (stored == null) {
            stored = write(new Item("stored"));
            System.getProperties().put("stored item", stored);
            Item.made = 0;
        }
        System.out.println(((Item) read(stored)).log());
        Pair pair = (Pair) read(write(new Pair(Kind.ONE, new Child("c"))));
        System.out.println((pair.kind() == Kind.ONE) + " " + pair.item().log());
        System.out.println(Item.class.getDeclaredFields().length);
    }
}
