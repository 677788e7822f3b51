// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss;

import java.util.Objects;

/**
 * What STORE and LOAD may be told of a snapshot file. Immutable.
 *
 * <pre>{@code
 * byte[] key = Files.readAllBytes(Path.of("/run/secrets/snapshots"));
 * FileOptions options = FileOptions.STANDARD.withMode(0640).withKey(key);
 * DOSS.provider().store(slot, file, options);       // here
 * DOSS.provider().load(file, slot, options);        // on another machine
 * }</pre>
 */
public final class FileOptions {
    /** Files for their owner alone; files of this user or root, which nobody else may write. */
    public static final FileOptions STANDARD = new FileOptions(0600, false, false, null);

    /** A key that is shorter is easier to guess than the digest. */
    private static final int MIN_KEY_BYTES = 16;

    private static final int ALL_PERMISSIONS = 0777;

    private final int mode;
    private final boolean anyOwner;
    private final boolean checked;
    private final byte[] key;

    private FileOptions(int mode, boolean anyOwner, boolean checked, byte[] key) {
        this.mode = mode;
        this.anyOwner = anyOwner;
        this.checked = checked;
        this.key = key;
    }

    /**
     * STORE: the permissions of a file that replaces none, whatever the process' mask is. One that
     * replaces another has the other's.
     *
     * @param newMode as {@code chmod} takes them, with the bits of the owner: {@code 0640}
     */
    public FileOptions withMode(int newMode) {
        if ((newMode & ~ALL_PERMISSIONS) != 0 || (newMode & 0600) != 0600) {
            throw new IllegalArgumentException(
                    "mode %04o: it must be 06XX or 07XX, so that the owner can use the file"
                            .formatted(newMode));
        }
        return new FileOptions(newMode, anyOwner, checked, key);
    }

    /**
     * LOAD: this file is meant, whoever owns it and may write to it. Who can write a snapshot file
     * can run any code in the processes that load it.
     */
    public FileOptions ofAnyOwner() {
        return new FileOptions(mode, true, checked, key);
    }

    /**
     * LOAD: reads all of the file once, and refuses one whose bytes are not those that STORE wrote.
     * It takes time that depends on the size; the memory stays shared.
     */
    public FileOptions checked() {
        return new FileOptions(mode, anyOwner, true, key);
    }

    /**
     * For files that cross machines. STORE writes an HMAC-SHA256 of the whole file into it; LOAD
     * reads all of it, and refuses a file that has none or that was made with another key. Without
     * a key, LOAD takes both kinds.
     *
     * @param newKey at least 16 bytes; from a file or a store of secrets, never from a command line
     */
    public FileOptions withKey(byte[] newKey) {
        Objects.requireNonNull(newKey, "key");
        if (newKey.length < MIN_KEY_BYTES) {
            throw new IllegalArgumentException(
                    "a key of %d bytes is too short: it must have at least %d"
                            .formatted(newKey.length, MIN_KEY_BYTES));
        }
        return new FileOptions(mode, anyOwner, checked, newKey.clone());
    }

    /** The permissions of new files. */
    public int mode() {
        return mode;
    }

    /** Whether LOAD takes files of any owner and mode. */
    public boolean isOfAnyOwner() {
        return anyOwner;
    }

    /** Whether LOAD reads and checks all of the file. */
    public boolean isChecked() {
        return checked;
    }

    /** A copy of the key; null if there is none. */
    public byte[] key() {
        return key == null ? null : key.clone();
    }
}
