// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;

/** What a client asks for: the message that the client's {@code request.rs} writes. */
final class Request {
    static final int CLASS = 1;
    static final int JAR = 2;
    static final int MODULE = 3;

    final int mode;
    final int umask;

    /** The numbers that the program finds its descriptors at. */
    final int[] descriptors;

    /** Where they are now. */
    final int[] received;

    final int directoryDescriptor;
    final String main;

    /** Tells main classes apart in the names of files. */
    final String key;

    final String directory;
    final byte[] directoryBytes;
    final String[] arguments;

    /** Options that only the program reads, as they were given: {@code -Dname=value}. */
    final String[] properties;

    final byte[][] variables;

    private Request(ByteBuffer body, int[] passed, Charset charset) throws IOException {
        body.order(ByteOrder.LITTLE_ENDIAN);
        mode = body.getInt();
        umask = body.getInt();
        descriptors = new int[count(body, 4)];
        for (int i = 0; i < descriptors.length; i++) {
            descriptors[i] = body.getInt();
        }
        if (passed[0] != descriptors.length + 1) {
            throw new IOException("The request has " + passed[0] + " descriptors");
        }
        directoryDescriptor = passed[1];
        received = new int[descriptors.length];
        System.arraycopy(passed, 2, received, 0, received.length);
        main = new String(bytes(body), charset);
        key = new String(bytes(body), charset);
        directoryBytes = bytes(body);
        directory = new String(directoryBytes, charset);
        arguments = new String[count(body, 4)];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = new String(bytes(body), charset);
        }
        properties = new String[count(body, 4)];
        for (int i = 0; i < properties.length; i++) {
            properties[i] = new String(bytes(body), charset);
        }
        variables = new byte[count(body, 4)][];
        for (int i = 0; i < variables.length; i++) {
            variables[i] = bytes(body);
        }
    }

    /** Reads a request; passed is the number of descriptors and the descriptors. */
    static Request read(byte[] body, int[] passed, Charset charset) throws IOException {
        try {
            return new Request(ByteBuffer.wrap(body), passed, charset);
        } catch (BufferUnderflowException e) {
            throw new IOException("The request is too short", e);
        }
    }

    /** As the launcher sets sun.java.command. */
    String command() {
        StringBuilder text = new StringBuilder(main);
        for (String argument : arguments) {
            text.append(' ').append(argument);
        }
        return text.toString();
    }

    private static int count(ByteBuffer body, int size) throws IOException {
        int count = body.getInt();
        if (count < 0 || count > body.remaining() / size) {
            throw new IOException("The request has a count of " + count);
        }
        return count;
    }

    private static byte[] bytes(ByteBuffer body) throws IOException {
        byte[] bytes = new byte[count(body, 1)];
        body.get(bytes);
        return bytes;
    }
}
