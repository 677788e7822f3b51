// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.thaw.sd.graph.GraphComparison;
import dev.thaw.sd.model.Address;
import dev.thaw.sd.model.Graphs;
import dev.thaw.sd.model.Samples;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class GraphComparisonTest {
    private static String differenceOf(Object original, Object copy) {
        return GraphComparison.firstDifference(original, copy);
    }

    @Test
    void equalGraphsDoNotDiffer() {
        assertNull(differenceOf(Samples.project(), Samples.project()));
        assertNull(differenceOf(Graphs.Network.make(5), Graphs.Network.make(5)));
        assertNull(differenceOf(Graphs.Chain.make(100_000), Graphs.Chain.make(100_000)));
        assertNull(differenceOf(new Random(1), new Random(1)));
    }

    @Test
    void findsOtherValues() {
        Address other = Samples.address();
        other.setNumber(18);
        assertEquals("root.number: 17 became 18", differenceOf(Samples.address(), other));
        assertEquals(
                "root: the elements of a double[] differ",
                differenceOf(new double[] {0.0}, new double[] {-0.0}));
        assertEquals(
                "root.flags: 1 became 2",
                differenceOf(Pattern.compile("a", 1), Pattern.compile("a", 2)));
        assertEquals(
                "root[0]: a java.lang.String became null",
                differenceOf(Arrays.asList("x"), Arrays.asList((String) null)));
    }

    @Test
    void findsOtherClasses() {
        assertEquals(
                "root: a java.util.ArrayList became a java.util.LinkedList",
                differenceOf(new ArrayList<>(), new LinkedList<>()));
    }

    @Test
    void findsLostAndNewSharing() {
        Object shared = new Object[1];
        Object[] one = {shared, shared};
        Object[] two = {new Object[1], new Object[1]};
        assertEquals("root[1]: a java.lang.Object[] became two", differenceOf(one, two));
        assertEquals("root[1]: two java.lang.Object[] became one", differenceOf(two, one));
    }

    @Test
    void findsAnotherOrder() {
        Map<String, Integer> ab = new LinkedHashMap<>(new TreeMap<>(Map.of("a", 1, "b", 2)));
        Map<String, Integer> ba = new LinkedHashMap<>();
        ba.put("b", 2);
        ba.put("a", 1);
        assertEquals("root[entry 0].key: a became b", differenceOf(ab, ba));
        assertEquals("root: 1 elements became 0", differenceOf(Arrays.asList(1), Arrays.asList()));
    }

    @Test
    void looksIntoObjectsThatDoNotSayWhenTheyAreEqual() {
        assertNull(differenceOf(new SplittableRandom(1), new SplittableRandom(1)));
        assertEquals(
                "root.seed: 1 became 2",
                differenceOf(new SplittableRandom(1), new SplittableRandom(2)));
        assertEquals(
                "root.parties: 2 became 3",
                differenceOf(new CyclicBarrier(2), new CyclicBarrier(3)));
    }

    @Test
    void looksThroughHolders() {
        assertEquals(
                "root.value: a java.lang.Integer became a java.lang.Long",
                differenceOf(new AtomicReference<>(1), new AtomicReference<>(1L)));
        assertEquals(
                "root.value.number: 17 became 18",
                differenceOf(Optional.of(address(17)), Optional.of(address(18))));
        assertEquals(
                "root.result: x became y",
                differenceOf(
                        CompletableFuture.completedFuture("x"),
                        CompletableFuture.completedFuture("y")));
    }

    private static Address address(int number) {
        Address address = Samples.address();
        address.setNumber(number);
        return address;
    }
}
