// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the bytes of a snapshot file are spent on. */
final class SpaceUse {
    private long objects;
    private long objectBytes;
    private long header;
    private long chunkHeaders;
    private long cardTables;
    private long chunkTails;
    private long padding;
    private long referenceMap;
    private long types;

    void addHeader(long bytes) {
        header += bytes;
    }

    void addObject(long bytes) {
        objects++;
        objectBytes += bytes;
    }

    /**
     * @param headerSize bytes of the chunk's header, without its tables
     * @param objectsOffset where its objects begin
     * @param tail bytes behind its objects
     */
    void addChunk(long headerSize, long objectsOffset, long tail) {
        chunkHeaders += headerSize;
        cardTables += objectsOffset - headerSize;
        chunkTails += tail;
    }

    void addPadding(long bytes) {
        padding += bytes;
    }

    void addReferenceMap(long bytes) {
        referenceMap += bytes;
    }

    void addTypes(long bytes) {
        types += bytes;
    }

    long objects() {
        return objects;
    }

    long objectBytes() {
        return objectBytes;
    }

    /** Bytes by what they are for; without objects. */
    Map<String, Long> overhead() {
        Map<String, Long> result = new LinkedHashMap<>();
        result.put("file header", header);
        result.put("chunk headers", chunkHeaders);
        result.put("card and first-object tables", cardTables);
        result.put("unused ends of chunks", chunkTails);
        result.put("padding of pages", padding);
        result.put("reference map", referenceMap);
        result.put("type table", types);
        return result;
    }
}
