// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.util.Arrays;
import java.util.Optional;

/** The ways to write a function that are known. */
public enum Signature {
    TEXT("text", "static String m(String)", null, "TextAdapter"),
    FUNCTION(
            "function",
            "java.util.function.Function<String, String>",
            "java.util.function.Function",
            "FunctionAdapter"),
    OPENWHISK("openwhisk", "static JsonObject main(JsonObject)", null, "OpenWhiskAdapter"),
    AWS_REQUEST(
            "aws-request",
            "com.amazonaws.services.lambda.runtime.RequestHandler<I, O>",
            "com.amazonaws.services.lambda.runtime.RequestHandler",
            "AwsRequestAdapter"),
    AWS_STREAM(
            "aws-stream",
            "com.amazonaws.services.lambda.runtime.RequestStreamHandler",
            "com.amazonaws.services.lambda.runtime.RequestStreamHandler",
            "AwsStreamAdapter"),
    GOOGLE_HTTP(
            "google-http",
            "com.google.cloud.functions.HttpFunction",
            "com.google.cloud.functions.HttpFunction",
            "GoogleHttpAdapter"),
    GOOGLE_CLOUDEVENTS(
            "google-cloudevents",
            "com.google.cloud.functions.CloudEventsFunction",
            "com.google.cloud.functions.CloudEventsFunction",
            "CloudEventsAdapter");

    private final String externalName;
    private final String shape;
    private final String interfaceName;
    private final String adapter;

    Signature(String externalName, String shape, String interfaceName, String adapter) {
        this.externalName = externalName;
        this.shape = shape;
        this.interfaceName = interfaceName;
        this.adapter = "dev.thaw.function.adapter." + adapter;
    }

    /** As manifests and options have it. */
    public String externalName() {
        return externalName;
    }

    /** What a user writes. */
    public String shape() {
        return shape;
    }

    /** What the class implements; empty where it is a static method. */
    public Optional<String> interfaceName() {
        return Optional.ofNullable(interfaceName);
    }

    /** A class that may need jars which only its functions have. */
    String adapterName() {
        return adapter;
    }

    public static Optional<Signature> named(String name) {
        return Arrays.stream(values()).filter(s -> s.externalName.equals(name)).findFirst();
    }
}
