// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "logs",
        description = "print what a function has written, and why its calls failed",
        footer = {"", "Example: thaw function logs hello --follow"})
final class LogsCommand extends AnswerCommand {
    @Parameters(paramLabel = "NAME")
    private String name;

    @Option(
            names = {"-f", "--follow"},
            description = "go on as more is written")
    private boolean follow;

    @Option(
            names = {"-n", "--lines"},
            paramLabel = "N",
            defaultValue = "100",
            description = "the last N; default: ${DEFAULT-VALUE}")
    private int lines;

    @Override
    void run() throws IOException, EndException {
        String uri = function(name) + "/logs?lines=" + lines;
        ByteArrayOutputStream failure = new ByteArrayOutputStream();
        int status =
                request(
                        "GET",
                        follow ? uri + "&follow" : uri,
                        Map.of(),
                        InputStream.nullInputStream(),
                        0,
                        s -> s < 400 ? new LinePrinter() : failure);
        if (status >= 400) {
            throw new EndException(REFUSED, message(failure.toString(StandardCharsets.UTF_8)));
        }
    }

    /** Prints each line as it comes. */
    private final class LinePrinter extends OutputStream {
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        @Override
        public void write(int b) {
            if (b != '\n') {
                line.write(b);
                return;
            }
            String text = line.toString(StandardCharsets.UTF_8);
            line.reset();
            if (json) {
                System.out.println(text);
                return;
            }
            JsonObject entry = JsonParser.parseString(text).getAsJsonObject();
            System.out.printf(
                    "%s %s %s %s%n",
                    Instant.ofEpochMilli(entry.get("time").getAsLong()),
                    entry.get("call").getAsString(),
                    entry.get("stream").getAsString(),
                    entry.get("text").getAsString().stripTrailing());
        }
    }
}
