// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Queue;

/**
 * The options of the run, as properties and as {@code RuntimeMXBean.getInputArguments} shows them.
 * All runs of a server have the same options up to the values of those that only programs read.
 */
final class InputArguments {
    private static final String LIBRARY = "/libthaw_hottub.so";

    /** What the client's {@code pool.rs} puts in front of the options. */
    private static final String HEAP = "-XX:MaxHeapFreeRatio=97";

    /** That, too. With one of its own, a program is not run in a server. */
    private static final String ERROR_FILE = "-XX:ErrorFile=";

    private static String[] current = {};

    private InputArguments() {}

    /** Called before the run. */
    static void set(Request request, Properties properties) {
        current = request.properties;
        for (String option : current) {
            properties.setProperty(name(option), option.substring(valueBegins(option)));
        }
    }

    /** Called after the run: nobody else is to find its values, and the next has its own. */
    static void forget(List<Map<Object, Object>> all) {
        for (Map<Object, Object> properties : all) {
            for (String option : current) {
                properties.put(name(option), "");
            }
        }
        current = new String[0];
    }

    /** What the JVM would say if it had been started for this run; called by the C library. */
    static String[] ofRun(String[] ofServer) {
        Queue<String> values = new ArrayDeque<>(Arrays.asList(current));
        List<String> shown = new ArrayList<>(ofServer.length);
        boolean heapSeen = false;
        for (String option : ofServer) {
            if (!heapSeen && option.equals(HEAP)) {
                heapSeen = true;
                continue;
            }
            if (option.startsWith(ERROR_FILE)
                    || (option.startsWith("-agentpath:") && option.endsWith(LIBRARY))) {
                continue;
            }
            boolean ofRun =
                    !values.isEmpty()
                            && option.startsWith("-D")
                            && name(option).equals(name(values.element()));
            shown.add(ofRun ? values.remove() : option);
        }
        return shown.toArray(new String[0]);
    }

    private static String name(String option) {
        int end = option.indexOf('=');
        return option.substring("-D".length(), end < 0 ? option.length() : end);
    }

    private static int valueBegins(String option) {
        int end = option.indexOf('=');
        return end < 0 ? option.length() : end + 1;
    }
}
