// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;

/** What scripts lack: HTTP. They call it as the paper's functions call libraries of Java. */
public final class Transfer {
    private Transfer() {}

    /** Reads an object and writes it to another place; bytes. */
    public static int copy(String from, String to) throws IOException {
        byte[] object = get(from);
        HttpURLConnection put = (HttpURLConnection) URI.create(to).toURL().openConnection();
        put.setRequestMethod("PUT");
        put.setDoOutput(true);
        put.setFixedLengthStreamingMode(object.length);
        try (OutputStream out = put.getOutputStream()) {
            out.write(object);
        }
        if (put.getResponseCode() / 100 != 2) {
            throw new IOException(to + " is answered with " + put.getResponseCode());
        }
        return object.length;
    }

    private static byte[] get(String from) throws IOException {
        try (InputStream in = URI.create(from).toURL().openStream()) {
            return in.readAllBytes();
        }
    }
}
