// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.layout.profile.ProfileException;
import dev.thaw.layout.profile.StartupProfile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Whether a profile is one of a program, for plugins of build tools, which may run on an older JVM.
 * Its arguments are the file and the main class; it ends with 0 if the profile is one.
 */
public final class ProfileCheck {
    private ProfileCheck() {}

    public static void main(String[] arguments) {
        try {
            System.out.println(check(Path.of(arguments[0]), arguments[1]));
        } catch (LayoutException | IOException e) {
            System.err.println("thaw layout: " + e.getMessage());
            System.exit(LayoutTool.TROUBLE);
        }
    }

    static String check(Path file, String program) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new LayoutException(
                    "There is no layout profile %s: record a start of %s first."
                            .formatted(file, program));
        }
        StartupProfile profile;
        try {
            profile = StartupProfile.read(file);
        } catch (ProfileException e) {
            throw new LayoutException("The layout profile cannot be used: " + e.getMessage());
        }
        if (!profile.programs().contains(program)) {
            throw new LayoutException(
                    "%s is the layout profile of %s, and this is %s: record a start of it."
                            .formatted(file, String.join(" and ", profile.programs()), program));
        }
        return "%s is a layout profile of %s: %d compilation units and %d objects"
                .formatted(file, program, profile.units().size(), profile.objects().size());
    }
}
