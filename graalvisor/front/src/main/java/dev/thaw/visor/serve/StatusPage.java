// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.call.Function;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.call.WorkerState;

/** What is served, for a person with a browser; no scripts. */
final class StatusPage {
    private static final String HEAD =
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Thaw: functions</title>
            <style>
            body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #222; background: #fff }
            table { border-collapse: collapse; width: 100% }
            th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #ddd }
            td.n, th.n { text-align: right }
            code { background: #f3f3f3; padding: .1rem .3rem }
            @media (prefers-color-scheme: dark) { body { color: #ddd; background: #111 } th, td { border-color: #333 } code { background: #222 } }
            </style>
            </head>
            <body>
            <h1>Functions</h1>
            """;

    private static final String EMPTY =
            """
            <p>There are none yet. Deploy one:</p>
            <p><code>thaw function deploy hello.fn --name hello</code></p>
            """;

    private StatusPage() {}

    static String of(FunctionTable table) {
        StringBuilder page = new StringBuilder(HEAD);
        if (table.functions().isEmpty()) {
            page.append(EMPTY);
        } else {
            functions(page, table);
            workers(page, table);
        }
        return page.append("<p><a href=\"/_/metrics\">metrics</a></p>\n</body>\n</html>\n")
                .toString();
    }

    private static void functions(StringBuilder page, FunctionTable table) {
        page.append("<table>\n<tr><th>function<th>runtime<th class=n>version<th>tenant")
                .append("<th class=n>memory, MiB<th class=n>running<th class=n>waiting</tr>\n");
        for (Function function : table.functions()) {
            String name = escaped(function.name());
            page.append("<tr><td><a href=\"/").append(name).append("\">").append(name);
            page.append("</a><td>")
                    .append(escaped(function.stored().currentVersion().manifest().runtime()));
            page.append("<td class=n>").append(function.stored().current());
            page.append("<td>").append(escaped(function.stored().tenant()));
            page.append("<td class=n>").append(function.settings().memory() >> 20);
            page.append("<td class=n>").append(function.running());
            page.append("<td class=n>").append(function.queued()).append("</tr>\n");
        }
        page.append("</table>\n");
    }

    private static void workers(StringBuilder page, FunctionTable table) {
        page.append("<h2>Workers</h2>\n<table>\n<tr><th>of<th class=n>process<th class=n>running")
                .append("<th class=n>crashes<th>enforced<th>missing</tr>\n");
        for (WorkerState worker : table.workers()) {
            page.append("<tr><td>").append(escaped(worker.name()));
            page.append("<td class=n>").append(worker.pid() == 0 ? "–" : worker.pid());
            page.append("<td class=n>").append(worker.running());
            page.append("<td class=n>").append(worker.crashes());
            page.append("<td>").append(escaped(String.join(", ", worker.enforced())));
            page.append("<td>").append(escaped(String.join(", ", worker.missing())));
            page.append("</tr>\n");
        }
        page.append("</table>\n");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
