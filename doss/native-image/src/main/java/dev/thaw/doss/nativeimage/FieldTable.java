// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.BuildPhaseProvider.ReadyForCompilation;
import com.oracle.svm.core.heap.UnknownObjectField;
import com.oracle.svm.core.hub.DynamicHub;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;

/** Names, kinds and places of the instance fields of all types in the image. */
public final class FieldTable {
    /** For each type a count, then for each field its offset, kind, length of name, name. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private byte[] fields;

    /** Where a type's fields begin, by type ID; 0 for types that have none. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private int[] beginByTypeId;

    @Platforms(Platform.HOSTED_ONLY.class)
    public FieldTable() {}

    @Platforms(Platform.HOSTED_ONLY.class)
    public void setFields(byte[] encoded, int[] begins) {
        fields = encoded;
        beginByTypeId = begins;
    }

    @Platforms(Platform.HOSTED_ONLY.class)
    public static void encode(List<Field> typeFields, ByteBuffer to) {
        to.putInt(typeFields.size());
        for (Field f : typeFields) {
            byte[] name = f.name().getBytes(StandardCharsets.UTF_8);
            to.putInt(f.offset()).putChar(f.kind()).putInt(name.length).put(name);
        }
    }

    /** One more than the largest type ID. */
    int typeCount() {
        return beginByTypeId.length;
    }

    List<Field> of(DynamicHub hub) {
        List<Field> result = new ArrayList<>();
        int begin = beginByTypeId[hub.getTypeID()];
        if (begin == 0) {
            return result;
        }
        ByteBuffer from = ByteBuffer.wrap(fields).position(begin);
        for (int count = from.getInt(); count > 0; count--) {
            int offset = from.getInt();
            char kind = from.getChar();
            byte[] name = new byte[from.getInt()];
            from.get(name);
            result.add(new Field(offset, kind, new String(name, StandardCharsets.UTF_8)));
        }
        return result;
    }
}
