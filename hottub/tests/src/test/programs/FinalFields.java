// SPDX-License-Identifier: Apache-2.0

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;

/** All that the JDK tells of whether a field is final, and what follows from it. */
public class FinalFields {
    static class Kinds {
        public static final List<String> LIST = new ArrayList<>();
        static final int NUMBER = Integer.parseInt("7");
        private static final transient Object TRANSIENT = new Object();
        protected static final Integer MODULE$ = Integer.valueOf(9);
        static final String CONSTANT = "c";
        static final VarHandle HANDLE = MethodHandles.arrayElementVarHandle(int[].class);
        static int changing = Integer.parseInt("3");
        static transient volatile Object other = new Object();
        final int instance = NUMBER;
        int own;
    }

    enum Color {
        RED,
        GREEN;

        public static final Color FIRST = RED;
        static final List<Color> ALL = List.of(values());
    }

    record Pair(int left, int right) {
        static final Pair ORIGIN = new Pair(0, 0);
    }

    interface Constants {
        List<String> NAMES = new ArrayList<>();
    }

    /** Its form in a stream is what these two fields say. */
    static class Stored implements Serializable {
        private static final long serialVersionUID = Long.parseLong("4711");
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("name", String.class), new ObjectStreamField("count", int.class)
        };
        private final String name = "n";
        private final int count = 3;
        private final int left = 5;
    }

    static class Derived extends Stored {
        static final long serialVersionUID = "derived".hashCode();
        private final long more = 1;
    }

    private static String describe(Callable<?> what) {
        try {
            return String.valueOf(what.call());
        } catch (Throwable e) {
            // Without the hash of the module.
            return e.toString().replaceAll("@[0-9a-f]+", "");
        }
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        System.out.println(describe(() -> Kinds.MODULE$ + Kinds.NUMBER));
        for (Class<?> type : List.of(Kinds.class, Color.class, Pair.class, Constants.class, Stored.class, Derived.class)) {
            Field[] fields = type.getDeclaredFields();
            Arrays.sort(fields, Comparator.comparing(Field::getName));
            for (Field field : fields) {
                show(field);
            }
        }
        System.out.println(Arrays.toString(Color.values()) + Color.valueOf("RED") + Pair.ORIGIN);
        streams();
    }

    private static void show(Field field) throws Exception {
        System.out.println("--- " + field.getName());
        Member member = field;
        Function<Field, Integer> reference = Field::getModifiers;
        System.out.println(field.toGenericString() + " | " + field);
        System.out.println(Modifier.toString(field.getModifiers()) + " " + member.getModifiers() + " " + reference.apply(field)
                + " " + member.isSynthetic() + field.isSynthetic() + field.isEnumConstant());
        System.out.println(Field.class.getMethod("getModifiers").invoke(field));
        System.out.println(describe(() -> Field.class.getMethod("accessFlags").invoke(field)).replaceFirst("^.*NoSuch.*$", "none"));
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        System.out.println(describe(() -> {
            MethodHandleInfo info = lookup.revealDirect(lookup.unreflectGetter(field));
            return info.getModifiers() + " " + info + " " + info.reflectAs(Field.class, lookup);
        }));
        System.out.println(describe(() -> lookup.unreflectSetter(field).type()));
        System.out.println(describe(() -> modes(lookup.unreflectVarHandle(field))));
        if (Modifier.isStatic(field.getModifiers())) {
            Class<?> type = field.getDeclaringClass();
            String name = field.getName();
            System.out.println(describe(() -> lookup.findStaticGetter(type, name, field.getType()).type()));
            System.out.println(describe(() -> lookup.findStaticSetter(type, name, field.getType()).type()));
            System.out.println(describe(() -> modes(lookup.findStaticVarHandle(type, name, field.getType()))));
            System.out.println(describe(() -> change(field)));
            field.setAccessible(true);
            System.out.println(describe(() -> change(field)));
            System.out.println(describe(() -> lookup.unreflectSetter(field).type()));
        }
    }

    private static String modes(VarHandle handle) {
        return handle.isAccessModeSupported(VarHandle.AccessMode.GET) + " "
                + handle.isAccessModeSupported(VarHandle.AccessMode.SET) + " "
                + handle.isAccessModeSupported(VarHandle.AccessMode.COMPARE_AND_SET);
    }

    private static String change(Field field) throws IllegalAccessException {
        field.set(null, field.get(null));
        return "changed";
    }

    private static void streams() throws IOException, ClassNotFoundException {
        for (Class<?> type : List.of(Stored.class, Derived.class, Color.class, Pair.class)) {
            ObjectStreamClass form = ObjectStreamClass.lookupAny(type);
            System.out.println(form + " " + form.getSerialVersionUID() + " " + Arrays.toString(form.getFields()));
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new Derived());
        }
        System.out.println(Base64.getEncoder().encodeToString(bytes.toByteArray()));
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            Stored read = (Stored) in.readObject();
            System.out.println(read.getClass() + read.name + read.count + read.left);
        }
    }
}
