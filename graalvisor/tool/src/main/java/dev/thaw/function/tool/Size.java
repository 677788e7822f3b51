// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Bytes, as 64m or 2g. */
final class Size implements ITypeConverter<Long> {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,9})([kmgKMG]?)");

    @Override
    public Long convert(String text) {
        Matcher size = SIZE.matcher(text);
        if (!size.matches()) {
            throw new TypeConversionException("'" + text + "' is no size, as 64m or 2g");
        }
        int shift =
                switch (size.group(2).toLowerCase()) {
                    case "k" -> 10;
                    case "m" -> 20;
                    case "g" -> 30;
                    default -> 0;
                };
        return Long.parseLong(size.group(1)) << shift;
    }
}
