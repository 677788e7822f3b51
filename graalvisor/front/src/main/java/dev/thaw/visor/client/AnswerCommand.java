// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import picocli.CommandLine.Option;

/** A command whose result is what the server answers, also as JSON. */
abstract class AnswerCommand extends ClientCommand {
    @Option(names = "--json", description = "print JSON")
    boolean json;

    /** As JSON is asked for: on one line; else for people. */
    final void print(JsonObject answer) {
        System.out.println(
                json ? answer : new GsonBuilder().setPrettyPrinting().create().toJson(answer));
    }
}
