// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import com.amazonaws.services.lambda.runtime.serialization.PojoSerializer;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Signature;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What the function library of a Java function is made of.
 *
 * @param entries all functions of the library, that one among them
 */
record ImageBuild(
        NativeImage nativeImage,
        ClassPath own,
        String entry,
        Map<String, Signature> entries,
        StateRoom room,
        List<String> options) {

    /**
     * Builds the library into a directory.
     *
     * @return false if it failed; the user knows why
     */
    boolean run(Path directory) throws IOException, InterruptedException {
        ClassPath all = room.addTo(own.with(ClassPath.jarOf(FunctionRuntime.class)));
        if (entries.containsValue(Signature.AWS_REQUEST)) {
            all = all.with(ClassPath.jarOf(PojoSerializer.class));
        }
        List<String> arguments = new ArrayList<>();
        arguments.add("-Ddev.thaw.function.entry=" + entry);
        arguments.add("-Ddev.thaw.function.signature=" + entries.get(entry).externalName());
        String others =
                entries.keySet().stream()
                        .filter(other -> !other.equals(entry))
                        .collect(Collectors.joining(","));
        if (!others.isEmpty()) {
            arguments.add("-Ddev.thaw.function.others=" + others);
        }
        arguments.addAll(options);
        String more = identity(entry, entries, room, options, nativeImage.builder());
        String identity = all.identity(more).toString();
        return nativeImage.build(all, identity, room.options(), arguments, directory);
    }

    /** What an image is of beside its classes: other parts make another text. */
    static String identity(
            String entry,
            Map<String, Signature> entries,
            StateRoom room,
            List<String> options,
            String builder) {
        List<String> parts = new ArrayList<>(List.of(builder, entry, "" + room));
        entries.forEach((other, signature) -> parts.add(other + ' ' + signature.externalName()));
        parts.add("");
        parts.addAll(options);
        return String.join("\0", parts);
    }
}
