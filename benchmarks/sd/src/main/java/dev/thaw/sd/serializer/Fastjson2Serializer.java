// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import java.lang.reflect.Type;

/** fastjson2's JSON, with references. */
public final class Fastjson2Serializer extends ByteSerializer {
    @Override
    byte[] write(Object root) {
        return JSON.toJSONBytes(root, JSONWriter.Feature.ReferenceDetection);
    }

    @Override
    Object read(Type type, byte[] data) {
        return JSON.parseObject(data, type, JSONReader.Feature.SupportArrayToBean);
    }
}
