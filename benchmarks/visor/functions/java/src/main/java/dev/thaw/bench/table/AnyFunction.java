// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import java.io.IOException;

/** The one that the environment's FUNCTION names: one image to build, where six would take long. */
public final class AnyFunction implements HttpFunction {
    private final HttpFunction function;

    public AnyFunction() throws IOException {
        String name = System.getenv("FUNCTION");
        function =
                switch (name) {
                    case "helloworld" -> new Hello();
                    case "filehashing" -> new FileHashing();
                    case "restapi" -> new RestApi();
                    case "video-processing" -> new VideoProcessing();
                    case "thumbnail" -> new Thumbnail();
                    case "classify" -> new Classify();
                    case null, default ->
                            throw new IllegalArgumentException(
                                    "FUNCTION should name a function, but is " + name);
                };
    }

    @Override
    public void service(HttpRequest request, HttpResponse response) throws Exception {
        function.service(request, response);
    }
}
