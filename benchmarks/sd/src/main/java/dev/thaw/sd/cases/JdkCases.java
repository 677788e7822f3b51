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
import java.util.regex.Pattern;

/** Values of the JDK that programs hold. */
final class JdkCases {
    private JdkCases() {}

    static List<Case> all() {
        return List.of(
                Case.of(Category.JDK, "BigInteger", () -> BigInteger.TWO.pow(200)),
                Case.of(
                        Category.JDK,
                        "BigDecimal",
                        () -> new BigDecimal("12345678901234567890.12300")),
                Case.of(Category.JDK, "MathContext", () -> MathContext.DECIMAL64),
                Case.of(Category.JDK, "Date", () -> new Date(1_700_000_000_000L)),
                Case.of(Category.JDK, "GregorianCalendar", () -> calendar()),
                Case.of(Category.JDK, "LocalDate", () -> LocalDate.of(2024, 2, 29)),
                Case.of(Category.JDK, "LocalTime", () -> LocalTime.of(23, 59, 59, 999_999_999)),
                Case.of(Category.JDK, "LocalDateTime", () -> LocalDateTime.of(2024, 2, 29, 12, 30)),
                Case.of(
                        Category.JDK,
                        "ZonedDateTime",
                        () ->
                                ZonedDateTime.ofInstant(
                                        Instant.ofEpochMilli(1_700_000_000_000L),
                                        ZoneId.of("Europe/Zagreb"))),
                Case.of(
                        Category.JDK,
                        "OffsetDateTime",
                        () ->
                                OffsetDateTime.ofInstant(
                                        Instant.ofEpochMilli(1_700_000_000_000L),
                                        ZoneOffset.ofHours(5))),
                Case.of(Category.JDK, "Instant", () -> Instant.ofEpochSecond(-1, 5)),
                Case.of(Category.JDK, "Duration", () -> Duration.ofDays(1).plusNanos(1)),
                Case.of(Category.JDK, "Period", () -> Period.of(1, 2, 3)),
                Case.of(Category.JDK, "ZoneId", () -> ZoneId.of("Asia/Tokyo")),
                Case.of(Category.JDK, "TimeZone", () -> TimeZone.getTimeZone("America/New_York")),
                Case.of(
                        Category.JDK,
                        "Pattern",
                        () -> Pattern.compile("(a+)b*?[c-e]", Pattern.CASE_INSENSITIVE)),
                Case.of(Category.JDK, "UUID", () -> new UUID(1, -2)),
                Case.of(
                        Category.JDK,
                        "StringBuilder",
                        () -> new StringBuilder("built ").append('\u20ac')),
                Case.of(Category.JDK, "StringBuffer", () -> new StringBuffer("buffered")),
                Case.of(
                        Category.JDK,
                        "URI",
                        () -> URI.create("https://example.org:8443/a%20b?q#f")),
                Case.of(Category.JDK, "URL", () -> URI.create("https://example.org/x").toURL()),
                Case.of(Category.JDK, "File", () -> new File("some/file.txt")),
                Case.of(Category.JDK, "Locale", () -> Locale.forLanguageTag("sr-Latn-RS")),
                Case.of(Category.JDK, "BitSet", () -> BitSet.valueOf(new long[] {5, 0, -1})));
    }

    private static GregorianCalendar calendar() {
        GregorianCalendar c =
                new GregorianCalendar(TimeZone.getTimeZone("Asia/Kolkata"), Locale.GERMANY);
        c.setTimeInMillis(1_700_000_000_000L);
        return c;
    }
}
