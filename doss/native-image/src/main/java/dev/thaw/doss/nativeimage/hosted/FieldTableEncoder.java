// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedInstanceClass;
import com.oracle.svm.hosted.meta.HostedType;
import dev.thaw.doss.nativeimage.FieldTable;
import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.graalvm.word.WordBase;

/** Writes the table of fields into the image. */
final class FieldTableEncoder {
    /** Far above what any type's field names take. */
    private static final int MAX_TYPE_SIZE = 1 << 20;

    private ByteBuffer encoded = ByteBuffer.allocate(MAX_TYPE_SIZE);

    void encode(Collection<HostedType> types, FieldTable table) {
        int largest = types.stream().mapToInt(HostedType::getTypeID).max().orElse(0);
        int[] begins = new int[largest + 1];
        encoded.putInt(0); // so that no type begins at 0
        for (HostedType type : types) {
            if (type instanceof HostedInstanceClass instance && instance.isInstantiated()) {
                List<Field> fields = fieldsOf(instance);
                if (!fields.isEmpty()) {
                    begins[type.getTypeID()] = encoded.position();
                    FieldTable.encode(fields, room());
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
            // Fields that nothing reads have no place.
            if (field.getLocation() > 0) {
                char kind = kindOf(field.getType().getJavaClass());
                result.add(new Field(field.getLocation(), kind, field.getName()));
            }
        }
        result.sort(Comparator.comparingInt(Field::offset));
        return result;
    }

    private static char kindOf(Class<?> type) {
        if (type.isPrimitive()) {
            return type.descriptorString().charAt(0);
        }
        return WordBase.class.isAssignableFrom(type) ? 'J' : SnapshotTypes.REFERENCE;
    }
}
