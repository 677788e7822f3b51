// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.micronaut;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import ch.qos.logback.core.read.ListAppender;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import io.micronaut.cache.CacheManager;
import io.micronaut.cache.SyncCache;
import io.micronaut.context.ApplicationContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** The cache in applications that start one after the other. */
class SnapshotCacheTest {
    private static final List<String> MAY = List.of("first of May", "last of May");

    @TempDir private Path directory;
    private Path file;
    private final Map<String, Object> properties = new HashMap<>();
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    @BeforeEach
    void configure() {
        file = directory.resolve("new").resolve("headlines.doss");
        properties.put("micronaut.caches.headlines.snapshot-file", file.toString());
        log.start();
        logger().addAppender(log);
    }

    @AfterEach
    void allSlotsAreFree() {
        logger().detachAppender(log);
        for (int i = 0; i < DOSS.heap().slotCount(); i++) {
            assertNull(DOSS.heap().getSlot(i).getSnapshot(), "slot " + i);
        }
    }

    private static Logger logger() {
        return (Logger) LoggerFactory.getLogger(SnapshotCache.class);
    }

    private interface Use {
        void of(News news, SnapshotCache cache);
    }

    /** An application from its start to its end. */
    private void application(Use use) {
        try (ApplicationContext context = ApplicationContext.run(properties)) {
            use.of(context.getBean(News.class), cache(context, "headlines"));
        }
    }

    private static SnapshotCache cache(ApplicationContext context, String name) {
        SyncCache<?> cache = context.getBean(CacheManager.class).getCache(name);
        return (SnapshotCache) cache;
    }

    private void fill(String... months) {
        application((news, _) -> List.of(months).forEach(news::headlines));
    }

    private void logged(Level level, String text) {
        assertTrue(
                log.list.stream()
                        .anyMatch(e ->
                                e.getLevel() == level && e.getFormattedMessage().contains(text)),
                log.list.toString());
    }

    @Test
    void aSecondStartComputesNothing() {
        application((news, _) -> {
            assertEquals(MAY, news.headlines("May"));
            assertEquals(MAY, news.headlines("May"));
            assertEquals(1, news.computed.get());
        });
        application((news, _) -> {
            assertEquals(MAY, news.headlines("May"));
            assertEquals(MAY, news.atomicHeadlines("May"));
            assertEquals(0, news.computed.get());
            assertEquals("first of June", news.headlines("June").getFirst());
            assertEquals(1, news.computed.get());
        });
        application((news, _) -> {
            news.headlines("May");
            news.headlines("June");
            assertEquals(0, news.computed.get());
        });
        logged(Level.INFO, "Cache 'headlines' starts with 2 entries");
    }

    @Test
    void anUnchangedCacheIsNotStoredAgain() throws Exception {
        fill("May");
        Object before = Files.readAttributes(file, "unix:ino").get("ino");
        fill("May");
        assertEquals(before, Files.readAttributes(file, "unix:ino").get("ino"));
    }

    @Test
    void putsHideWhatIsInTheSnapshot() {
        fill("May", "June");
        for (int start = 0; start < 2; start++) {
            application((news, cache) -> {
                news.change("May", "changed");
                assertEquals(List.of("changed"), news.headlines("May"));
                assertEquals("changed", cache.get("May", List.class).orElseThrow().getFirst());
                assertEquals("first of June", news.headlines("June").getFirst());
                assertEquals(0, news.computed.get());
            });
        }
        application((news, _) -> assertEquals(List.of("changed"), news.headlines("May")));
    }

    @Test
    void putIfAbsentFindsWhatIsInTheSnapshot() {
        fill("May");
        application((_, cache) -> {
            assertEquals(MAY, cache.putIfAbsent("May", List.of("other")).orElseThrow());
            assertEquals(MAY, cache.putIfAbsent("May", () -> List.of("other")));
            assertTrue(cache.putIfAbsent("June", List.of("new")).isEmpty());
            assertEquals(List.of("new"), cache.get("June", List.class).orElseThrow());
            cache.put("May", null);
            assertTrue(cache.get("May", List.class).isEmpty());
        });
    }

    @Test
    void invalidatedEntriesDoNotComeBack() {
        fill("May", "June");
        application((news, _) -> {
            news.forget("May");
            news.headlines("May");
            assertEquals(1, news.computed.get());
            news.forget("May");
        });
        application((news, _) -> {
            news.headlines("June");
            assertEquals(0, news.computed.get());
            news.headlines("May");
            assertEquals(1, news.computed.get());
            news.forgetAll();
            news.headlines("June");
            assertEquals(2, news.computed.get());
        });
        application((news, _) -> {
            news.headlines("June");
            assertEquals(0, news.computed.get());
            news.headlines("May");
            assertEquals(1, news.computed.get());
        });
    }

