// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.util.ArrayList;
import java.util.List;

/** Records: static fields, equality, and text. */
public final class Records {
    private Records() {}

    record Point(int x, int y) {
        static final List<Point> ALL = new ArrayList<>();
        static int made;

        Point {
            made++;
        }

        static Point of(int x, int y) {
            Point point = new Point(x, y);
            ALL.add(point);
            return point;
        }
    }

    public static void main(String[] arguments) {
        Point point = Point.of(1, 2);
        System.out.println(
                point
                        + " "
                        + point.equals(Point.of(1, 2))
                        + point.hashCode()
                        + Point.ALL
                        + Point.made);
        System.out.println(Point.class.getRecordComponents().length);
    }
}
