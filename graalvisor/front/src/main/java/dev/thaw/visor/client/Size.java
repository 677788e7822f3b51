// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Bytes, as 64m or 2g. */
public final class Size implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
        String digits = text;
        int shift = 0;
        if (!text.isEmpty()) {
            shift =
                    switch (text.charAt(text.length() - 1)) {
                        case 'k', 'K' -> 10;
                        case 'm', 'M' -> 20;
                        case 'g', 'G' -> 30;
                        default -> 0;
                    };
            digits = shift == 0 ? text : text.substring(0, text.length() - 1);
        }
        try {
            return Math.multiplyExact(Long.parseUnsignedLong(digits), 1L << shift);
        } catch (ArithmeticException | NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is no size, as 64m or 2g");
        }
    }
}
