// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout.programs;

import ch.obermuhlner.math.big.BigDecimalMath;
import java.math.BigDecimal;
import java.math.MathContext;

/** Computes with a hundred digits. */
public final class DecimalProgram {
    private DecimalProgram() {}

    public static void main(String[] args) {
        MathContext digits = new MathContext(100);
        BigDecimal rate = new BigDecimal("0.0375");
        System.out.println(BigDecimalMath.pi(digits));
        System.out.println(BigDecimalMath.exp(rate, digits));
        System.out.println(BigDecimalMath.pow(BigDecimal.ONE.add(rate), BigDecimal.TEN, digits));
        System.out.println(BigDecimalMath.sqrt(BigDecimal.TWO, digits));
    }
}
