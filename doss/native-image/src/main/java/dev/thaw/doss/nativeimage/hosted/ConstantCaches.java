// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.time.chrono.HijrahChronology;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Fields of the JDK's classes that do not count when a constant is compared: objects keep there
 * what they can make anew from the rest of themselves.
 */
final class ConstantCaches {
    /** By the name of the class that declares them. */
    static final Map<String, Set<String>> FIELDS = new HashMap<>();

    /** All their transient fields are made from the others. */
    private static final Set<Class<?>> TRANSIENT = Set.of(Pattern.class, HijrahChronology.class);

    /** Their fields are for the collector, and for values that each process computes. */
    private static final Set<Class<?>> WHOLE =
            Set.of(Reference.class, SoftReference.class, ClassValue.class);

    /** What a program sets there once, and another process may not have set. */
    private static final String SET_BY_PROGRAMS = "jdk.internal.lang.stable";

    private static final String STABLE = "jdk.internal.vm.annotation.Stable";

    static {
        hashCodesAndTexts();
        namesThatWereLookedUp();
        viewsOfMaps();
        timesAndFormats();
        scratch();
        partsThatNothingWrites();
    }

    private ConstantCaches() {}

    private static void hashCodesAndTexts() {
        add("java.lang.String", "hashIsZero");
        add("java.lang.StringBuffer", "toStringCache");
        add("java.lang.NullPointerException", "extendedMessageState", "extendedMessage");
        add("java.lang.module.ModuleDescriptor", "hash");
        add("java.math.BigDecimal", "precision", "stringCache");
        add(
                "java.math.BigInteger",
                "bitCountPlusOne",
                "magBitLengthPlusOne",
                "lowestSetBitPlusTwo",
                "numberOfTrailingZeroIntsPlusTwo");
        add(
                "java.net.URI",
                "schemeSpecificPart",
                "hash",
                "decodedUserInfo",
                "decodedAuthority",
                "decodedPath",
                "decodedQuery",
                "decodedFragment",
                "decodedSchemeSpecificPart",
                "string");
        add("java.io.File", "status", "filePath");
        add("java.nio.charset.Charset", "aliasSet");
        add("java.nio.file.attribute.FileTime", "instant", "valueAsString");
        add("java.nio.file.attribute.AclEntry", "hash");
        add("sun.nio.fs.UnixPath", "stringValue", "hash", "offsets");
        add("java.util.Locale", "languageTag");
        add("java.util.logging.Level", "localizedLevelName", "cachedLocale");
        add("java.security.cert.Certificate", "hash");
        add("java.security.cert.X509Certificate", "subjectX500Principal", "issuerX500Principal");
        add("sun.security.util.ObjectIdentifier", "stringForm");
        add("sun.security.x509.RDN", "avaList", "canonicalString");
        add(
                "sun.security.x509.X500Name",
                "rfc1779Dn",
                "rfc2253Dn",
                "canonicalDn",
                "x500Principal",
                "encoded",
                "rdnList",
                "allAvaList");
        add("sun.reflect.annotation.AnnotationInvocationHandler", "memberMethods");
    }

    private static void namesThatWereLookedUp() {
        add("java.net.InetAddress", "canonicalHostName");
        add("java.net.InetAddress$InetAddressHolder", "hostName");
        add("java.net.URL", "hostAddress", "handler", "hashCode", "tempState");
        add("java.lang.Package", "packageInfo");
        add("java.util.ResourceBundle", "cacheKey", "keySet", "expired");
        add("java.util.ListResourceBundle", "lookup");
        add("sun.util.resources.OpenListResourceBundle", "lookup", "keyset");
        add("sun.util.resources.ParallelListResourceBundle", "lookup", "keyset");
    }