    @Test
    void entriesOfASnapshotExpire() throws Exception {
        fill("May");
        properties.put("micronaut.caches.headlines.expire-after-write", "1ms");
        Thread.sleep(2);
        application((news, cache) -> {
            assertTrue(cache.get("May", List.class).isEmpty());
            news.headlines("May");
            assertEquals(1, news.computed.get());
        });
        properties.put("micronaut.caches.headlines.expire-after-write", "1h");
        fill("June");
        application((news, _) -> {
            news.headlines("June");
            assertEquals(0, news.computed.get());
        });
    }

    @Test
    void theFileHoldsNoMoreThanTheCacheMayHave() {
        fill("May", "June", "July");
        properties.put("micronaut.caches.headlines.maximum-size", "2");
        fill("August");
        application((news, _) -> {
            news.headlines("August");
            assertEquals(0, news.computed.get());
            List.of("May", "June", "July").forEach(news::headlines);
            assertEquals(2, news.computed.get());
        });
    }

    @Test
    void theApplicationStoresWhenItWants() {
        properties.put("micronaut.caches.headlines.store-on-shutdown", "false");
        application((news, cache) -> {
            news.headlines("May");
            cache.store();
            assertTrue(cache.getNativeCache().asMap().isEmpty(), "the snapshot has taken over");
            news.headlines("May");
            news.headlines("June");
            assertEquals(2, news.computed.get());
            cache.store();
            news.headlines("May");
            news.headlines("June");
            news.headlines("July");
            assertEquals(3, news.computed.get());
        });
        application((news, _) -> {
            news.headlines("May");
            news.headlines("June");
            assertEquals(0, news.computed.get());
            news.headlines("July");
            assertEquals(1, news.computed.get());
        });
    }

    @Test
    void aDamagedFileIsReplaced() throws Exception {
        // A JVM looks at the whole file in any case, an image only then.
        assertTrue(SnapshotFile.CHECKED.isChecked());
        fill("May");
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        application((news, _) -> {
            assertEquals(MAY, news.headlines("May"));
            assertEquals(1, news.computed.get());
        });
        logged(Level.WARN, "starts empty, and its file will be replaced");
        application((news, _) -> {
            news.headlines("May");
            assertEquals(0, news.computed.get());
        });
    }

    @Test
    void aFileOfSomethingElseIsReplaced() throws Exception {
        Files.createDirectories(file.getParent());
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        DOSS.provider().snapshot(List.of("May"), slot);
        DOSS.provider().store(slot, file);
        DOSS.provider().discard(slot);
        fill("May");
        logged(Level.WARN, "is not its snapshot");
        application((news, _) -> {
            news.headlines("May");
            assertEquals(0, news.computed.get());
        });
    }

    @Test
    void aFileOfAnotherSlotIsReplaced() {
        fill("May");
        properties.put("micronaut.caches.headlines.snapshot-slot", "3");
        fill("May");
        logged(Level.WARN, "its slot is 0, this program has 3");
        application((news, _) -> {
            news.headlines("May");
            assertEquals(0, news.computed.get());
        });
    }

    @Test
    void aFileThatOthersMayWriteToIsReplaced() throws Exception {
        fill("May");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
        startsEmptyOnce("others than its owner may write to it");
    }

    @Test
    void aFileOfAnotherOwnerIsReplaced() throws Exception {
        fill("May");
        assumeTrue(Files.getAttribute(file, "unix:uid").equals(0), "only root gives files away");
        Files.setAttribute(file, "unix:uid", 1234);
        startsEmptyOnce("it belongs to user 1234");
    }

    private void startsEmptyOnce(String reason) {
        fill("May");
        logged(Level.WARN, reason);
        application((news, _) -> {
            assertEquals(MAY, news.headlines("May"));
            assertEquals(0, news.computed.get());
        });
    }

