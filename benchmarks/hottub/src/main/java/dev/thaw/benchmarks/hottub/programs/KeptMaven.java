// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub.programs;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

/**
 * Maven that builds again for each line that it reads, and keeps all between builds, as mvnd does:
 * its container, so the class loaders of its plugins. Classes of Maven are named, not used: they
 * are those of the Maven that is there. It runs in the class loader of Maven's core.
 */
public final class KeptMaven {
    private static final String PACKAGE = "org.apache.maven.cli.";

    /** What MavenCli does for a build, but for what it makes once. */
    private static final String[] BEFORE = {"initialize", "cli", "properties", "logging"};

    private static final String[] AFTER = {
        "commands", "configure", "toolchains", "populateRequest", "encryption", "repository"
    };

    private final Class<?> requests;
    private final Object world;
    private final Object maven;
    private boolean hasContainer;

    private KeptMaven() throws ReflectiveOperationException {
        ClassLoader core = KeptMaven.class.getClassLoader();
        Class<?> type = core.loadClass(PACKAGE + "MavenCli");
        requests = core.loadClass(PACKAGE + "CliRequest");
        world = core.getClass().getMethod("getWorld").invoke(core);
        maven = type.getConstructor(world.getClass()).newInstance(world);
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true);
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        KeptMaven kept = new KeptMaven();
        while (lines.readLine() != null) {
            answers.println("status " + kept.build(arguments));
        }
    }

    private int build(String[] arguments) throws ReflectiveOperationException {
        Constructor<?> constructor =
                requests.getDeclaredConstructor(String[].class, world.getClass());
        constructor.setAccessible(true);
        Object request = constructor.newInstance(arguments.clone(), world);
        for (String step : BEFORE) {
            call(step, request);
        }
        if (!hasContainer) {
            call("container", request);
            hasContainer = true;
        }
        for (String step : AFTER) {
            call(step, request);
        }
        return (int) call("execute", request);
    }

    private Object call(String step, Object request) throws ReflectiveOperationException {
        Method method = maven.getClass().getDeclaredMethod(step, requests);
        method.setAccessible(true);
        return method.invoke(maven, request);
    }
}
