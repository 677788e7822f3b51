// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Tokens of those who manage by TCP. Only their hashes are kept; as a token is 32 random bytes,
 * nothing is gained by a slow one.
 */
public final class AccessTokens {
    private static final int BYTES = 32;

    private final Path file;
    private final Map<String, String> hashes = new TreeMap<>();
    private final SecureRandom random = new SecureRandom();

    public AccessTokens(Path file) throws IOException {
        this.file = file;
        if (Files.exists(file)) {
            try {
                for (Map.Entry<String, JsonElement> one : Store.parse(file).entrySet()) {
                    hashes.put(one.getKey(), one.getValue().getAsString());
                }
            } catch (RuntimeException e) {
                throw new IOException(file + " is damaged: " + e.getMessage(), e);
            }
        }
    }

    /** A new token, which nobody can find out again; an earlier one of that name is void. */
    public synchronized String create(String name) throws IOException, RefusedException {
        Names.checked("the token's name", name);
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        Map<String, String> next = new TreeMap<>(hashes);
        next.put(name, hash(token));
        replace(next);
        return token;
    }

    public synchronized void remove(String name) throws IOException, RefusedException {
        Map<String, String> next = new TreeMap<>(hashes);
        if (next.remove(name) == null) {
            throw new RefusedException(404, "not-found", "there is no token '" + name + "'");
        }
        replace(next);
    }

    private void replace(Map<String, String> next) throws IOException {
        JsonObject json = new JsonObject();
        next.forEach(json::addProperty);
        DurableFiles.replace(file, json.toString());
        hashes.clear();
        hashes.putAll(next);
    }

    public synchronized List<String> names() {
        return List.copyOf(hashes.keySet());
    }

    /** Whose token it is; null: nobody's. */
    public synchronized String holder(String token) {
        byte[] hash = hash(token).getBytes(StandardCharsets.US_ASCII);
        String holder = null;
        for (Map.Entry<String, String> one : hashes.entrySet()) {
            byte[] known = one.getValue().getBytes(StandardCharsets.US_ASCII);
            if (MessageDigest.isEqual(hash, known)) {
                holder = one.getKey();
            }
        }
        return holder;
    }

    private static String hash(String token) {
        byte[] bytes = token.getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(FunctionFile.sha256().digest(bytes));
    }
}
