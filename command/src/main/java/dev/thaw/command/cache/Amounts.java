// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Sizes and times as people write and read them. */
final class Amounts {
    private Amounts() {}

    /** As 500m or 2g. */
    static final class Size implements ITypeConverter<Long> {
        private static final Pattern FORM = Pattern.compile("(\\d{1,15})([kmgt]?)");

        @Override
        public Long convert(String text) {
            Matcher form = FORM.matcher(text.toLowerCase(Locale.ROOT));
            if (!form.matches()) {
                throw new TypeConversionException(
                        "'" + text + "' is no size: a number and k, m, g or t, as 2g");
            }
            int shift = 10 * "kmgt".indexOf(form.group(2)) + 10;
            long number = Long.parseLong(form.group(1));
            if (form.group(2).isEmpty()) {
                shift = 0;
            }
            if (Long.numberOfLeadingZeros(number) <= shift) {
                throw new TypeConversionException("'" + text + "' is more than there can be");
            }
            return number << shift;
        }
    }

    /** As 30d. */
    static final class Age implements ITypeConverter<Duration> {
        private static final Pattern FORM = Pattern.compile("(\\d{1,6})([mhdw])");

        @Override
        public Duration convert(String text) {
            Matcher form = FORM.matcher(text.toLowerCase(Locale.ROOT));
            if (!form.matches()) {
                throw new TypeConversionException(
                        "'" + text + "' is no age: a number and m, h, d or w, as 30d");
            }
            long number = Long.parseLong(form.group(1));
            return switch (form.group(2)) {
                case "m" -> Duration.ofMinutes(number);
                case "h" -> Duration.ofHours(number);
                case "d" -> Duration.ofDays(number);
                default -> Duration.ofDays(7 * number);
            };
        }
    }

    static String size(long bytes) {
        if (bytes < 1 << 20) {
            return "%d KiB".formatted((bytes + 1023) >> 10);
        }
        return "%,d MiB".formatted((bytes + (1 << 19)) >> 20);
    }

    static String ago(Instant then, Instant now) {
        long minutes = Math.max(0, Duration.between(then, now).toMinutes());
        if (minutes < 120) {
            return minutes + " minutes ago";
        }
        return minutes < 48 * 60 ? minutes / 60 + " hours ago" : minutes / 60 / 24 + " days ago";
    }
}
