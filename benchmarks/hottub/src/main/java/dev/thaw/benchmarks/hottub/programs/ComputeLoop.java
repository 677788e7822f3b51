// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub.programs;

import java.util.ArrayList;
import java.util.List;

/**
 * Computes with static methods, static fields, fields of other classes and objects, all of which
 * have guards in a warm JVM, and prints how long the fastest of many turns took, in nanoseconds.
 */
public final class ComputeLoop {
    private static int[] table = makeTable();
    private static List<Long> results = new ArrayList<>();
    private static int calls;

    private ComputeLoop() {}

    static final class Complex {
        static int made;
        final double real;
        final double imaginary;

        Complex(double real, double imaginary) {
            this.real = real;
            this.imaginary = imaginary;
            made++;
        }

        static Complex multiplyAndAdd(Complex a, Complex b) {
            return new Complex(
                    a.real * a.real - a.imaginary * a.imaginary + b.real,
                    2 * a.real * a.imaginary + b.imaginary);
        }
    }

    static final class Settings {
        static int limit = Integer.parseInt("200");
        static double scale = Double.parseDouble("0.01");

        private Settings() {}
    }

    private static int[] makeTable() {
        int[] made = new int[256];
        for (int i = 0; i < made.length; i++) {
            int value = i;
            for (int bit = 0; bit < 8; bit++) {
                value = (value & 1) != 0 ? value >>> 1 ^ 0xEDB88320 : value >>> 1;
            }
            made[i] = value;
        }
        return made;
    }

    private static int update(int sum, int value) {
        return table[(sum ^ value) & 0xFF] ^ sum >>> 8;
    }

    private static int escapes(double x, double y) {
        Complex point = new Complex(x, y);
        Complex z = point;
        int steps = 0;
        while (steps < Settings.limit && z.real * z.real + z.imaginary * z.imaginary < 4) {
            z = Complex.multiplyAndAdd(z, point);
            steps++;
        }
        calls++;
        return steps;
    }

    private static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    private static int turn() {
        int sum = -1;
        for (int y = -100; y < 100; y++) {
            for (int x = -100; x < 100; x++) {
                sum = update(sum, escapes(x * Settings.scale, y * Settings.scale));
            }
        }
        for (int i = 0; i < 4_000_000; i++) {
            sum = update(sum, i);
        }
        return sum + fibonacci(27);
    }

    public static void main(String[] arguments) {
        int result = 0;
        long fastest = Long.MAX_VALUE;
        for (int i = 0; i < 40; i++) {
            long start = System.nanoTime();
            result += turn();
            long time = System.nanoTime() - start;
            results.add(time);
            fastest = Math.min(fastest, time);
        }
        System.err.println(result + " " + calls + " " + Complex.made);
        System.out.println(fastest);
    }
}
