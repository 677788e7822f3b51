// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.fake.FunctionFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One file for a state that several versions have. */
class SharedStatesTest {
    @TempDir private Path directory;

    private static StoredVersion deploy(Store store, String name, String tenant, String state)
            throws IOException, RefusedException {
        try (Staged staged = store.stage()) {
            Files.write(staged.upload(), FunctionFiles.stateful(FunctionFiles.elf(), state));
            staged.unpack(name + ".fn", "", 1 << 20);
            StoredVersion version = store.add(name, tenant, staged);
            store.publish(name, tenant, version, FunctionSettings.DEFAULT);
            return version;
        }
    }

    /** Its device and inode. */
    private static Object file(StoredVersion version) throws IOException {
        return Files.readAttributes(version.stateFile(), BasicFileAttributes.class).fileKey();
    }

    @Test
    void versionsOfATenantWithOneStateHaveOneFile() throws Exception {
        Store store = Store.open(directory);
        StoredVersion first = deploy(store, "a", "t", "made");
        StoredVersion second = deploy(store, "a", "t", "made");
        StoredVersion other = deploy(store, "b", "t", "made");
        assertEquals(file(first), file(second));
        assertEquals(file(first), file(other));
        assertNotEquals(file(first), file(deploy(store, "a", "t", "other")));

        Store again = Store.open(directory);
        assertEquals(file(first), file(again.function("b").currentVersion()));
        again.remove("a");
        assertEquals("made", Files.readString(other.stateFile()));
        again.remove("b");
        assertTrue(Files.notExists(other.stateFile()));
    }

    @Test
    void noTenantHasAnothersFile() throws Exception {
        Store store = Store.open(directory);
        StoredVersion first = deploy(store, "a", "t", "made");
        assertNotEquals(file(first), file(deploy(store, "b", "other", "made")));
    }

    @Test
    void aFileThatIsDamagedIsNotShared() throws Exception {
        Store store = Store.open(directory);
        StoredVersion first = deploy(store, "a", "t", "made");
        Files.writeString(first.stateFile(), "mode");
        StoredVersion second = deploy(store, "b", "t", "made");
        assertNotEquals(file(first), file(second));
        assertEquals("made", Files.readString(second.stateFile()));
    }

    @Test
    void whatIsSharedTakesATenantsDiskOnce() throws Exception {
        Store store = Store.open(directory);
        JsonObject limits = new JsonObject();
        limits.addProperty("disk", 150_000);
        store.setTenant("t", TenantSettings.DEFAULT.with(limits));
        deploy(store, "a", "t", "x".repeat(100_000));
        deploy(store, "b", "t", "x".repeat(100_000));
        RefusedException refused =
                assertThrows(
                        RefusedException.class, () -> deploy(store, "c", "t", "y".repeat(100_000)));
        assertEquals("disk", refused.failure().type());
    }
}
