// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;

/** Finds the jars and class directories that the demo itself runs with. */
public final class Libraries {
    private Libraries() {}

    /** What the native image is built of. */
    static List<Path> ofImage() {
        return List.of(
                holding("dev/thaw/demo/program/WordNet.class"),
                holding("dev/thaw/doss/DOSS.class"),
                holding("META-INF/services/dev.thaw.doss.spi.Implementation"));
    }

    /** The jar of the WordNet 3.1 database. */
    public static Path wordNet() {
        return holding("net/sf/extjwnl/data/wordnet/wn31/data.noun");
    }

    /** The demo's own jar or class directory. */
    static Path own() {
        return holding("dev/thaw/demo/Demo.class");
    }

    /** The jar or class directory of the class path that holds a resource. */
    public static Path holding(String resource) {
        URL url = Libraries.class.getClassLoader().getResource(resource);
        if (url == null) {
            throw new IllegalStateException(
                    "The class path holds no " + resource + "; run this with './thaw'.");
        }
        String text = url.toString();
        String root = text.substring(0, text.length() - resource.length());
        if (root.startsWith("jar:")) {
            root = root.substring("jar:".length(), root.length() - "!/".length());
        }
        try {
            return Path.of(new URI(root));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(url + " is not in a file", e);
        }
    }
}
