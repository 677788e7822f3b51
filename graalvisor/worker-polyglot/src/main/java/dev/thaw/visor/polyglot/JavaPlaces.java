// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import com.amazonaws.services.lambda.runtime.serialization.PojoSerializer;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Signature;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;

/**
 * A Java function as its jars have it. As isolates do, its places share nothing: each has classes,
 * and so static fields, of its own.
 */
final class JavaPlaces implements Places {
    static final String LANGUAGE = "java";

    private final FunctionSettings settings;
    private final Connection connection;
    private final Signature signature;
    private final URL[] classPath;

    JavaPlaces(FunctionSettings settings, Connection connection) throws Refusal {
        this.settings = settings;
        this.connection = connection;
        String name = settings.configuration().first(":signature");
        signature = Signature.named(name).orElse(null);
        if (signature == null && !name.isEmpty()) {
            throw new Refusal("there is no signature '" + name + "'");
        }
        List<URL> urls = new ArrayList<>();
        for (Path jar : settings.jars()) {
            urls.add(checked(jar));
        }
        if (urls.isEmpty()) {
            throw new Refusal("a Java function has at least one ':jar'");
        }
        // adapters are linked with the interfaces that the function's own jars bring
        urls.add(jarOf(FunctionRuntime.class));
        urls.add(jarOf(PojoSerializer.class));
        classPath = urls.toArray(URL[]::new);
    }

    private static URL checked(Path jar) throws Refusal {
        try (JarFile file = new JarFile(jar.toFile())) {
            file.size();
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new Refusal(jar + " has no URL: " + e.getMessage());
        } catch (IOException e) {
            throw new Refusal("a jar cannot be read: " + e.getMessage());
        }
    }

    private static URL jarOf(Class<?> type) {
        return type.getProtectionDomain().getCodeSource().getLocation();
    }

    @Override
    public Place make(Slot slot) {
        return new JavaPlace(settings, signature, new FunctionLoader(classPath), connection);
    }

    @Override
    public void close() {}
}
