// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import com.amazonaws.services.lambda.runtime.serialization.PojoSerializer;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Signature;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What the function library of a Java function is made of. */
record ImageBuild(
        NativeImage nativeImage,
        ClassPath own,
        String entry,
        Signature signature,
        StateRoom room,
        List<String> options) {

    /**
     * Builds the library into a directory.
     *
     * @return false if it failed; the user knows why
     */
    boolean run(Path directory) throws IOException, InterruptedException {
        ClassPath all = room.addTo(own.with(ClassPath.jarOf(FunctionRuntime.class)));
        if (signature == Signature.AWS_REQUEST) {
            all = all.with(ClassPath.jarOf(PojoSerializer.class));
        }
        List<String> arguments = new ArrayList<>();
        arguments.add("-Ddev.thaw.function.entry=" + entry);
        arguments.add("-Ddev.thaw.function.signature=" + signature.externalName());
        arguments.addAll(options);
        String identity = all.identity(entry + room + options + nativeImage.builder()).toString();
        return nativeImage.build(all, identity, room.options(), arguments, directory);
    }
}
