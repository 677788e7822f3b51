// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;

/**
 * What java.net keeps of what a program has looked up or registered: handlers, names, open jars.
 */
final class NetworkState {
    private NetworkState() {}

    static void urls() {
        Class<?> url = Jdk.used("java.net.URL");
        if (url != null) {
            Jdk.set(url, null, "factory", "Ljava/net/URLStreamHandlerFactory;", null);
            Map<?, ?> handlers =
                    (Map<?, ?>) Jdk.get(url, null, "handlers", "Ljava/util/Hashtable;");
            handlers.values().removeIf(handler -> handler.getClass().getClassLoader() != null);
        }
    }

    static void hostNames() {
        Class<?> address = Jdk.used("java.net.InetAddress");
        if (address != null) {
            JdkFields.clearMap(address, "cache", "Ljava/util/concurrent/ConcurrentMap;");
            JdkFields.clear(address, "expirySet", "Ljava/util/NavigableSet;");
            Jdk.set(
                    address,
                    null,
                    "cachedLocalHost",
                    "Ljava/net/InetAddress$CachedLocalHost;",
                    null);
        }
    }

    /** A jar with the same name can have other contents by the next run. */
    static void jarFiles() {
        Class<?> factory = Jdk.used("sun.net.www.protocol.jar.JarFileFactory");
        if (factory == null) {
            return;
        }
        Map<?, ?> files = (Map<?, ?>) Jdk.get(factory, null, "fileCache", "Ljava/util/HashMap;");
        List<Object> open = new ArrayList<>(files.values());
        files.clear();
        JdkFields.clearMap(factory, "urlCache", "Ljava/util/HashMap;");
        for (Object file : open) {
            try {
                ((JarFile) file).close();
            } catch (IOException e) {
                // A file that is only read.
            }
        }
    }
}
