// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSS;
import java.math.BigInteger;
import java.net.StandardSocketOptions;
import java.nio.ByteOrder;
import java.nio.file.StandardWatchEventKinds;
import java.text.SimpleDateFormat;
import java.time.chrono.JapaneseDate;
import java.time.chrono.JapaneseEra;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.regex.Pattern;
import javax.xml.datatype.DatatypeConstants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A copy is of its original's kind, and holds what that holds, whatever a program has overridden.
 */
class KindsOfObjectsTest {
    @SuppressWarnings("unchecked")
    private static <T> T copy(T object) {
        Object[] root =
                (Object[]) DOSS.provider().unpack(DOSS.provider().pack(new Object[] {object}));
        return (T) root[0];
    }

    private static class Bits extends BitSet {
        private static final long serialVersionUID = 1;
        private final String name = "bits";
    }

    private static class Holder {
        private final Bits bits = new Bits();
    }

    private static class Day extends GregorianCalendar {
        private static final long serialVersionUID = 1;
        private final String name = "day";
    }

    private static class Amount extends BigInteger {
        private static final long serialVersionUID = 1;
        private final String unit = "m";

        private Amount() {
            super("5");
        }
    }

    @Test
    void subclassesOfTheJdksStayWhatTheyAre() {
        Holder holder = copy(new Holder());
        Object bits = holder.bits;
        assertSame(Bits.class, bits.getClass());
        assertEquals("bits", holder.bits.name);
        Day day = new Day();
        Object copied = copy((Object) day);
        assertEquals(day, copied);
        assertEquals("day", ((Day) copied).name);
        Object amount = copy((Object) new Amount());
        assertEquals(BigInteger.valueOf(5), amount);
        assertEquals("m", ((Amount) amount).unit);
    }

    static List<Object> constantsOfTheJdk() {
        return List.of(
                ByteOrder.BIG_ENDIAN,
                Character.UnicodeBlock.CYRILLIC,
                JapaneseEra.HEISEI,
                StandardSocketOptions.SO_REUSEADDR,
                StandardWatchEventKinds.ENTRY_CREATE,
                DatatypeConstants.YEARS,
                BigInteger.ONE,
                String.CASE_INSENSITIVE_ORDER);
    }

    @ParameterizedTest
    @MethodSource
    void constantsOfTheJdk(Object constant) {
        assertSame(constant, copy(constant));
        assertEquals("v", copy(new HashMap<>(Map.of(constant, "v"))).get(constant));
    }

    @Test
    void calendarsZonesAndFormats() {
        Locale thai = Locale.forLanguageTag("th-TH-u-ca-buddhist");
        Calendar buddhist = Calendar.getInstance(thai);
        assertEquals(buddhist.get(Calendar.YEAR), copy(buddhist).get(Calendar.YEAR));
        Date date = new Date(0);
        SimpleDateFormat format = new SimpleDateFormat("yyyy", thai);
        assertEquals(format.format(date), copy(format).format(date));
        TimeZone zone = TimeZone.getTimeZone("Europe/Berlin");
        zone.setRawOffset(0);
        zone.setID("Mine");
        assertEquals(0, copy(zone).getRawOffset());
        assertEquals("Mine", copy(zone).getID());
        JapaneseDate japanese = JapaneseDate.of(2020, 1, 2);
        assertSame(japanese.getEra(), copy(japanese).getEra());
    }

    @Test
    void flagsWithinPatternsAreForAPart() {
        Pattern part = copy(Pattern.compile("a(?i)b"));
        assertTrue(part.matcher("aB").matches());
        assertEquals(false, part.matcher("AB").matches());
        assertTrue(copy(Pattern.compile("a b(?x) c")).matcher("a bc").matches());
        assertTrue(copy(Pattern.compile("ab", Pattern.CASE_INSENSITIVE)).matcher("AB").matches());
    }

    record Kelvin(double value, Object more) {
        Kelvin {
            value += 273.15;
        }
    }

