// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.util.Optional;

/** Native functions that are called by {@code java.lang.foreign}: what they keep is not known. */
final class ForeignFunctions {
    private ForeignFunctions() {}

    /** Why the server must not be used again. */
    static Optional<String> refusal() {
        if (Jdk.FEATURE < 22
                || Jdk.used("jdk.internal.foreign.abi.NativeEntryPoint") == null
                || areThoseOfFonts()) {
            return Optional.empty();
        }
        return Optional.of("the program has called native functions (java.lang.foreign)");
    }

    /** Whether all are those that the JDK lays out text with. */
    private static boolean areThoseOfFonts() {
        if (Jdk.used("sun.font.HBShaper") == null) {
            return false;
        }
        try {
            // The JDK allows it to a module at the first call, and a reset forbids it again.
            for (Object module : Native.instances(Module.class)) {
                if (!isOfTheJdk((Module) module)
                        && Jdk.number(Module.class, module, "enableNativeAccess", "Z") != 0) {
                    return false;
                }
            }
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isOfTheJdk(Module module) {
        // The boot loader's, for which there is no module, has the server's classes.
        return module == ForeignFunctions.class.getModule()
                || module.getLayer() == ModuleLayer.boot()
                        && ModuleLayer.boot()
                                .configuration()
                                .findModule(module.getName())
                                .flatMap(found -> found.reference().location())
                                .filter(location -> location.getScheme().equals("jrt"))
                                .isPresent();
    }
}
