// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.programs;

import java.io.File;
import java.io.IOException;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;

/** Answers one request by a Python script, prints the answer, and waits to be ended. */
public final class GraalPyOnce {
    private GraalPyOnce() {}

    public static void main(String[] arguments) throws IOException {
        try (Context context = Context.create("python")) {
            context.eval(Source.newBuilder("python", new File(arguments[0])).build());
            String call =
                    "import json\njson.dumps(main(json.loads(%s)), separators=(',', ':'))"
                            .formatted("'" + arguments[1] + "'");
            System.out.println(context.eval("python", call).asString());
            System.in.read();
        }
    }
}
