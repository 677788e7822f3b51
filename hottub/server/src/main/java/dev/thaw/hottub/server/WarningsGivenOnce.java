// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.ArrayList;
import java.util.List;

/** What the JDK says once: of native access, of {@code Unsafe}, of security managers. */
final class WarningsGivenOnce implements JdkPieces.Action {
    private static final String TYPE_MODULE = "Ljava/lang/Module;";

    /** Modules of programs; where no option allows them native access. */
    private final List<Module> warned = new ArrayList<>();

    /** Called before the first run. */
    WarningsGivenOnce() {
        warnOf((Module) Jdk.get(Module.class, null, "ALL_UNNAMED_MODULE", TYPE_MODULE));
        for (Module module : ModuleLayer.boot().modules()) {
            if (module.getClassLoader() == ClassLoader.getSystemClassLoader()) {
                warnOf(module);
            }
        }
    }

    private void warnOf(Module module) {
        if (Jdk.number(Module.class, module, "enableNativeAccess", "Z") == 0) {
            warned.add(module);
        }
    }

    /** Called when a main class is found and nothing of it has run: its manifest may allow it. */
    void mainIsFound() {
        warned.removeIf(module -> Jdk.number(Module.class, module, "enableNativeAccess", "Z") != 0);
    }

    @Override
    public void reset() {
        for (Module module : warned) {
            Jdk.setNumber(Module.class, module, "enableNativeAccess", "Z", 0);
        }
        Class<?> unsafe = Jdk.FEATURE >= 24 ? Jdk.used("sun.misc.Unsafe") : null;
        if (unsafe != null) {
            Jdk.setNumber(unsafe, null, "memoryAccessWarned", "Z", 0);
        }
        Class<?> callers = Jdk.FEATURE < 24 ? Jdk.used("java.lang.System$CallersHolder") : null;
        if (callers != null) {
            JdkFields.clearMap(callers, "callers", Jdk.MAP);
        }
    }
}
