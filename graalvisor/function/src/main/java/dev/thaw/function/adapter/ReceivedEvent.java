// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import dev.thaw.function.BadRequest;
import io.cloudevents.CloudEvent;
import io.cloudevents.CloudEventData;
import io.cloudevents.SpecVersion;
import java.net.URI;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** An event that came by HTTP. */
final class ReceivedEvent implements CloudEvent {
    private final SpecVersion version;
    private final Map<String, Object> values;
    private final byte[] data;

    /**
     * @param values attributes and extensions
     * @param data null if there is none
     */
    ReceivedEvent(Map<String, Object> values, byte[] data) throws BadRequest {
        version = version(String.valueOf(values.get("specversion")));
        this.values = values;
        this.data = data;
        for (String name : version.getAllAttributes()) {
            Object value = values.get(name);
            if (value != null && !(value instanceof String)) {
                throw new BadRequest("the event's %s is not a string".formatted(name));
            }
        }
        for (String name : version.getMandatoryAttributes()) {
            if (text(name) == null || text(name).isEmpty()) {
                throw new BadRequest("the event has no " + name);
            }
        }
        try {
            values.replace("source", URI.create(text("source")));
            values.computeIfPresent(schema(), (name, uri) -> URI.create(uri.toString()));
            values.computeIfPresent("time", (name, time) -> OffsetDateTime.parse(time.toString()));
        } catch (IllegalArgumentException | DateTimeException e) {
            throw new BadRequest("an attribute of the event is malformed: " + e.getMessage());
        }
    }

    private static SpecVersion version(String text) throws BadRequest {
        return switch (text) {
            case "1.0" -> SpecVersion.V1;
            case "0.3" -> SpecVersion.V03;
            default ->
                    throw new BadRequest(
                            "the event's specversion is %s, not 1.0 or 0.3".formatted(text));
        };
    }

    private String schema() {
        return version == SpecVersion.V1 ? "dataschema" : "schemaurl";
    }

    private String text(String name) {
        return (String) values.get(name);
    }

    @Override
    public CloudEventData getData() {
        return data == null ? null : () -> data;
    }

    @Override
    public SpecVersion getSpecVersion() {
        return version;
    }

    @Override
    public String getId() {
        return text("id");
    }

    @Override
    public String getType() {
        return text("type");
    }

    @Override
    public URI getSource() {
        return (URI) values.get("source");
    }

    @Override
    public String getDataContentType() {
        return text("datacontenttype");
    }

    @Override
    public URI getDataSchema() {
        return (URI) values.get(schema());
    }

    @Override
    public String getSubject() {
        return text("subject");
    }

    @Override
    public OffsetDateTime getTime() {
        return (OffsetDateTime) values.get("time");
    }

    @Override
    public Object getAttribute(String name) {
        if (!version.getAllAttributes().contains(name)) {
            throw new IllegalArgumentException(name + " is no attribute of version " + version);
        }
        return name.equals("specversion") ? version : values.get(name);
    }

    @Override
    public Object getExtension(String name) {
        return version.getAllAttributes().contains(name) ? null : values.get(name);
    }

    @Override
    public Set<String> getExtensionNames() {
        Set<String> names = new TreeSet<>(values.keySet());
        names.removeAll(version.getAllAttributes());
        return names;
    }
}