    @Test
    void recordsAreNotMadeByTheirConstructors() {
        List<Object> list = new ArrayList<>();
        Kelvin kelvin = new Kelvin(1, list);
        list.add(kelvin);
        Kelvin copied = copy(kelvin);
        assertEquals(274.15, copied.value);
        assertSame(copied, ((List<?>) copied.more).get(0));
    }

    private static final class Key {
        private final Owner owner;

        private Key(Owner owner) {
            this.owner = owner;
        }

        @Override
        public int hashCode() {
            return owner.number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key k && k.owner.number == owner.number;
        }
    }

    private static final class Owner {
        private Set<Key> set;
        private Map<Key, String> map;
        private final int number = 7;
    }

    @Test
    void keysInACycleAreFound() {
        Owner owner = new Owner();
        Owner other = new Owner();
        Key key = new Key(owner);
        owner.set = Set.of(key);
        owner.map = Map.of(key, "v");
        other.map = new HashMap<>(Map.of(key, "w"));
        Owner[] copied = copy(new Owner[] {owner, other});
        Key copiedKey = copied[0].set.iterator().next();
        assertTrue(copied[0].set.contains(copiedKey));
        assertEquals("v", copied[0].map.get(copiedKey));
        assertEquals("w", copied[1].map.get(copiedKey));
        assertSame(copied[0], copiedKey.owner);
    }

    private static class Frozen extends LinkedList<String> {
        private static final long serialVersionUID = 1;
        private boolean frozen;

        @Override
        public boolean addAll(Collection<? extends String> all) {
            if (frozen) {
                throw new UnsupportedOperationException();
            }
            return super.addAll(all);
        }

        @Override
        public boolean add(String element) {
            return addAll(List.of(element));
        }
    }

    private static class Filtered extends HashMap<String, String> {
        private static final long serialVersionUID = 1;
        private int puts;

        @Override
        public String put(String key, String value) {
            puts++;
            return super.put("x" + key, value);
        }

        @Override
        public Set<Map.Entry<String, String>> entrySet() {
            Set<Map.Entry<String, String>> some = new LinkedHashSet<>(super.entrySet());
            some.removeIf(e -> e.getKey().startsWith("x_"));
            return some;
        }
    }

    private static class Recent extends LinkedHashMap<String, String> {
        private static final long serialVersionUID = 1;
        private int gone;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            if (size() >= 2) {
                gone++;
                return true;
            }
            return false;
        }
    }

    @Test
    void whatSubclassesOverrideDoesNotRun() {
        Frozen frozen = new Frozen();
        frozen.add("a");
        frozen.frozen = true;
        assertEquals(List.of("a"), List.copyOf(copy(frozen)));
        Filtered filtered = new Filtered();
        filtered.put("_a", "1");
        filtered.put("b", "2");
        Filtered copied = copy(filtered);
        assertEquals("1", copied.get("x_a"));
        assertEquals("2", copied.get("xb"));
        assertEquals(2, copied.puts);
        Recent recent = new Recent();
        recent.put("a", "1");
        recent.put("b", "2");
        assertEquals(recent.toString(), copy(recent).toString());
        assertEquals(1, copy(recent).gone);
    }

    @Test
    void viewsOfListsGoOn() {
        LinkedList<String> list = new LinkedList<>(List.of("a", "b", "c"));
        Object[] copied = copy(new Object[] {list, list.subList(0, 2)});
        ((List<?>) copied[1]).remove(0);
        assertEquals(List.of("b", "c"), copied[0]);
    }

    @Test
    void boxedNumbersKeepTheirIdentity() {
        Long number = 1_000_000L;
        Map<Object, String> map = new IdentityHashMap<>();
        map.put(number, "v");
        Object[] copied = copy(new Object[] {map, number});
        assertEquals("v", ((Map<?, ?>) copied[0]).get(copied[1]));
        assertNotEquals(0, copied.length);
    }
}
