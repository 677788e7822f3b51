// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import com.alibaba.fastjson2.JSON;
import com.dslplatform.json.DslJson;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.minlog.Log;
import com.esotericsoftware.reflectasm.FieldAccess;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.google.gson.Gson;
import dev.thaw.bench.image.ClassPath;
import dev.thaw.bench.image.ImageCache;
import dev.thaw.bench.image.ImageInputs;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.nativeimage.NativeImageImplementation;
import dev.thaw.sd.serializer.Serializers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import org.apache.fory.Fory;
import org.objenesis.Objenesis;

/** Builds the native image of {@link SdProgram}. */
final class SuiteImage {
    /** By name: a JVM has not what it extends. */
    private static final String FEATURE = "dev.thaw.sd.hosted.SuiteFeature";

    private static final List<String> OPTIONS =
            List.of(
                    "-Ob",
                    "-H:+UnlockExperimentalVMOptions",
                    "-H:+ObjectSnapshots",
                    "-H:ObjectSnapshotSlotSizeKiB=65536",
                    "-H:+ObjectSnapshotRunTimeInitializedClasses",
                    "-H:-UnlockExperimentalVMOptions",
                    "--features=" + FEATURE,
                    "--enable-url-protocols=http,https",
                    "--initialize-at-build-time=dev.thaw.sd,com.alibaba.fastjson2",
                    // A comparison that cannot see a field has to fail.
                    "--exact-reachability-metadata=dev.thaw.sd",
                    "-Dfastjson2.creator=reflect");

    private SuiteImage() {}

    /**
     * The command that starts it.
     *
     * @param graalvmHome whose bin/native-image builds the image
     * @param cache where images are kept
     * @param serializers that it has
     * @param progress gets a line for each stage
     */
    static List<String> command(
            Path graalvmHome, Path cache, Collection<String> serializers, Consumer<String> progress)
            throws IOException, InterruptedException {
        List<String> options = new ArrayList<>(OPTIONS);
        options.add("-D" + Serializers.CHOICE + "=" + String.join(",", serializers));
        ImageInputs inputs =
                new ImageInputs(
                        graalvmHome.toAbsolutePath(),
                        Serializers.areSnapshotsAlone(serializers) ? ofSnapshots() : ofAll(),
                        options,
                        SdProgram.class.getName());
        return List.of(new ImageCache(cache, "sd", progress).image(inputs).toString());
    }

    private static List<Path> ofSnapshots() {
        return ClassPath.of(SdProgram.class, DOSS.class, NativeImageImplementation.class);
    }

    private static List<Path> ofAll() {
        return ClassPath.of(
                SdProgram.class,
                DOSS.class,
                NativeImageImplementation.class,
                JSON.class,
                DslJson.class,
                Kryo.class,
                Log.class,
                FieldAccess.class,
                Objenesis.class,
                ObjectMapper.class,
                JsonFactory.class,
                JsonProperty.class,
                Jdk8Module.class,
                JavaTimeModule.class,
                Gson.class,
                Fory.class);
    }
}
