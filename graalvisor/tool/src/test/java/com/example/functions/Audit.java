// SPDX-License-Identifier: Apache-2.0
package com.example.functions;

import com.google.cloud.functions.CloudEventsFunction;
import io.cloudevents.CloudEvent;
import java.nio.charset.StandardCharsets;

/** A function for Google Cloud that takes events. */
public final class Audit implements CloudEventsFunction {
    @Override
    public void accept(CloudEvent event) {
        String data =
                event.getData() == null
                        ? "nothing"
                        : new String(event.getData().toBytes(), StandardCharsets.UTF_8);
        System.out.println(
                "event %s %s from %s about %s at %s, mine %s, %s: %s"
                        .formatted(
                                event.getId(),
                                event.getType(),
                                event.getSource(),
                                event.getSubject(),
                                event.getTime(),
                                event.getExtension("mine"),
                                event.getDataContentType(),
                                data));
    }
}
