// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.graal.pointsto.heap.ImageHeapConstant;
import com.oracle.svm.hosted.image.NativeImageHeap;
import com.oracle.svm.hosted.image.NativeImageHeap.ObjectInfo;
import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedInstanceClass;
import java.util.ArrayList;
import java.util.List;
import jdk.vm.ci.meta.JavaConstant;
import jdk.vm.ci.meta.JavaKind;

/** Reads objects as the image has them. */
record HeapReader(NativeImageHeap heap) {
    /** Null if it is none, or not in the image. */
    ObjectInfo object(JavaConstant value) {
        return value instanceof ImageHeapConstant && value.isNonNull()
                ? heap.getConstantInfo(value)
                : null;
    }

    /** What a field refers to; null if there is no such field, or it is not in the image. */
    JavaConstant reference(ObjectInfo object, String field) {
        HostedField found = field(object, field);
        return found != null && found.getJavaKind() == JavaKind.Object
                ? heap.hConstantReflection.readFieldValue(found, object.getConstant())
                : null;
    }

    /** The number that a field has; the other if there is no such field in the image. */
    int number(ObjectInfo object, String field, int otherwise) {
        HostedField found = field(object, field);
        return found == null
                ? otherwise
                : heap.hConstantReflection.readFieldValue(found, object.getConstant()).asInt();
    }

    private static HostedField field(ObjectInfo object, String name) {
        if (object.getClazz() instanceof HostedInstanceClass type) {
            for (HostedField field : type.getInstanceFields(true)) {
                if (field.getName().equals(name) && field.isRead() && field.isValueAvailable()) {
                    return field;
                }
            }
        }
        return null;
    }

    List<JavaConstant> elements(JavaConstant array) {
        int length = heap.hConstantReflection.readArrayLength(array);
        List<JavaConstant> elements = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            elements.add(heap.hConstantReflection.readArrayElement(array, i));
        }
        return elements;
    }
}
