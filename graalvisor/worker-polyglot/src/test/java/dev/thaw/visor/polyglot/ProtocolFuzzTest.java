// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.thaw.fuzz.Fuzz;
import dev.thaw.fuzz.MemoryDirectory;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the front sends, nearly right. */
class ProtocolFuzzTest {
    private static final Fields CALL = new Fields().add(":method", "POST").add("name", "value");

    @TempDir(factory = MemoryDirectory.class)
    private Path directory;

    @Test
    void frames() throws Exception {
        Fuzz.of("frames")
                .seed(
                        bytes(
                                Frame.of(Frame.Kind.INVOKE, 7, CALL),
                                new Frame(Frame.Kind.BODY, true, 7, new byte[9]),
                                Frame.of(Frame.Kind.CANCEL, 7, new Fields())))
                .refusal(ProtocolException.class)
                .run(input -> {
                    Connection connection = new Connection(new Bytes(ByteBuffer.wrap(input)));
                    List<Object> kinds = new ArrayList<>();
                    try {
                        Frame frame = connection.read();
                        for (; frame != null && kinds.size() < 100; frame = connection.read()) {
                            kinds.add(frame.kind());
                            Fields.read(frame.payload());
                        }
                    } finally {
                        // its thread that writes ends by that
                        connection.send(Frame.of(Frame.Kind.STATS, 0, new Fields()));
                    }
                    return kinds;
                });
    }

    private static byte[] bytes(Frame... frames) {
        ByteBuffer all = ByteBuffer.allocate(1 << 10);
        for (Frame frame : frames) {
            all.put(frame.encode());
        }
        byte[] bytes = new byte[all.position()];
        all.flip().get(bytes);
        return bytes;
    }

    /** Gives bytes, and takes none. */
    private record Bytes(ByteBuffer bytes) implements ByteChannel {
        @Override
        public int read(ByteBuffer to) {
            int count = Math.min(Math.min(to.remaining(), bytes.remaining()), 17);
            if (count == 0) {
                return -1;
            }
            to.put(bytes.slice(bytes.position(), count));
            bytes.position(bytes.position() + count);
            return count;
        }

        @Override
        public int write(ByteBuffer from) throws IOException {
            throw new IOException("nobody reads");
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }

    @Test
    void functions() throws Exception {
        Path script = Files.writeString(directory.resolve("f.js"), "() => 1");
        Fields settings =
                new Fields()
                        .add(":language", "javascript")
                        .add(":source", script.toString())
                        .add(":entry", "main")
                        .add(":languages", "python")
                        .add(":jar", "/a.jar")
                        .add(":environment", "A=b");
        Fuzz.of("functions")
                .seed(
                        new Fields()
                                .add(":function", "f")
                                .add(":concurrency", 4)
                                .add(":configuration", settings.encode())
                                .encode())
                .tokens(":source", ":jar", "\0", "/", "/etc", ":cpu-ms", "-1", script.toString())
                .refusal(ProtocolException.class)
                .refusal(Refusal.class)
                .run(input -> {
                    Fields load = Fields.read(input);
                    assertEquals(
                            load.first(":function"), Fields.read(load.encode()).first(":function"));
                    ScriptSettings read = ScriptSettings.of(FunctionSettings.read(load));
                    assertNotNull(read.text());
                    return List.of(read.language(), read.jars().size(), read.others().size());
                });
    }
}
