// SPDX-License-Identifier: Apache-2.0

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.InetAddress;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.logging.Logger;

/** Values for arguments: of classes of the program where that can be, else such as no JVM has. */
final class SetterArguments {
    static final String TEXT = "thawleft";

    private static final int NUMBER = 7;
    private static final int DEPTH = 3;

    private static boolean flag;
    private static int calls;

    private SetterArguments() {}

    /** Each call has texts of its own, since another may have set the same. */
    static void begin(boolean value) {
        flag = value;
        calls++;
    }

    /** A class that the test has made for the type. */
    static Class<?> ofProgram(Class<?> type) {
        try {
            return Class.forName("leaks." + type.getName().replace('.', '_').replace('$', '_'));
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    static Object[] all(Class<?>[] types) throws Exception {
        return all(types, DEPTH);
    }

    private static Object[] all(Class<?>[] types, int depth) throws Exception {
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            values[i] = one(types[i], depth);
        }
        return values;
    }

    /** Of a class of the program by this very constructor of its superclass, if there is one. */
    static Object constructed(Class<?> type, String descriptor) throws Throwable {
        Class<?> own = ofProgram(type);
        Constructor<?> constructor = (Constructor<?>) Setters.find(own == null ? type : own, "<init>", descriptor);
        constructor.setAccessible(true);
        return constructor.newInstance(all(constructor.getParameterTypes()));
    }

    static Object one(Class<?> type, int depth) throws Exception {
        Object simple = simple(type);
        if (simple != null) {
            return simple;
        }
        if (type.isArray()) {
            Object array = Array.newInstance(type.getComponentType(), 1);
            Array.set(array, 0, one(type.getComponentType(), depth));
            return array;
        }
        if (type.isEnum()) {
            Object[] constants = type.getEnumConstants();
            return constants[constants.length - 1];
        }
        Class<?> own = ofProgram(type);
        Object made = own == null ? null : construct(own, depth);
        if (made == null && !Modifier.isAbstract(type.getModifiers())) {
            made = construct(type, depth);
        }
        if (made == null) {
            made = manufacture(type, depth);
        }
        if (made == null) {
            throw new IllegalArgumentException("nothing makes a " + type.getName());
        }
        return made;
    }

    private static Object construct(Class<?> type, int depth) {
        Constructor<?>[] all = type.getConstructors();
        Arrays.sort(all, Comparator.comparing(c -> c.getParameterCount() + c.toString()));
        for (Constructor<?> constructor : all) {
            if (constructor.getParameterCount() > 0 && depth <= 0) {
                break;
            }
            try {
                return constructor.newInstance(all(constructor.getParameterTypes(), depth - 1));
            } catch (Exception | LinkageError e) {
                // Perhaps by another.
            }
        }
        return null;
    }

    private static Object manufacture(Class<?> type, int depth) {
        for (Method method : type.getMethods()) {
            if (Modifier.isStatic(method.getModifiers())
                    && type.isAssignableFrom(method.getReturnType())
                    && method.getName().matches("get\\w*|of|create|systemDefault|newInstance|open")
                    && depth > 0) {
                try {
                    Object made = method.invoke(null, all(method.getParameterTypes(), depth - 1));
                    if (made != null) {
                        return made;
                    }
                } catch (InvocationTargetException | RuntimeException | LinkageError e) {
                    // Perhaps by another.
                } catch (Exception e) {
                    return null;
                }
            }
        }
        return null;
    }

    private static Object simple(Class<?> type) throws Exception {
        String text = TEXT + calls;
        if (type == boolean.class || type == Boolean.class) {
            return flag;
        } else if (type == int.class || type == Integer.class || type == Number.class) {
            return NUMBER;
        } else if (type == long.class || type == Long.class) {
            return (long) NUMBER;
        } else if (type == short.class) {
            return (short) NUMBER;
        } else if (type == byte.class) {
            return (byte) NUMBER;
        } else if (type == char.class) {
            return (char) NUMBER;
        } else if (type == double.class) {
            return (double) NUMBER;
        } else if (type == float.class) {
            return (float) NUMBER;
        } else if (type == String.class || type == CharSequence.class) {
            return text;
        } else if (type == Class.class) {
            return SetterArguments.class;
        } else if (type == Locale.class) {
            return new Locale("qq", "QQ", text);
        } else if (type == Charset.class) {
            return StandardCharsets.UTF_16BE;
        } else if (type == URI.class) {
            return URI.create("file:/" + text);
        } else if (type == URL.class) {
            return new URL("file:/" + text);
        } else if (type == File.class) {
            return new File(text);
        } else if (type == Path.class) {
            return Path.of(text);
        } else if (type == InetAddress.class) {
            return InetAddress.getLoopbackAddress();
        } else if (type == InputStream.class) {
            return new ByteArrayInputStream(new byte[0]);
        } else if (type == OutputStream.class) {
            return new ByteArrayOutputStream();
        } else if (type == PrintStream.class) {
            return new PrintStream(new ByteArrayOutputStream());
        } else if (type == PrintWriter.class) {
            return new PrintWriter(new StringWriter());
        } else if (type == ByteBuffer.class) {
            return ByteBuffer.allocate(NUMBER);
        } else if (type == CharBuffer.class) {
            return CharBuffer.wrap(text);
        } else if (type == Method.class) {
            return SetterArguments.class.getDeclaredMethod("one", Class.class, int.class);
        } else if (type == Constructor.class) {
            return SetterArguments.class.getDeclaredConstructor();
        } else if (type == Module.class) {
            return SetterArguments.class.getModule();
        } else if (type == URLConnection.class) {
            return new URL("file:/" + text).openConnection();
        } else if (type == Logger.class) {
            return Logger.getLogger(text);
        } else if (type == java.io.Reader.class) {
            return new StringReader("");
        } else if (type == Properties.class) {
            Properties properties = new Properties();
            properties.setProperty(text, text);
            return properties;
        } else if (type == Map.class || type == HashMap.class) {
            return new HashMap<>(Map.of(text, text));
        } else if (type == Hashtable.class) {
            return new Hashtable<>(Map.of(text, text));
        } else if (type == List.class || type == Collection.class || type == Iterable.class) {
            return new ArrayList<>(List.of(text));
        } else if (type == Set.class) {
            return new HashSet<>(Set.of(text));
        } else if (type == javax.management.ObjectName.class) {
            return new javax.management.ObjectName("thaw:type=" + text);
        }
        return null;
    }
}
