// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.oracle.truffle.api.dsl.InlineSupport.StateField;
import com.oracle.truffle.api.dsl.InlineSupport.UnsafeAccessedField;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.nodes.NodeClass;
import com.oracle.truffle.api.object.DynamicObject;
import com.oracle.truffle.api.object.Shape;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.graalvm.polyglot.Engine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What the image's feature believes of Truffle's internals; another version may break each. */
class TruffleInternalsTest {
    private static final ClassLoader LOADER = TruffleInternalsTest.class.getClassLoader();
    private static final String FIELD_DATA = "com.oracle.truffle.api.nodes.NodeClassImpl";

    /** What is asked of each trace, one test each. */
    static final List<BuilderTraces.Trace> TRACES = BuilderTraces.all(true);

    private final Reflection reflection = new Reflection(LOADER);
    private final TruffleInternals truffle = new TruffleInternals(LOADER);

    /** Has state that generated code would reach by an offset. */
    static final class Sample extends Node {
        static final StateField STATE = StateField.create(MethodHandles.lookup(), "state");

        @UnsafeAccessedField private int state;

        @Child private Node child;
        private final int data = 1;
    }

    /** Has a place for a guest's property. */
    static final class SampleObject extends DynamicObject {
        @DynamicField private long slot;

        SampleObject(Shape shape) {
            super(shape);
        }
    }

    @Test
    void allMethodsAreStatic() {
        long checked = 0;
        for (Field field : TruffleInternals.class.getDeclaredFields()) {
            if (field.getType() == Method.class) {
                field.setAccessible(true);
                Method method = (Method) Reflection.get(field, truffle);
                assertTrue(Modifier.isStatic(method.getModifiers()), method.toString());
                checked++;
            }
        }
        assertTrue(checked > 10, "only " + checked + " methods");
    }

    @Test
    void whatIsMissingIsNamed() {
        String message =
                assertThrows(
                                IllegalStateException.class,
                                () -> reflection.field("com.oracle.truffle.api.Truffle", "no"))
                        .getMessage();
        assertTrue(message.contains("no field com.oracle.truffle.api.Truffle.no;"), message);
    }

    @ParameterizedTest
    @FieldSource("TRACES")
    void tracesTakeTheirFreshValue(BuilderTraces.Trace trace) {
        Field field = reflection.field(trace.type(), trace.field());
        Object fresh = trace.fresh().get();
        if (fresh == null) {
            assertFalse(field.getType().isPrimitive(), field.toString());
        } else if (field.getType() == boolean.class) {
            assertInstanceOf(Boolean.class, fresh);
        } else {
            assertInstanceOf(field.getType(), fresh);
        }
    }

    @Test
    void inlinedStateIsHeldByItsOffset() throws Exception {
        checkOffset(0, Sample.STATE, Sample.class.getDeclaredField("state"));
    }

    @Test
    void dynamicFieldsAreHeldByTheirOffset() throws Exception {
        Field field = SampleObject.class.getDeclaredField("slot");
        Method from =
                reflection.method(
                        "com.oracle.truffle.api.object.FieldInfo",
                        "fromField",
                        Field.class,
                        VarHandle.class);
        VarHandle handle = MethodHandles.lookup().unreflectVarHandle(field);
        checkOffset(1, Reflection.call(from, field, handle), field);
    }

    @Test
    void fieldsOfNodesAreHeldByTheirOffset() throws Exception {
        Object[] fields =
                (Object[])
                        Reflection.get(
                                reflection.field(FIELD_DATA, "fields"),
                                NodeClass.get(Sample.class));
        Field name = reflection.field(FIELD_DATA + "$NodeFieldData", "name");
        for (Object field : fields) {
            if (Reflection.get(name, field).equals("child")) {
                checkOffset(2, field, Sample.class.getDeclaredField("child"));
                return;
            }
        }
        throw new AssertionError(Arrays.toString(fields));
    }

    @Test
    void dataOfNodesIsNotFollowed() {
        Object[] fields =
                (Object[])
                        Reflection.get(
                                reflection.field(FIELD_DATA, "fields"),
                                NodeClass.get(Sample.class));
        Field name = reflection.field(FIELD_DATA + "$NodeFieldData", "name");
        OffsetHolder holder = truffle.offsetHolders().get(2);
        long data =
                Arrays.stream(fields)
                        .filter(field -> Reflection.get(name, field).equals("data"))
                        .peek(field -> assertNull(holder.target(field)))
                        .count();
        assertEquals(1, data);
    }

    private void checkOffset(int index, Object held, Field target) throws Exception {
        OffsetHolder holder = truffle.offsetHolders().get(index);
        assertTrue(holder.type().isInstance(held), held.getClass().toString());
        assertEquals(target, holder.target(held));
        assertEquals(unsafeOffset(target), Reflection.get(holder.offset(), held));
    }

    @SuppressWarnings("removal")
    private static long unsafeOffset(Field target) throws Exception {
        Field instance = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        instance.setAccessible(true);
        return ((sun.misc.Unsafe) instance.get(null)).objectFieldOffset(target);
    }

    @Test
    void librariesAndExportsAreToldByTheirAnnotations() {
        assertTrue(truffle.readLibrary(com.oracle.truffle.api.interop.InteropLibrary.class));
        assertFalse(truffle.readLibrary(String.class));
        Class<?> exporter = reflection.type("com.oracle.truffle.js.runtime.builtins.JSArrayObject");
        assertTrue(exporter.getDeclaredAnnotationsByType(ExportLibrary.class).length > 0);
        assertTrue(truffle.readExports(exporter));
        assertFalse(truffle.readExports(String.class));
    }

    @Test
    void theClassPathHasTheInterpreterAlone() {
        try (Engine engine =
                Engine.newBuilder().option("engine.WarnInterpreterOnly", "false").build()) {
            assertEquals(Set.of("js", "python"), engine.getLanguages().keySet());
            assertEquals("Interpreted", engine.getImplementationName());
        }
    }
}
