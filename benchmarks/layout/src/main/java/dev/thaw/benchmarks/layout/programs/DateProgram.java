// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout.programs;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import org.threeten.extra.Interval;
import org.threeten.extra.PeriodDuration;
import org.threeten.extra.Temporals;
import org.threeten.extra.YearWeek;

/** Plans appointments over time zones, weeks and weekends. */
public final class DateProgram {
    private DateProgram() {}

    public static void main(String[] args) {
        LocalDate first = LocalDate.of(2026, 11, 20);
        ZonedDateTime meeting = first.atTime(18, 30).atZone(ZoneId.of("Europe/Vienna"));
        DateTimeFormatter format =
                DateTimeFormatter.ofPattern("EEEE, d MMMM uuuu, HH:mm VV", Locale.ENGLISH);
        System.out.println(format.format(meeting));
        System.out.println(
                format.format(meeting.withZoneSameInstant(ZoneId.of("America/New_York"))));
        System.out.println(first.with(Temporals.nextWorkingDay()));
        System.out.println(first.with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY)));
        System.out.println(YearWeek.from(first).plusWeeks(10));
        Interval interval =
                Interval.of(
                        meeting.toInstant(),
                        meeting.plus(PeriodDuration.parse("P2MT3H")).toInstant());
        System.out.println(interval.toDuration());
    }
}
