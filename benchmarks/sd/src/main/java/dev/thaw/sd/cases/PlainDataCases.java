// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import java.io.IOException;
import java.io.StringReader;
import java.math.RoundingMode;
import java.net.Authenticator;
import java.net.CookieManager;
import java.net.DatagramPacket;
import java.net.HttpCookie;
import java.net.InetSocketAddress;
import java.net.PasswordAuthentication;
import java.net.Proxy;
import java.net.StandardProtocolFamily;
import java.net.URI;
import java.net.UnixDomainSocketAddress;
import java.text.Annotation;
import java.text.AttributedCharacterIterator;
import java.text.AttributedString;
import java.text.Bidi;
import java.text.Collator;
import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.FieldPosition;
import java.text.ListFormat;
import java.text.MessageFormat;
import java.text.Normalizer;
import java.text.NumberFormat;
import java.time.DateTimeException;
import java.time.Month;
import java.util.Base64;
import java.util.Calendar;
import java.util.EventObject;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Observable;
import java.util.PropertyPermission;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.SplittableRandom;
import java.util.StringTokenizer;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The rest of the public classes that hold plain data in the packages that programs use most. */
final class PlainDataCases {
    private PlainDataCases() {}

    static List<Case> all() {
        return List.of(
                of("Base64.Encoder", () -> Base64.getMimeEncoder(8, new byte[] {'\n'})),
                of("Base64.Decoder", () -> new Object[] {Base64.getUrlDecoder()}),
                of("Calendar.Builder", () -> new Calendar.Builder().setDate(2024, 1, 29)),
                of("EventObject", () -> new EventObject("source")),
                of("Formatter", () -> new Formatter(Locale.US).format("%d", 1)),
                of(
                        "Locale.Builder",
                        () -> new Locale.Builder().setLanguage("sr").setScript("Latn")),
                of("Locale.LanguageRange", () -> new Locale.LanguageRange("de-AT", 0.5)),
                of(
                        "PropertyResourceBundle",
                        () -> new PropertyResourceBundle(new StringReader("a=b"))),
                of("ResourceBundle.Control", () -> control()),
                of("SplittableRandom", () -> new SplittableRandom(42)),
                of("StringTokenizer", () -> tokenizer()),
                of("Observable", () -> observable()),
                of("permissions", () -> permissions()),
                of("CompletableFuture, complete", () -> CompletableFuture.completedFuture("x")),
                of("FutureTask, complete", () -> finishedTask()),
                of("ConcurrentHashMap.KeySetView", () -> keySet()),
                of("CountDownLatch", () -> new CountDownLatch(2)),
                of("CyclicBarrier", () -> new CyclicBarrier(2)),
                of("Phaser", () -> new Phaser(2)),
                of("DelayQueue", () -> new DelayQueue<>(List.of(new Due(7)))),
                of("SynchronousQueue", () -> new SynchronousQueue<>()),
                of("policies of ThreadPoolExecutor", () -> policies()),
                of("enums of the JDK", () -> enums()),
                of("constants of java.text", () -> attributes()),
                of("Annotation", () -> new Annotation("note")),
                of("AttributedString", () -> attributedString()),
                of("Bidi", () -> new Bidi("abc", Bidi.DIRECTION_LEFT_TO_RIGHT)),
                of("RuleBasedCollator", () -> Collator.getInstance(Locale.US)),
                of("CompactNumberFormat", () -> compact()),
                of("DateFormatSymbols", () -> new DateFormatSymbols(Locale.FRANCE)),
                of("FieldPosition", () -> new FieldPosition(NumberFormat.INTEGER_FIELD)),
                of(
                        "ListFormat",
                        () ->
                                ListFormat.getInstance(
                                        new String[] {
                                            "{0}; {1}",
                                            "{0}; {1}",
                                            "{0}; {1}",
                                            "{0} & {1}",
                                            "{0}, {1}, {2}"
                                        })),
                of("CookieManager", () -> cookies()),
                of("HttpCookie", () -> new HttpCookie("name", "value")),
                of("DatagramPacket", () -> new DatagramPacket(new byte[] {1, 2}, 2)),
                of(
                        "PasswordAuthentication",
                        () -> new PasswordAuthentication("u", "p".toCharArray())),
                of(
                        "Proxy",
                        () ->
                                new Proxy(
                                        Proxy.Type.HTTP,
                                        InetSocketAddress.createUnresolved("p", 80))),
                of("UnixDomainSocketAddress", () -> UnixDomainSocketAddress.of("some/socket")),
                of("exceptions", () -> exceptions()));
    }

