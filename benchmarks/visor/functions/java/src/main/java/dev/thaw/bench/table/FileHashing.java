// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 of the file that it is sent. */
public final class FileHashing implements HttpFunction {
    private static final int PIECE = 1 << 16;

    private final byte[] piece = new byte[PIECE];

    @Override
    public void service(HttpRequest request, HttpResponse response) throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("each JDK has SHA-256", e);
        }
        InputStream file = request.getInputStream();
        for (int read = file.read(piece); read >= 0; read = file.read(piece)) {
            digest.update(piece, 0, read);
        }
        response.setContentType("text/plain");
        response.getWriter().write(HexFormat.of().formatHex(digest.digest()));
    }
}
