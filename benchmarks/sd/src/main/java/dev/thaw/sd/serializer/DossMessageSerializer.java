// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import dev.thaw.doss.DOSS;
import java.lang.reflect.Type;

/** Messages of object snapshots: small graphs as bytes, without a slot or a file. */
public final class DossMessageSerializer extends ByteSerializer {
    @Override
    byte[] write(Object root) {
        return DOSS.provider().pack(root);
    }

    @Override
    Object read(Type type, byte[] data) {
        return DOSS.provider().unpack(data);
    }
}
