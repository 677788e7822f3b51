// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Function;
import java.util.function.Supplier;

/** Lambdas, method references and serializable lambdas that use static state. */
public final class Lambdas {
    private Lambdas() {}

    static int count;
    static final Supplier<Integer> NEXT = () -> ++count;

    static class Made {
        static int made = 10;
        final int number = ++made;
    }

    interface SerializableSupplier extends Supplier<Integer>, Serializable {}

    static int twice(int n) {
        return 2 * n + count;
    }

    public static void main(String[] arguments) throws Exception {
        Function<Integer, Integer> twice = Lambdas::twice;
        Supplier<Made> make = Made::new;
        System.out.println(
                NEXT.get() + " " + NEXT.get() + " " + twice.apply(5) + " " + make.get().number);
        SerializableSupplier supplier = () -> ++count;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(supplier);
        }
        try (ObjectInputStream in =
                new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            System.out.println(((SerializableSupplier) in.readObject()).get());
        }
    }
}
