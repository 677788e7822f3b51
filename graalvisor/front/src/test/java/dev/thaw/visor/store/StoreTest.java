// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.fake.FunctionFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoreTest {
    @TempDir private Path directory;

    private static StoredFunction deploy(Store store, String name, String entry)
            throws IOException, RefusedException {
        try (Staged staged = store.stage()) {
            Files.write(staged.upload(), FunctionFiles.archive(entry));
            staged.unpack(name + ".fn", "", 1 << 20);
            try (NameLocks.Held held = store.lock(name)) {
                StoredVersion version = store.add(name, "t", staged);
                try {
                    return store.publish(name, "t", version, FunctionSettings.DEFAULT);
                } catch (IOException e) {
                    store.withdraw(name, "t", version);
                    throw e;
                }
            }
        }
    }

    private static String state(Store store) {
        StringBuilder state = new StringBuilder();
        for (StoredFunction f : store.functions().values()) {
            state.append(f.name())
                    .append('@')
                    .append(f.current())
                    .append(f.currentVersion().manifest().entry())
                    .append(f.versions().keySet())
                    .append(f.aliases().weights().isEmpty() ? "" : f.aliases().toJson())
                    .append(' ');
        }
        return state.toString().strip();
    }

    @Test
    void whatIsDeployedIsThereAfterARestart() throws Exception {
        Store store = Store.open(directory);
        deploy(store, "a", "One");
        deploy(store, "a", "Two");
        deploy(store, "b", "One");
        JsonObject change = new JsonObject();
        change.addProperty("memory", 7 << 20);
        StoredFunction a = store.function("a");
        store.publish("a", "t", a.currentVersion(), a.settings().with(change));
        store.setTenant("t", TenantSettings.DEFAULT.with(limits()));
        assertEquals("a@2Two[1, 2] b@1One[1]", state(store));

        Store again = Store.open(directory);
        assertEquals("a@2Two[1, 2] b@1One[1]", state(again));
        assertEquals(7 << 20, again.function("a").settings().memory());
        assertEquals(1, again.function("a").previous());
        assertEquals("host", again.tenant("t").network());
        again.remove("a");
        assertEquals("b@1One[1]", state(Store.open(directory)));
        deploy(again, "a", "Three");
        assertEquals("a@3Three[3] b@1One[1]", state(Store.open(directory)));
    }

    /** A worker that has a library open takes what comes to its path for the same. */
    @Test
    void noPathOfAVersionIsEverAnothersWhileTheServerRuns() throws Exception {
        deploy(Store.open(directory), "a", "One");
        Store store = Store.open(directory);
        Set<Path> paths = new HashSet<>(Set.of(store.function("a").currentVersion().directory()));
        for (int i = 0; i < 3; i++) {
            store.remove("a");
            assertTrue(paths.add(deploy(store, "a", "Next").currentVersion().directory()));
            try (Staged staged = store.stage()) {
                Files.write(staged.upload(), FunctionFiles.archive("Refused"));
                staged.unpack("a.fn", "", 1 << 20);
                StoredVersion refused = store.add("a", "t", staged);
                assertTrue(paths.add(refused.directory()), "" + paths);
                store.withdraw("a", "t", refused);
            }
        }
        store.remove("a");
        try (Staged staged = store.stage()) {
            Files.write(staged.upload(), FunctionFiles.archive("Refused"));
            staged.unpack("a.fn", "", 1 << 20);
            StoredVersion first = store.add("a", "t", staged);
            assertTrue(paths.add(first.directory()), "" + paths);
            store.withdraw("a", "t", first);
        }
        assertTrue(paths.add(deploy(store, "a", "Last").currentVersion().directory()));
    }

    /** The form is noted, also where a server that did not note it has been. */
    @Test
    void aDirectoryOfAnotherVersionIsLeftAsItIs() throws Exception {
        deploy(Store.open(directory), "a", "One");
        Path format = directory.resolve(StoreFormat.FILE);
        assertEquals("1\n", Files.readString(format));
        Files.delete(format);
        assertEquals("a@1One[1]", state(Store.open(directory)));
        assertEquals("1\n", Files.readString(format));

        Path other = Files.createDirectory(directory.resolve("other"));
        for (String form : List.of("2\n", "", "x".repeat(5000))) {
            Files.writeString(other.resolve(StoreFormat.FILE), form);
            IOException refused = assertThrows(IOException.class, () -> Store.open(other));
            assertTrue(refused.getMessage().contains("this version of Thaw reads 1"));
            assertTrue(refused.getMessage().length() < 500);
            try (Stream<Path> files = Files.list(other)) {
                assertEquals(1, files.count());
            }
        }
    }

    private static JsonObject limits() {
        JsonObject limits = new JsonObject();
        limits.addProperty("network", "host");
        return limits;
    }

    @Test
    void aRollbackKeepsNumbers() throws Exception {
        Store store = Store.open(directory);
        deploy(store, "a", "One");
        deploy(store, "a", "Two");
        StoredFunction a = store.function("a");
        store.publish("a", "t", a.versions().get(1), a.settings());
        assertEquals("a@1One[1, 2]", state(Store.open(directory)));
        deploy(store, "a", "Three");
        assertEquals("a@3Three[1, 2, 3]", state(Store.open(directory)));
        assertEquals(1, store.function("a").previous());
    }

    @Test
    void oldVersionsGo() throws Exception {
        Store store = Store.open(directory);
        for (int i = 1; i <= 14; i++) {
            deploy(store, "a", "E" + i);
        }
        assertEquals(10, store.function("a").versions().size());
        assertEquals(
                Set.of(5, 14),
                Set.of(
                        store.function("a").versions().firstKey(),
                        store.function("a").versions().lastKey()));
        assertEquals(state(store), state(Store.open(directory)));
    }

    @Test
    void versionsThatAnAliasNamesStay() throws Exception {
        Store store = Store.open(directory);
        deploy(store, "a", "One");
        store.keep(store.function("a").withAlias("live", weights(1)));
        for (int i = 2; i <= 14; i++) {
            deploy(store, "a", "E" + i);
        }
        assertEquals(10, store.function("a").versions().size());
        assertEquals(1, store.function("a").versions().firstKey());
        assertEquals(state(store), state(Store.open(directory)));
        store.keep(store.function("a").withoutAlias("live"));
        deploy(store, "a", "Last");
        assertEquals(6, store.function("a").versions().firstKey());
    }

    private static JsonObject weights(int version) {
        JsonObject weights = new JsonObject();
        weights.addProperty("" + version, 1);
        return weights;
    }

    @Test
    void aFunctionBelongsToOneTenant() throws Exception {
        Store store = Store.open(directory);
        deploy(store, "a", "One");
        try (Staged staged = store.stage()) {
            Files.write(staged.upload(), FunctionFiles.archive("Two"));
            staged.unpack("a.fn", "", 1 << 20);
            RefusedException e =
                    assertThrows(RefusedException.class, () -> store.add("a", "other", staged));
            assertEquals(409, e.failure().status());
        }
    }

    /** What a kill leaves is what the files are then: so they are copied at each step. */
    @Test
    void whoeverKillsItAtAnyStepFindsTheOldOrTheNewStateAndNoRubbish() throws Exception {
        Path data = directory.resolve("data");
        List<Path> copies = new ArrayList<>();
        List<String> names = new ArrayList<>();
        Store store =
                Store.open(
                        data,
                        step -> {
                            Path copy = directory.resolve("copy" + copies.size());
                            copyTree(data, copy);
                            copies.add(copy);
                            names.add(step);
                        });
        deploy(store, "a", "One");
        deploy(store, "a", "Two");
        store.keep(store.function("a").withAlias("live", weights(1)));
        store.remove("a");
        Set<String> allowed =
                Set.of("", "a@1One[1]", "a@2Two[1, 2]", "a@2Two[1, 2]{\"live\":{\"1\":1}}");
        String last = "";
        for (int i = 0; i < copies.size(); i++) {
            Store survivor = Store.open(copies.get(i));
            String state = state(survivor);
            assertTrue(allowed.contains(state), names.get(i) + ": " + state);
            assertTrue(
                    state.isEmpty() || state.compareTo(last) >= 0 || names.get(i).contains("trash"),
                    names.get(i) + ": " + state + " after " + last);
            last = state;
            assertEquals(List.of(), rubbish(copies.get(i), survivor), names.get(i));
            // and it goes on from there
            deploy(survivor, "a", "Next");
            assertEquals("Next", survivor.function("a").currentVersion().manifest().entry());
            assertEquals(state(survivor), state(Store.open(copies.get(i))));
        }
        assertTrue(names.size() >= 14, names.toString());
    }

    @Test
    void whatCannotBeEmptiedIsRemovedAllTheSame() throws Exception {
        Store store =
                Store.open(
                        directory,
                        step -> {
                            if (step.equals("empty trash")) {
                                throw new IOException("no");
                            }
                        });
        deploy(store, "a", "One");
        store.remove("a");
        assertEquals("", state(store));
        Store again = Store.open(directory);
        assertEquals("", state(again));
        assertEquals(List.of(), rubbish(directory, again));
    }

    /** A disk that is full at any step. */
    @Test
    void aFailedDeploymentLeavesNothing() throws Exception {
        for (int failing = 1; failing < 20; failing++) {
            Path data = directory.resolve("full" + failing);
            Store good = Store.open(data);
            deploy(good, "a", "One");
            List<Path> before = files(data);
            int[] step = {0};
            int at = failing;
            Store store =
                    Store.open(
                            data,
                            name -> {
                                if (++step[0] == at) {
                                    throw new IOException("No space left on device");
                                }
                            });
            try {
                deploy(store, "a", "Two");
                assertEquals("a@2Two[1, 2]", state(Store.open(data)), "step " + at);
                if (step[0] < at) {
                    return;
                }
            } catch (IOException e) {
                assertEquals("a@1One[1]", state(store));
                assertEquals(before, files(data), "step " + at);
                assertEquals("a@1One[1]", state(Store.open(data)), "step " + at);
            }
        }
    }

    /** Nothing that is cleared away afterwards takes a version back that callers may have seen. */
    @Test
    void whatFailsAfterThePublicationCostsNoVersion() throws Exception {
        for (String failing : List.of("published", "discard")) {
            Path data = directory.resolve(failing);
            int[] failures = {0};
            Store store =
                    Store.open(
                            data,
                            name -> {
                                if (name.equals(failing)) {
                                    failures[0]++;
                                    throw new IOException("No space left on device");
                                }
                            });
            for (int i = 1; i <= 12; i++) {
                assertEquals(i, deploy(store, "a", "E" + i).current(), failing);
            }
            assertTrue(failures[0] > 0, failing);
            assertEquals(state(store), state(Store.open(data)));
            assertEquals(12, store.function("a").versions().size(), "none could go");
            Store later = Store.open(data);
            deploy(later, "a", "E13");
            assertEquals(10, later.function("a").versions().size(), "they go once they can");
            assertEquals(state(later), state(Store.open(data)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"publish", "it is published"})
    void aFirstDeploymentThatFailsLeavesNothing(String failing) throws Exception {
        Store store =
                Store.open(
                        directory,
                        name -> {
                            if (name.equals(failing)) {
                                throw new IOException("No space left on device");
                            }
                        });
        assertThrows(IOException.class, () -> deploy(store, "a", "One"));
        assertNull(store.function("a"));
        assertEquals(List.of(directory.resolve(StoreFormat.FILE)), files(directory));
    }

    @Test
    void scriptsGetAManifest() throws Exception {
        Store store = Store.open(directory);
        try (Staged staged = store.stage()) {
            Files.writeString(staged.upload(), "x => x");
            staged.unpack("hello.js", "main", 1 << 20);
            assertEquals("javascript", staged.manifest().runtime());
            assertEquals("source.js", staged.manifest().source());
            StoredVersion version = store.add("s", "t", staged);
            store.publish("s", "t", version, FunctionSettings.DEFAULT);
        }
        assertEquals("s@1main[1]", state(Store.open(directory)));
        try (Staged staged = store.stage()) {
            Files.writeString(staged.upload(), "hello");
            RefusedException e =
                    assertThrows(
                            RefusedException.class, () -> staged.unpack("hello.txt", "", 1 << 20));
            assertEquals(422, e.failure().status());
        }
    }

    private static List<Path> rubbish(Path data, Store store) throws IOException {
        List<Path> rubbish = new ArrayList<>(files(data.resolve("staging")));
        rubbish.addAll(files(data.resolve("trash")));
        for (Path file : files(data.resolve("tenants"))) {
            if (store.functions().values().stream()
                    .noneMatch(f ->
                            file.endsWith(f.name() + "/function.json")
                                    || f.versions().values().stream()
                                            .anyMatch(v -> file.startsWith(v.directory())))) {
                rubbish.add(file);
            }
        }
        return rubbish;
    }

    private static List<Path> files(Path root) throws IOException {
        try (Stream<Path> paths = Files.walk(root)) {
            return paths.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void copyTree(Path from, Path to) throws IOException {
        try (Stream<Path> paths = Files.walk(from)) {
            for (Path path : paths.toList()) {
                Files.copy(path, to.resolve(from.relativize(path).toString()));
            }
        }
    }
}
