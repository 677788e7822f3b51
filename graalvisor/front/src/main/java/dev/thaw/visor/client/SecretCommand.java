// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonObject;
import dev.thaw.visor.store.Names;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "secret",
        description = {
            "keep what functions get as a variable and nothing shows; without a name, list them",
            "",
            "The value is read from the standard input, or a file: other users see what a command line says."
                    + " A line break at its end is left out. Functions that name it are loaded anew.",
            ""
        },
        footer = {
            "",
            "Example: thaw function secret db-password < password.txt",
            "         thaw function deploy shop.fn --secret DB_PASSWORD=db-password",
            "         thaw function secret db-password --remove"
        })
final class SecretCommand extends AnswerCommand {
    @Parameters(paramLabel = "NAME", arity = "0..1")
    private String name;

    @Option(
            names = "--tenant",
            paramLabel = "NAME",
            defaultValue = Names.DEFAULT_TENANT,
            description = "whose functions may name it; default: ${DEFAULT-VALUE}")
    private String tenant;

    @Option(names = "--file", paramLabel = "FILE", description = "instead of the standard input")
    private Path file;

    @Option(names = "--remove", description = "forget it; no function may name it")
    private boolean remove;

    @Override
    void run() throws IOException, EndException {
        String uri = "/tenants/" + DeployCommand.encoded(tenant) + "/secrets";
        if (name == null) {
            if (remove || file != null) {
                throw new EndException(USAGE, "name the secret");
            }
            JsonObject all = manage("GET", uri);
            if (json) {
                System.out.println(all);
            } else {
                all.getAsJsonArray("secrets").forEach(one -> System.out.println(one.getAsString()));
            }
            return;
        }
        String one = uri + "/" + DeployCommand.encoded(name);
        if (remove) {
            JsonObject answer = manage("DELETE", one);
            System.out.println(json ? answer : name + ": removed");
            return;
        }
        byte[] value =
                withoutLineBreak(
                        file == null ? System.in.readAllBytes() : Files.readAllBytes(file));
        JsonObject answer =
                manage("PUT", one, Map.of(), new ByteArrayInputStream(value), value.length);
        int reloaded = answer.getAsJsonArray("reloaded").size();
        String loaded = reloaded == 0 ? "" : "; loaded anew: " + answer.get("reloaded");
        System.out.println(json ? answer : name + ": kept" + loaded);
    }

    private static byte[] withoutLineBreak(byte[] value) {
        int end = value.length;
        end -= end > 0 && value[end - 1] == '\n' ? 1 : 0;
        end -= end < value.length && end > 0 && value[end - 1] == '\r' ? 1 : 0;
        return Arrays.copyOf(value, end);
    }
}
