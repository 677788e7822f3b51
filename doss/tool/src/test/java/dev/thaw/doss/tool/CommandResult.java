// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import java.io.PrintWriter;
import java.io.StringWriter;

/** How a command of the tool ended. */
record CommandResult(int status, String output, String errors) {
    static CommandResult of(Object... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] texts = new String[arguments.length];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = arguments[i].toString();
        }
        int status =
                SnapshotTool.commandLine()
                        .setOut(new PrintWriter(out))
                        .setErr(new PrintWriter(err))
                        .execute(texts);
        return new CommandResult(status, out.toString(), err.toString());
    }
}
