// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.function.Function;

/**
 * What arrays, lists and maps consist of.
 *
 * @param name as in appendix A
 */
record Element(String name, Class<?> type, Function<RandomValues, Object> make) {
    static final Element INTEGER = new Element("Int", Integer.class, RandomValues::integer);
    static final Element REAL = new Element("Dbl", Double.class, RandomValues::real);
    static final Element CLIENT = new Element("Client", Client.class, RandomValues::client);

    static Element text(int length) {
        return new Element("S[%d]".formatted(length), String.class, v -> v.text(length));
    }

    /**
     * A record whose components are all of one type.
     *
     * @param component what is put into each
     */
    static Element record(Class<? extends Record> type, Element component) {
        int size = type.getRecordComponents().length;
        // The only constructor: records here declare no other.
        Constructor<?> constructor = type.getConstructors()[0];
        return new Element(
                "R<%s>[%d]".formatted(component.name, size),
                type,
                v -> {
                    Object[] values = new Object[size];
                    Arrays.setAll(values, i -> component.make.apply(v));
                    try {
                        return constructor.newInstance(values);
                    } catch (ReflectiveOperationException e) {
                        throw new IllegalStateException(type + " cannot be made", e);
                    }
                });
    }
}
