// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a JVM refuses, though an image takes it: it would be another one. */
class RefusedKindsTest {
    @SuppressWarnings("unchecked")
    private static <T> T copy(T object) {
        Object[] root =
                (Object[]) DOSS.provider().unpack(DOSS.provider().pack(new Object[] {object}));
        return (T) root[0];
    }

    static List<Object> partsOfContainers() {
        Map<String, String> map = new HashMap<>(Map.of("a", "b"));
        Map<String, String> concurrent = new ConcurrentHashMap<>(map);
        Iterator<String> iterator = new LinkedList<>(List.of("a")).iterator();
        Iterator<String> queue = new ConcurrentLinkedQueue<>(List.of("a")).iterator();
        Map<String, String> identity = new IdentityHashMap<>(map);
        return List.of(
                map.entrySet().iterator().next(),
                map.keySet().iterator(),
                concurrent.values().iterator(),
                identity.keySet().iterator(),
                iterator,
                queue);
    }

    @ParameterizedTest
    @MethodSource
    void partsOfContainers(Object part) {
        refuse(part, part.getClass().getName() + " (root[0])");
    }

    enum Mode {
        FAST;

        private int count;
    }

    @Test
    void whatIsOneForEachProcessAndMayChangeIsRefused() {
        Mode.FAST.count++;
        refuse(Mode.FAST, "field 'count' may change");
    }

    @Test
    void urlsThatAProgramOpensAreRefused() throws Exception {
        URI uri = URI.create("http://localhost/a%20b?c#d");
        assertEquals(uri.toURL().toExternalForm(), copy(uri.toURL()).toExternalForm());
        URLStreamHandler own =
                new URLStreamHandler() {
                    @Override
                    protected URLConnection openConnection(URL url) {
                        return null;
                    }
                };
        refuse(URL.of(URI.create("own://x/y"), own), "opens it");
    }

    @Test
    void keysThatAreEqualByNowAreRefused() {
        List<Integer> one = new ArrayList<>(List.of(1));
        List<Integer> two = new ArrayList<>(List.of(2));
        Map<List<Integer>, String> map = new HashMap<>(Map.of(one, "a", two, "b"));
        two.set(0, 1);
        refuse(map, "keys of it were changed");
    }

    private static void refuse(Object object, String message) {
        DOSSException e = assertThrows(DOSSException.class, () -> copy(object));
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }
}
