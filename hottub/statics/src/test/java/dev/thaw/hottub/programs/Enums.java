// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;

/** Enums with state, switches, sets, maps, and lookups by name. */
public final class Enums {
    private Enums() {}

    enum Color {
        RED,
        GREEN {
            @Override
            int weight() {
                return 2;
            }
        },
        BLUE;

        static final Map<String, Color> BY_NAME = new HashMap<>();

        static {
            for (Color color : values()) {
                BY_NAME.put(color.name().toLowerCase(), color);
            }
        }

        int uses;

        int weight() {
            return 1;
        }
    }

    static String oldSwitch(Color color) {
        switch (color) {
            case RED:
                return "r";
            case GREEN:
                return "g";
            default:
                return "other";
        }
    }

    static String newSwitch(Color color) {
        return switch (color) {
            case RED -> "red";
            case GREEN -> "green";
            case BLUE -> "blue";
        };
    }

    public static void main(String[] arguments) {
        for (Color color : Color.values()) {
            color.uses++;
            System.out.println(
                    color
                            + " "
                            + color.uses
                            + color.weight()
                            + oldSwitch(color)
                            + newSwitch(color));
            System.out.println(
                    Color.valueOf(color.name()) == color
                            && Color.BY_NAME.get(color.name().toLowerCase()) == color);
            System.out.println(Enum.valueOf(Color.class, color.name()) == color);
        }
        EnumSet<Color> set = EnumSet.allOf(Color.class);
        System.out.println(
                set.contains(Color.RED) + " " + set + EnumSet.complementOf(EnumSet.of(Color.RED)));
        EnumMap<Color, Integer> map = new EnumMap<>(Color.class);
        map.put(Color.BLUE, 1);
        System.out.println(map + " " + map.keySet().iterator().next().uses);
        System.out.println(Arrays.asList(Color.class.getEnumConstants()).contains(Color.GREEN));
    }
}
