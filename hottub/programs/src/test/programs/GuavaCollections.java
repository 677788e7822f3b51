// SPDX-License-Identifier: Apache-2.0

import com.google.common.base.CharMatcher;
import com.google.common.base.Enums;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.collect.EnumMultiset;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Interner;
import com.google.common.collect.Interners;
import com.google.common.collect.MapMaker;
import com.google.common.collect.Maps;
import com.google.common.collect.Multimap;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Sets;
import com.google.common.eventbus.EventBus;
import com.google.common.eventbus.Subscribe;
import com.google.common.hash.Hashing;
import com.google.common.reflect.TypeToken;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.ThreadFactoryBuilder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Guava: caches, immutable maps, interners and an event bus in static fields. */
public class GuavaCollections {
    enum Colour {
        RED,
        GREEN,
        BLUE;
        int uses;
    }

    static final AtomicInteger LOADS = new AtomicInteger();
    static final List<String> REMOVED = new ArrayList<>();
    static final LoadingCache<String, Integer> LENGTHS =
            CacheBuilder.newBuilder()
                    .maximumSize(2)
                    .concurrencyLevel(1)
                    .recordStats()
                    .removalListener(n -> REMOVED.add(n.getKey() + " " + n.getCause()))
                    .build(CacheLoader.from(word -> LOADS.incrementAndGet() + word.length()));
    static final ImmutableMap<String, Colour> NAMES =
            Maps.uniqueIndex(List.of(Colour.values()), c -> c.name().charAt(0) + "");
    static final ImmutableMap<Colour, Integer> BY_COLOUR =
            Maps.immutableEnumMap(Map.of(Colour.RED, 1, Colour.BLUE, 3));
    static final Supplier<Integer> ONCE = Suppliers.memoize(LOADS::incrementAndGet);
    static final Interner<String> INTERNER = Interners.newWeakInterner();
    static final ConcurrentMap<Object, String> WEAK = new MapMaker().weakKeys().makeMap();
    static final EventBus BUS = new EventBus("bus");

    static int events;

    @Subscribe
    public void heard(Colour colour) {
        System.out.println("heard " + colour + " " + ++events);
    }

    public static void main(String[] arguments) throws Exception {
        for (String word : List.of("a", "bb", "a", "ccc", "dddd", "a")) {
            System.out.println(word + " " + LENGTHS.get(word));
        }
        System.out.println(LENGTHS.stats().hitCount() + " " + LENGTHS.stats().missCount() + " " + REMOVED);
        System.out.println(NAMES + " " + BY_COLOUR + " " + (NAMES.get("R") == Colour.RED));
        System.out.println(Enums.getIfPresent(Colour.class, "GREEN").get() == Colour.GREEN);
        System.out.println(Enums.stringConverter(Colour.class).convert("BLUE").uses++ + " " + Colour.BLUE.uses);
        System.out.println(ImmutableBiMap.of("one", 1, "two", 2).inverse() + " " + ImmutableSortedSet.of(3, 1, 2));
        System.out.println(Sets.immutableEnumSet(Colour.BLUE, Colour.RED) + " " + EnumMultiset.create(List.of(Colour.RED, Colour.RED)));
        System.out.println(ONCE.get().equals(ONCE.get()));
        System.out.println(INTERNER.intern(new String("x")) == INTERNER.intern(new String("x")));
        WEAK.put(Colour.RED, "red");
        System.out.println(WEAK.size());
        BUS.register(new GuavaCollections());
        BUS.post(Colour.GREEN);
        HashBasedTable<Integer, Colour, String> table = HashBasedTable.create();
        table.put(1, Colour.RED, "x");
        Multimap<Integer, String> byLength = Multimaps.index(List.of("a", "b", "cc"), String::length);
        System.out.println(table + " " + byLength);
        System.out.println(Joiner.on(",").withKeyValueSeparator("=").join(Splitter.on(";").withKeyValueSeparator(":").split("a:1;b:2")));
        System.out.println(CharMatcher.inRange('0', '9').retainFrom("a1b2") + " " + Hashing.murmur3_32_fixed(7).hashString("text", StandardCharsets.UTF_8));
        System.out.println(new TypeToken<Map<String, List<Colour>>>() {}.resolveType(Map.class.getMethod("values").getGenericReturnType()));
        ListeningExecutorService pool =
                MoreExecutors.listeningDecorator(
                        Executors.newFixedThreadPool(2, new ThreadFactoryBuilder().setNameFormat("guava-%d").setDaemon(true).build()));
        ListenableFuture<String> first = pool.submit(() -> Thread.currentThread().getName());
        System.out.println(Futures.allAsList(first, Futures.immediateFuture("done")).get());
    }
}
