// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedInstanceClass;
import com.oracle.svm.hosted.meta.HostedType;
import dev.thaw.doss.nativeimage.ReferenceFields;
import dev.thaw.doss.nativeimage.ReferenceFields.Field;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.graalvm.word.WordBase;

/** Writes the table of reference fields into the image. */
final class ReferenceFieldsEncoder {
    /** Far above what any type's field names take. */
    private static final int MAX_TYPE_SIZE = 1 << 20;

    private ByteBuffer encoded = ByteBuffer.allocate(MAX_TYPE_SIZE);

    void encode(Collection<HostedType> types, ReferenceFields table) {
        int largest = types.stream().mapToInt(HostedType::getTypeID).max().orElse(0);
        int[] begins = new int[largest + 1];
        encoded.putInt(0); // so that no type begins at 0
        for (HostedType type : types) {
            if (type instanceof HostedInstanceClass instance && instance.isInstantiated()) {
                List<Field> fields = fieldsOf(instance);
                if (!fields.isEmpty()) {
                    begins[type.getTypeID()] = encoded.position();
                    ReferenceFields.encode(fields, room());
                }
            }
        }
        table.setFields(Arrays.copyOf(encoded.array(), encoded.position()), begins);
    }

    private ByteBuffer room() {
        if (encoded.remaining() < MAX_TYPE_SIZE) {
            ByteBuffer larger = ByteBuffer.allocate(encoded.capacity() * 2 + MAX_TYPE_SIZE);
            encoded = larger.put(encoded.flip());
        }
        return encoded;
    }

    private static List<Field> fieldsOf(HostedInstanceClass type) {
        List<Field> result = new ArrayList<>();
        for (HostedField field : type.getInstanceFields(true)) {
            Class<?> kind = field.getType().getJavaClass();
            boolean isReference = !kind.isPrimitive() && !WordBase.class.isAssignableFrom(kind);
            if (isReference && field.getLocation() > 0) {
                result.add(new Field(field.getLocation(), field.getName()));
            }
        }
        return result;
    }
}
