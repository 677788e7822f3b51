// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import java.util.HashMap;
import java.util.Map;

/** A graph in two versions, between which little changes. */
final class Catalog {
    static final class Item {
        final String name;
        final int count;
        final double price;
        final boolean sold;

        Item(String name, int count, double price, boolean sold) {
            this.name = name;
            this.count = count;
            this.price = price;
            this.sold = sold;
        }

        @Override
        public String toString() {
            return name + count + price + sold;
        }
    }

    final String title;
    final Map<String, Item> items = new HashMap<>();
    final Item[] shelf = new Item[4];
    final long[] days;

    Catalog(int version) {
        boolean second = version > 1;
        title = "catalog " + (second ? "v" + version : "v1");
        for (int i = 0; i < 10; i++) {
            items.put("item" + i, new Item("name" + i, i, i == 3 && second ? 4.5 : i, i == 0));
        }
        shelf[0] = items.get("item0");
        shelf[1] = items.get("item1");
        shelf[2] = second ? new Item("new", 1, 1, true) : null;
        days = second ? new long[] {1, 2, 4} : new long[] {1, 2, 3};
    }

    /** Reads all fields, so that the image keeps them. */
    @Override
    public String toString() {
        return title + items + shelf[0] + days[0];
    }
}
