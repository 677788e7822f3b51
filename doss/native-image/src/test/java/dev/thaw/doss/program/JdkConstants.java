// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.refuse;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.program.Graphs.Node;
import java.io.File;
import java.io.StringWriter;
import java.lang.ref.WeakReference;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.HttpCookie;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.FileTime;
import java.sql.Timestamp;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.SimpleDateFormat;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Collections;
import java.util.Date;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.WeakHashMap;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.jar.Attributes;
import java.util.regex.Pattern;

/** Objects of the JDK's classes in the image heap: some are changed, others only used. */
final class JdkConstants {
    private static final StringWriter WRITER = new StringWriter();

    /** The builder is told to initialize its class. */
    private static final Timestamp TIMESTAMP = new Timestamp(0);

    private static final Attributes ATTRIBUTES = new Attributes();
    private static final SimpleDateFormat DATES = new SimpleDateFormat("yyyy", Locale.ROOT);
    private static final HttpCookie COOKIE = new HttpCookie("name", "value");
    private static final SimpleTimeZone OTHER_ZONE = new SimpleTimeZone(0, "other");
    private static final DecimalFormat OTHER_DECIMALS = decimals();
    private static final OffsetZone OFFSET_ZONE = new OffsetZone();
    private static final Words WORDS = new Words();
    private static final Latch LATCH = new Latch();
    private static final CountingReference REFERENCE = new CountingReference();

    private static final String TEXT = "text of a constant";
    private static final String WITHOUT_HASH = "\0";
    private static final URI PLACE = URI.create("http://example.com/a%20b?c#d");
    private static final BigDecimal MONEY = new BigDecimal("98765432109876543210.98");
    private static final BigInteger NUMBER = new BigInteger("98765432109876543210");
    private static final Pattern WORD = Pattern.compile("(?<first>[a-z]+) (?<second>\\w+)");
    private static final Pattern NOTHING = Pattern.compile("");
    private static final Charset CHARSET = StandardCharsets.ISO_8859_1;
    private static final ZoneId ZONE = ZoneId.of("Europe/Paris");
    private static final ZoneOffset OFFSET = ZoneOffset.ofHoursMinutes(3, 15);
    private static final TimeZone OLD_ZONE = TimeZone.getTimeZone("Europe/Rome");
    private static final SimpleTimeZone SUMMER = new SimpleTimeZone(0, "s", 2, 1, 0, 0, 9, 1, 0, 0);
    private static final DateTimeFormatter TIMES =
            DateTimeFormatter.ofPattern("EEE dd MMM yyyy HH:mm", Locale.ROOT);
    private static final DecimalFormat DECIMALS = decimals();
    private static final Locale LOCALE = Locale.forLanguageTag("de-CH-u-nu-latn");
    private static final File FILE = new File("/a/b");
    private static final FileTime TIME = FileTime.fromMillis(12345);
    private static final StringBuffer BUFFER = new StringBuffer("buffer");
    private static final Map<String, String> SINGLE = Collections.singletonMap("k", "v");
    private static final Map<String, String> WEAK = new WeakHashMap<>(Map.of("weak", "w"));

    private JdkConstants() {}

    /** Each is taken, and then changed and refused. */
    static void change() {
        change(WRITER, () -> WRITER.write("written"));
        change(TIMESTAMP, () -> TIMESTAMP.setNanos(5));
        change(ATTRIBUTES, () -> ATTRIBUTES.putValue("Name", "value"));
        change(DATES, () -> DATES.applyPattern("MM"));
        change(COOKIE, () -> COOKIE.setValue("other"));
        change(OTHER_ZONE, () -> OTHER_ZONE.setRawOffset(1000));
        change(OTHER_DECIMALS, () -> OTHER_DECIMALS.applyPattern("0.00"));
        change(OFFSET_ZONE, () -> OFFSET_ZONE.setRawOffset(1000));
        change(WORDS, () -> WORDS.word = "other");
        change(LATCH, () -> LATCH.releaseShared(1));
        change(REFERENCE, () -> REFERENCE.uses++);
    }

    private static void change(Object constant, Runnable change) {
        require(Constants.copy(constant) == constant, "unchanged " + constant.getClass());
        change.run();
        Node root = new Node(constant);
        refuse("this constant of the image was changed", () -> snapshot(root, 0));
        refuse("(root", () -> snapshot(constant, 0));
    }

