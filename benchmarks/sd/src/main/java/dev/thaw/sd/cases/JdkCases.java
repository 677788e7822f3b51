// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.BitSet;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;

/** Values of the JDK that programs hold. */
final class JdkCases {
    private JdkCases() {}

    private static Case of(String name, Callable<?> maker) {
        return Case.of(Category.JDK, name, maker);
    }

    static List<Case> all() {
        return List.of(
                of("BigInteger", () -> BigInteger.TWO.pow(200)),
                of("BigDecimal", () -> new BigDecimal("12345678901234567890.12300")),
                of("MathContext", () -> MathContext.DECIMAL64),
                of("Date", () -> new Date(1_700_000_000_000L)),
                of("GregorianCalendar", () -> calendar()),
                of("LocalDate", () -> LocalDate.of(2024, 2, 29)),
                of("LocalTime", () -> LocalTime.of(23, 59, 59, 999_999_999)),
                of("LocalDateTime", () -> LocalDateTime.of(2024, 2, 29, 12, 30)),
                of(
                        "ZonedDateTime",
                        () ->
                                ZonedDateTime.ofInstant(
                                        Instant.ofEpochMilli(1_700_000_000_000L),
                                        ZoneId.of("Europe/Zagreb"))),
                of(
                        "OffsetDateTime",
                        () ->
                                OffsetDateTime.ofInstant(
                                        Instant.ofEpochMilli(1_700_000_000_000L),
                                        ZoneOffset.ofHours(5))),
                of("Instant", () -> Instant.ofEpochSecond(-1, 5)),
                of("Duration", () -> Duration.ofDays(1).plusNanos(1)),
                of("Period", () -> Period.of(1, 2, 3)),
                of("ZoneId", () -> ZoneId.of("Asia/Tokyo")),
                of("TimeZone", () -> TimeZone.getTimeZone("America/New_York")),
                of("Pattern", () -> Pattern.compile("(a+)b*?[c-e]", Pattern.CASE_INSENSITIVE)),
                of("UUID", () -> new UUID(1, -2)),
                of("StringBuilder", () -> new StringBuilder("built ").append('\u20ac')),
                of("StringBuffer", () -> new StringBuffer("buffered")),
                of("URI", () -> URI.create("https://example.org:8443/a%20b?q#f")),
                of("URL", () -> URI.create("https://example.org/x").toURL()),
                of("File", () -> new File("some/file.txt")),
                of("Locale", () -> Locale.forLanguageTag("sr-Latn-RS")),
                of("BitSet", () -> BitSet.valueOf(new long[] {5, 0, -1})));
    }

    private static GregorianCalendar calendar() {
        GregorianCalendar c =
                new GregorianCalendar(TimeZone.getTimeZone("Asia/Kolkata"), Locale.GERMANY);
        c.setTimeInMillis(1_700_000_000_000L);
        return c;
    }
}