    @Test
    void aModeThatLoadsIsKept() throws Exception {
        fill("May");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        fill("June");
        assertEquals(
                "rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void theFileOfAnotherProcessIsNotTakenForTheOwn() throws Exception {
        fill("May", "July");
        Path others = directory.resolve("others");
        Files.copy(file, others, StandardCopyOption.COPY_ATTRIBUTES);
        application((news, cache) -> {
            news.forget("May");
            news.change("June", "own");
            // Right behind STORE: it logs what it has stored.
            AppenderBase<ILoggingEvent> otherProcess =
                    new AppenderBase<>() {
                        @Override
                        protected void append(ILoggingEvent event) {
                            if (event.getFormattedMessage().contains("entries stored in")) {
                                replaceFile(others);
                            }
                        }
                    };
            otherProcess.start();
            logger().addAppender(otherProcess);
            try {
                cache.store();
            } finally {
                logger().detachAppender(otherProcess);
            }
            assertFalse(Files.exists(others), "the other process has replaced the file");
            assertTrue(cache.get("May", List.class).isEmpty(), "an entry that was invalidated");
            assertEquals(List.of("own"), cache.get("June", List.class).orElseThrow());
            cache.store();
        });
        application((news, cache) -> {
            assertTrue(cache.get("May", List.class).isEmpty());
            assertEquals(List.of("own"), news.headlines("June"));
        });
    }

    private void replaceFile(Path by) {
        try {
            Files.move(by, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void whatIsNoDataIsNotStored() {
        properties.put(
                "micronaut.caches.threads.snapshot-file", directory.resolve("threads").toString());
        properties.put("micronaut.caches.threads.snapshot-slot", "1");
        try (ApplicationContext context = ApplicationContext.run(properties)) {
            News news = context.getBean(News.class);
            news.headlines("May");
            Thread thread = news.thread("worker");
            SnapshotCache cache = cache(context, "threads");
            DOSSException e = assertThrows(DOSSException.class, cache::store);
            assertTrue(e.getMessage().contains("java.lang.Thread"), e.getMessage());
            assertEquals(thread, news.thread("worker"));
        }
        logged(Level.ERROR, "Cache 'threads' is not stored");
        assertFalse(Files.exists(directory.resolve("threads")));
        assertTrue(Files.exists(file), "the other cache is");
    }

    @Test
    void twoCachesHaveTwoSlots() {
        properties.put(
                "micronaut.caches.weather.snapshot-file", directory.resolve("weather").toString());
        properties.put("micronaut.caches.weather.snapshot-slot", "1");
        application((news, _) -> {
            news.headlines("May");
            news.weather("Brno", 1);
            assertEquals(2, news.computed.get());
        });
        application((news, _) -> {
            news.headlines("May");
            assertEquals("sun in Brno on day 1", news.weather("Brno", 1));
            assertEquals(0, news.computed.get());
            news.weather("Brno", 2);
            assertEquals(1, news.computed.get());
        });
    }

    @Test
    void wrongConfigurationsAreRefused() {
        String caches = "micronaut.caches.";
        refused("there is no snapshot slot 8", caches + "headlines.snapshot-slot", "8");
        refused(
                "expire-after-access: not possible",
                caches + "headlines.expire-after-access",
                "1h");
        refused("maximum-weight: not possible", caches + "headlines.maximum-weight", "5");
        refused(
                "has slot 0 as well; give each a slot of its own",
                caches + "weather.snapshot-file",
                directory.resolve("weather").toString());
        DOSS.Slot slot = DOSS.heap().getSlot(5);
        DOSS.provider().snapshot(List.of("of the application"), slot);
        refused("Slot 5 holds another snapshot", caches + "headlines.snapshot-slot", "5");
        DOSS.provider().discard(slot);
    }

    private void refused(String reason, String property, String value) {
        Map<String, Object> wrong = new HashMap<>(properties);
        wrong.put(property, value);
        Exception e =
                assertThrows(
                        Exception.class,
                        () -> {
                            ApplicationContext.run(wrong).close();
                        });
        String text = e.toString().toLowerCase(Locale.ROOT);
        assertTrue(text.contains(reason.toLowerCase(Locale.ROOT)), text);
    }

    @Test
    void aCacheWithoutAFileLivesInMemory() {
        properties.clear();
        properties.put("micronaut.caches.headlines.expire-after-access", "1h");
        for (int start = 0; start < 2; start++) {
            application((news, cache) -> {
                news.headlines("May");
                news.headlines("May");
                assertEquals(1, news.computed.get());
                DOSSException e = assertThrows(DOSSException.class, cache::store);
                assertTrue(
                        e.getMessage().contains("micronaut.caches.headlines.snapshot-file"),
                        e.getMessage());
            });
        }
    }

    @Test
    void threadsUseTheCacheWhileItIsStored() throws Exception {
        fill("May");
        try (ApplicationContext context = ApplicationContext.run(properties);
                var threads = Executors.newFixedThreadPool(4)) {
            News news = context.getBean(News.class);
            SnapshotCache cache = cache(context, "headlines");
            AtomicBoolean stop = new AtomicBoolean();
            List<Future<Integer>> users = new ArrayList<>();
            for (int t = 0; t < 4; t++) {
                String own = "month " + t;
                users.add(
                        threads.submit(() -> {
                            int rounds = 0;
                            for (; !stop.get() || rounds < 100; rounds++) {
                                assertEquals(MAY, news.headlines("May"));
                                news.change(own, "round " + rounds);
                                assertEquals(List.of("round " + rounds), news.headlines(own));
                                news.forget(own);
                                assertTrue(cache.get(own, List.class).isEmpty());
                                news.headlines(own + rounds % 10);
                            }
                            return rounds;
                        }));
            }
            for (int i = 0; i < 20; i++) {
                cache.store();
            }
            stop.set(true);
            for (Future<Integer> user : users) {
                assertTrue(user.get() >= 100);
            }
            assertEquals(40, news.computed.get(), "nothing is computed twice");
        }
    }
}
