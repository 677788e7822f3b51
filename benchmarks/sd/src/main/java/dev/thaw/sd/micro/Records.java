// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import java.io.Serializable;

/** Records with 2 to 16 fields of one type. */
public final class Records {
    private Records() {}

    public record Ints2(int f1, int f2) implements Serializable {}

    public record Ints4(int f1, int f2, int f3, int f4) implements Serializable {}

    public record Ints8(int f1, int f2, int f3, int f4, int f5, int f6, int f7, int f8)
            implements Serializable {}

    public record Ints16(
            int f1,
            int f2,
            int f3,
            int f4,
            int f5,
            int f6,
            int f7,
            int f8,
            int f9,
            int f10,
            int f11,
            int f12,
            int f13,
            int f14,
            int f15,
            int f16)
            implements Serializable {}

    public record Doubles2(double f1, double f2) implements Serializable {}

    public record Doubles4(double f1, double f2, double f3, double f4) implements Serializable {}

    public record Doubles8(
            double f1, double f2, double f3, double f4, double f5, double f6, double f7, double f8)
            implements Serializable {}

    public record Doubles16(
            double f1,
            double f2,
            double f3,
            double f4,
            double f5,
            double f6,
            double f7,
            double f8,
            double f9,
            double f10,
            double f11,
            double f12,
            double f13,
            double f14,
            double f15,
            double f16)
            implements Serializable {}

    public record Strings2(String f1, String f2) implements Serializable {}

    public record Strings4(String f1, String f2, String f3, String f4) implements Serializable {}

    public record Strings8(
            String f1, String f2, String f3, String f4, String f5, String f6, String f7, String f8)
            implements Serializable {}

    public record Strings16(
            String f1,
            String f2,
            String f3,
            String f4,
            String f5,
            String f6,
            String f7,
            String f8,
            String f9,
            String f10,
            String f11,
            String f12,
            String f13,
            String f14,
            String f15,
            String f16)
            implements Serializable {}
}