    private static void viewsOfMaps() {
        add("java.util.AbstractMap", "keySet", "values");
        add("java.util.HashMap", "entrySet");
        add("java.util.IdentityHashMap", "entrySet");
        add("java.util.WeakHashMap", "entrySet");
        add("java.util.EnumMap", "entrySet");
        add("java.util.Hashtable", "keySet", "entrySet", "values");
        add("java.util.TreeMap", "entrySet", "navigableKeySet", "descendingMap");
        add(
                "java.util.TreeMap$NavigableSubMap",
                "entrySetView",
                "navigableKeySetView",
                "descendingMapView");
        add("java.util.Collections$UnmodifiableMap", "keySet", "entrySet", "values");
        add("java.util.Collections$SynchronizedMap", "keySet", "entrySet", "values");
        add("java.util.Collections$SingletonMap", "keySet", "entrySet", "values");
        add("java.util.Collections$CheckedMap", "entrySet");
        add("java.util.Collections$CheckedCollection", "zeroLengthElementArray");
        add("java.util.concurrent.ConcurrentHashMap", "keySet", "values", "entrySet");
        add(
                "java.util.concurrent.ConcurrentSkipListMap",
                "keySet",
                "values",
                "entrySet",
                "descendingMap");
        add(
                "java.util.concurrent.ConcurrentSkipListMap$SubMap",
                "keySetView",
                "valuesView",
                "entrySetView");
    }

    private static void timesAndFormats() {
        add("java.time.zone.ZoneRules", "lastRulesCache");
        String builder = "java.time.format.DateTimeFormatterBuilder$";
        add(builder + "TextPrinterParser", "numberPrinterParser");
        add(builder + "ZoneTextPrinterParser", "cachedTree", "cachedTreeCI");
        add("java.util.TimeZone", "zoneId");
        add("java.util.SimpleTimeZone", "cache");
        add("sun.util.calendar.ZoneInfo", "lastRule");
        add("sun.util.calendar.Era", "hash");
        // Who sets them lets a flag say so.
        add("java.text.DateFormatSymbols", "zoneStrings", "lastZoneIndex", "cachedHashCode");
        add("java.text.DecimalFormatSymbols", "hashCode");
    }

    /** What a call writes there, no later one reads, or could make anew. */
    private static void scratch() {
        add("java.io.Writer", "writeBuffer");
        add("java.io.Reader", "skipBuffer");
        add(
                "java.text.DecimalFormat",
                "digitList",
                "isFastPath",
                "fastPathCheckNeeded",
                "fastPathData",
                "bigIntegerMultiplier",
                "bigDecimalMultiplier",
                "positivePrefixFieldPositions",
                "positiveSuffixFieldPositions",
                "negativePrefixFieldPositions",
                "negativeSuffixFieldPositions");
        add("java.text.SimpleDateFormat", "originalNumberFormat", "originalNumberPattern");
        add(
                "java.text.RuleBasedCollator",
                "primResult",
                "secResult",
                "terResult",
                "sourceCursor",
                "targetCursor");
        add("java.security.MessageDigestSpi", "tempArray");
        add("sun.security.provider.DigestBase", "oneByte");
        for (String digest : new String[] {"SHA", "SHA2", "SHA5"}) {
            add("sun.security.provider." + digest, "W");
        }
    }

    /** Nobody else has them, and they are never written to when the object is made. */
    private static void partsThatNothingWrites() {
        add("java.lang.String", "value");
        add("java.math.BigInteger", "mag");
        add("java.util.Locale", "baseLocale", "localeExtensions");
    }

    private static void add(String type, String... names) {
        FIELDS.computeIfAbsent(type, t -> new HashSet<>()).addAll(Set.of(names));
    }

    static boolean contains(Class<?> declaring, String name) {
        if (WHOLE.contains(declaring)
                || FIELDS.getOrDefault(declaring.getName(), Set.of()).contains(name)) {
            return true;
        }
        Field field = ofTheJdk(declaring, name);
        if (field == null) {
            return false;
        }
        return TRANSIENT.contains(declaring) && Modifier.isTransient(field.getModifiers())
                || isComputedOnce(field);
    }

    /** Null if there is none that can be asked. */
    private static Field ofTheJdk(Class<?> declaring, String name) {
        if (declaring.getModule().getLayer() != ModuleLayer.boot()) {
            return null;
        }
        try {
            return declaring.getDeclaredField(name);
        } catch (NoSuchFieldException | LinkageError e) {
            return null;
        }
    }

    /** The JDK says of many of its caches that they have one value for ever. */
    private static boolean isComputedOnce(Field field) {
        return !field.getDeclaringClass().getPackageName().equals(SET_BY_PROGRAMS)
                && Arrays.stream(field.getDeclaredAnnotations())
                        .anyMatch(a -> a.annotationType().getName().equals(STABLE));
    }
}
