// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.RefusedException;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;

/**
 * Why a script, or a jar, runs in the JVM only, whatever images there are; and what cannot be at
 * all.
 */
final class JvmNeed {
    /** The runtime whose images count statements. */
    private static final String COUNTED = "javascript";

    private JvmNeed() {}

    /** For people; null: it may run in isolates. */
    static String of(Manifest manifest, FunctionSettings settings) {
        if (manifest.source() == null) {
            return null;
        }
        if (manifest.isJar()) {
            return "it is a jar, which was not compiled ('thaw function build' makes a function for isolates of it)";
        }
        if (!manifest.languages().isEmpty()) {
            return "it uses " + String.join(" and ", manifest.languages());
        }
        if (settings.statements() > 0 && !manifest.runtime().equals(COUNTED)) {
            // tried: contexts of Python in an image count nothing, those on a JVM do
            return "it has a limit of statements";
        }
        return settings.move().equals(FunctionSettings.MOVE_ALWAYS) ? "move is 'always'" : null;
    }

    /**
     * @param jvm whether the server has one, or can make it
     */
    static void check(Manifest manifest, FunctionSettings settings, boolean jvm)
            throws RefusedException {
        boolean script = manifest.source() != null;
        if ((!script || manifest.isJar()) && settings.statements() > 0) {
            throw refused(
                    "a limit of statements is for scripts; a function in Java has --cpu, --allocation, --memory and --timeout");
        }
        if (!script && !settings.move().equals(FunctionSettings.MOVE_AUTO)) {
            throw refused("--move is for scripts: a compiled function does not move");
        }
        String need = of(manifest, settings);
        if (need != null && settings.move().equals(FunctionSettings.MOVE_NEVER)) {
            throw refused(
                    "--move never keeps it in isolates, but " + need + ": only the JVM does that");
        }
        if (need != null && !jvm) {
            throw refused(
                    "it has to run in a JVM, as " + need + ", and this server has none (--jvm)");
        }
    }

    /**
     * @param lacking what the image lacks, for people
     */
    static void checkLacking(String lacking, FunctionSettings settings, boolean jvm)
            throws RefusedException {
        if (!jvm || !settings.move().equals(FunctionSettings.MOVE_AUTO)) {
            throw new RefusedException(
                    422,
                    Probe.LACKING,
                    lacking
                            + "; the JVM may have it, but "
                            + (jvm
                                    ? "--move " + settings.move() + " keeps it where it is"
                                    : "this server has none (--jvm)"));
        }
    }

    private static RefusedException refused(String message) {
        return new RefusedException(422, "setting", message);
    }
}