    private static Case of(String name, Callable<?> maker) {
        return Case.of(Category.FURTHER, name, maker);
    }

    /** An element of a {@link DelayQueue}. */
    public record Due(long seconds) implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(seconds, TimeUnit.SECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(seconds, ((Due) other).seconds);
        }
    }

    private static Object[] control() {
        return new Object[] {
            ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_DEFAULT)
        };
    }

    private static StringTokenizer tokenizer() {
        StringTokenizer tokenizer = new StringTokenizer("a b c");
        tokenizer.nextToken();
        return tokenizer;
    }

    @SuppressWarnings("deprecation")
    private static Observable observable() {
        return new Observable();
    }

    @SuppressWarnings({"deprecation", "removal"})
    private static Object[] permissions() {
        return new Object[] {
            new PropertyPermission("key", "read,write"),
            new java.net.NetPermission("setCookieHandler"),
            new java.net.SocketPermission("localhost:80", "connect"),
            new java.net.URLPermission("http://localhost/x", "GET:Accept")
        };
    }

    private static FutureTask<String> finishedTask() {
        FutureTask<String> task = new FutureTask<>(() -> "done");
        task.run();
        return task;
    }

    private static ConcurrentHashMap.KeySetView<String, Boolean> keySet() {
        ConcurrentHashMap.KeySetView<String, Boolean> set = ConcurrentHashMap.newKeySet();
        set.add("a");
        set.add("b");
        return set;
    }

    private static Object[] policies() {
        return new Object[] {
            new ThreadPoolExecutor.AbortPolicy(),
            new ThreadPoolExecutor.CallerRunsPolicy(),
            new ThreadPoolExecutor.DiscardOldestPolicy(),
            new ThreadPoolExecutor.DiscardPolicy()
        };
    }

    private static Object[] enums() {
        return new Object[] {
            Formatter.BigDecimalLayoutForm.SCIENTIFIC,
            Locale.Category.FORMAT,
            Locale.IsoCountryCode.PART3,
            Locale.FilteringMode.EXTENDED_FILTERING,
            Future.State.SUCCESS,
            TimeUnit.HOURS,
            Month.MAY,
            RoundingMode.HALF_EVEN,
            ListFormat.Style.NARROW,
            ListFormat.Type.OR,
            Normalizer.Form.NFKC,
            NumberFormat.Style.LONG,
            Authenticator.RequestorType.PROXY,
            Proxy.Type.SOCKS,
            StandardProtocolFamily.INET6
        };
    }

    /** Who compares them does so by identity. */
    private static Object[] attributes() {
        return new Object[] {
            AttributedCharacterIterator.Attribute.LANGUAGE,
            DateFormat.Field.MONTH,
            MessageFormat.Field.ARGUMENT,
            NumberFormat.Field.SIGN
        };
    }

    private static AttributedString attributedString() {
        AttributedString text = new AttributedString("some text");
        text.addAttribute(AttributedCharacterIterator.Attribute.LANGUAGE, Locale.US, 0, 4);
        return text;
    }

    private static NumberFormat compact() {
        return NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
    }

    private static CookieManager cookies() {
        CookieManager manager = new CookieManager();
        manager.getCookieStore().add(URI.create("http://localhost/"), new HttpCookie("n", "v"));
        return manager;
    }

    /** With stack traces that were asked for, as of exceptions that were logged. */
    private static Exception[] exceptions() {
        IOException first = new IOException("first");
        Exception second = new IllegalStateException("second", first);
        second.addSuppressed(new NoSuchElementException());
        Exception[] all = {second, first, new DateTimeException("third")};
        StackTraceElement[] trace = {new StackTraceElement("C", "m", "C.java", 1)};
        for (Exception e : List.of(second, first, (Exception) second.getSuppressed()[0], all[2])) {
            e.setStackTrace(trace);
        }
        return all;
    }
}