    /** What a use leaves in them, another process can do without. */
    static void use() {
        int seen = TEXT.hashCode() + WITHOUT_HASH.hashCode() + PLACE.hashCode();
        seen += PLACE.getPath().length() + PLACE.toString().length() + PLACE.getQuery().length();
        seen += MONEY.toString().length() + MONEY.precision() + NUMBER.bitLength();
        seen += NUMBER.bitCount() + NUMBER.hashCode() + NUMBER.toString().length();
        require(WORD.matcher("some word").matches(), "matches");
        seen += WORD.namedGroups().size() + NOTHING.split("ab").length;
        seen += CHARSET.aliases().size() + CHARSET.newEncoder().hashCode();
        seen += "é".getBytes(CHARSET).length + CHARSET.displayName().length();
        seen += ZONE.getRules().nextTransition(java.time.Instant.now()).hashCode();
        seen += OFFSET.getRules().hashCode() + OFFSET.toString().length();
        seen += OLD_ZONE.getOffset(System.currentTimeMillis()) + OLD_ZONE.toZoneId().hashCode();
        seen += OLD_ZONE.inDaylightTime(new Date(4_000_000_000_000L)) ? 1 : 0;
        seen += SUMMER.inDaylightTime(new Date()) ? 1 : 0;
        String text = TIMES.format(ZonedDateTime.of(2026, 1, 2, 3, 4, 5, 6, ZONE));
        seen += LocalDateTime.parse(text, TIMES).getYear();
        seen += DECIMALS.format(1234.5).length() + DECIMALS.format(Long.MAX_VALUE).length();
        seen += DECIMALS.hashCode() + DECIMALS.getDecimalFormatSymbols().hashCode();
        seen += LOCALE.toLanguageTag().length() + LOCALE.hashCode();
        seen += LOCALE.getDisplayName(Locale.ROOT).length() + LOCALE.toString().length();
        seen += FILE.toPath().toString().length() + FILE.hashCode();
        seen += TIME.toString().length() + TIME.toInstant().hashCode();
        seen += BUFFER.toString().length() + SINGLE.keySet().size() + SINGLE.entrySet().size();
        seen += WEAK.get("weak").length();
        seen += Thread.State.class.getEnumConstants().length;
        Scenarios.collect();
        require(seen != 0, "used");
        Object[] root = {
            TEXT,
            WITHOUT_HASH,
            PLACE,
            MONEY,
            NUMBER,
            WORD,
            NOTHING,
            CHARSET,
            ZONE,
            OFFSET,
            OLD_ZONE,
            SUMMER,
            TIMES,
            DECIMALS,
            LOCALE,
            FILE,
            TIME,
            BUFFER,
            SINGLE,
            WEAK,
            Thread.State.class
        };
        for (Object constant : root) {
            require(Constants.copy(constant) == constant, "unchanged " + constant.getClass());
        }
        Object[] copy = (Object[]) Constants.copy(root);
        for (int i = 0; i < root.length; i++) {
            require(copy[i] == root[i], "part " + i);
        }
    }

    private static DecimalFormat decimals() {
        return new DecimalFormat("#,##0.###", DecimalFormatSymbols.getInstance(Locale.ROOT));
    }

    /** A program's own time zone. */
    private static final class OffsetZone extends TimeZone {
        private int offset;

        @Override
        public int getOffset(int era, int year, int month, int day, int dayOfWeek, int millis) {
            return offset;
        }

        @Override
        public void setRawOffset(int millis) {
            offset = millis;
        }

        @Override
        public int getRawOffset() {
            return offset;
        }

        @Override
        public boolean useDaylightTime() {
            return false;
        }

        @Override
        public boolean inDaylightTime(Date date) {
            return false;
        }
    }

    private static final class Words extends ResourceBundle {
        private String word = "word";

        @Override
        protected Object handleGetObject(String key) {
            return word;
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.emptyEnumeration();
        }
    }

    /** Open when its state is not 0. */
    private static final class Latch extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryReleaseShared(int ignored) {
            setState(1);
            return true;
        }
    }

    private static final class CountingReference extends WeakReference<Object> {
        private int uses;

        CountingReference() {
            super(null);
        }
    }
}
