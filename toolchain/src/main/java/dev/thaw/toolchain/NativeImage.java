// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The {@code ./thaw native-image} command: makes sure that the home is there and runs its {@code
 * bin/native-image}.
 */
public final class NativeImage {
    /** Prints the home instead of running its native-image. */
    static final String PRINT_HOME = "--thaw-home";

    private NativeImage() {}

    public static void main(String[] args) {
        System.exit(run(args));
    }

    private static int run(String[] args) {
        try {
            GraalVMHome home =
                    new HomeAssembler(HomeAssembler.defaultCache(), System.err)
                            .assemble(HomeInputs.ofThisProcess());
            if (args.length == 1 && args[0].equals(PRINT_HOME)) {
                System.out.println(home.directory());
                return ExitCodes.OK;
            }
            List<String> command = new ArrayList<>();
            command.add(home.launcher().toString());
            command.addAll(List.of(args));
            return ChildProcess.run(new ProcessBuilder(command).inheritIO());
        } catch (ToolchainException e) {
            System.err.println("Error: " + e.getMessage());
            return ExitCodes.DRIVER_ERROR;
        } catch (IOException e) {
            System.err.println("Error: cannot start the home's native-image: " + e.getMessage());
            return ExitCodes.DRIVER_ERROR;
        }
    }
}
