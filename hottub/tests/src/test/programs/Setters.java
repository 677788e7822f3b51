// SPDX-License-Identifier: Apache-2.0

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.lang.management.PlatformManagedObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Calls methods of the JDK that set what outlives a run, with something of its own, and shows what they have set; or shows
 * what is set. Which methods, and what shows it, is in a file that the test has made from the class files of the JDK.
 */
public class Setters {
    private static final String BEAN = "bean ";

    /** With what has to show something. */
    private static final int PATIENCE_MILLISECONDS = 60_000;

    /** With what may wait for ever. */
    private static final int LITTLE_PATIENCE_MILLISECONDS = 2000;

    /** Not what a setter has put in its place. */
    private static PrintStream out;

    /** A line of the file. */
    private record Line(String owner, String name, String descriptor, String getter, String caller, String[] fields, boolean hasToShow) {
        static Line parse(String text) {
            String[] words = text.split("\t", -1);
            String[] fields = words[5].isEmpty() ? new String[0] : words[5].split(",");
            return new Line(words[0], words[1], words[2], words[3], words[4], fields, Boolean.parseBoolean(words[6]));
        }
    }

    public static void main(String[] arguments) throws Exception {
        out = new PrintStream(new FileOutputStream(FileDescriptor.out), true);
        out.println("pid " + ProcessHandle.current().pid());
        switch (arguments[0]) {
            case "modules" -> modules();
            case "set" -> {
                List<String> lines = Files.readAllLines(Path.of(arguments[1]));
                for (int i = 0; i < lines.size(); i++) {
                    if (!lines.get(i).isEmpty()) {
                        out.println(i + "\t" + set(Line.parse(lines.get(i))));
                    }
                }
            }
            case "look" -> {
                Map<String, String> seen = new TreeMap<>();
                for (String line : Files.readAllLines(Path.of(arguments[1]))) {
                    if (!line.isEmpty()) {
                        look(Line.parse(line), seen);
                    }
                }
                seen.forEach((what, value) -> out.println(what + "\t" + value));
            }
            default -> throw new IllegalArgumentException(arguments[0]);
        }
        out.flush();
        // Threads of what was made do not keep the run.
        System.exit(0);
    }

    /** Whose classes outlive a run. */
    private static void modules() {
        for (Module module : ModuleLayer.boot().modules()) {
            ClassLoader loader = module.getClassLoader();
            if (loader == null || loader == ClassLoader.getPlatformClassLoader()) {
                out.println(module.getName() + " " + String.join(",", module.getPackages()));
            }
        }
    }

    private static String set(Line line) {
        String[] result = {"blocks"};
        Thread thread = new Thread(() -> result[0] = inThread(line));
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join(line.hasToShow ? PATIENCE_MILLISECONDS : LITTLE_PATIENCE_MILLISECONDS);
        } catch (InterruptedException e) {
            result[0] = "interrupted";
        }
        return result[0];
    }

    private static String inThread(Line line) {
        String result = "";
        // One of the two is what a new JVM has.
        for (boolean flag : new boolean[] {true, false}) {
            SetterArguments.begin(flag);
            try {
                result = once(line);
            } catch (Throwable e) {
                result = "failed: " + e;
            }
            if (result.startsWith("changed ") || !line.descriptor.contains("Z")) {
                break;
            }
        }
        return result.replaceAll("\\s", " ");
    }

    private static String once(Line line) throws Throwable {
        Map<String, String> before = new TreeMap<>();
        look(line, before);
        String thrown = "";
        try {
            call(line);
        } catch (InvocationTargetException e) {
            thrown = ", threw " + e.getCause();
        }
        Map<String, String> after = new TreeMap<>();
        look(line, after);
        List<String> changed = new ArrayList<>();
        after.forEach((what, value) -> {
            if (!value.equals(before.get(what))) {
                changed.add(what);
            }
        });
        return changed.isEmpty() ? "same" + thrown : "changed " + String.join(",", changed);
    }

    private static void call(Line line) throws Throwable {
        if (!line.caller.isEmpty()) {
            Method caller = SetterCalls.class.getDeclaredMethod(line.caller);
            caller.setAccessible(true);
            caller.invoke(null);
            return;
        }
        Class<?> type = Class.forName(line.owner);
        if (line.name.equals("<init>")) {
            SetterArguments.constructed(type, line.descriptor);
            return;
        }
        Executable method = find(type, line.name, line.descriptor);
        method.setAccessible(true);
        Object target = Modifier.isStatic(method.getModifiers()) ? null : target(line, type);
        Object[] values = SetterArguments.all(method.getParameterTypes());
        ((Method) method).invoke(target, values);
    }

    private static Object target(Line line, Class<?> type) throws Throwable {
        if (line.getter.isEmpty()) {
            return SetterArguments.one(type, 0);
        }
        if (line.getter.startsWith(BEAN)) {
            return beans(line.getter).get(0);
        }
        Object target = null;
        for (String one : line.getter.split("\\|")) {
            int open = one.indexOf('(');
            int dot = one.lastIndexOf('.', open);
            Class<?> owner = Class.forName(one.substring(0, dot).replace('/', '.'));
            Method getter = (Method) find(owner, one.substring(dot + 1, open), one.substring(open));
            getter.setAccessible(true);
            target = getter.invoke(target, SetterArguments.all(getter.getParameterTypes()));
        }
        return target;
    }

    private static List<?> beans(String name) throws ClassNotFoundException {
        Class<?> type = Class.forName(name.substring(BEAN.length()).replace('/', '.'));
        return ManagementFactory.getPlatformMXBeans(type.asSubclass(PlatformManagedObject.class));
    }

    static Executable find(Class<?> type, String name, String descriptor) throws NoSuchMethodException {
        Class<?>[] types =
                MethodType.fromMethodDescriptorString(descriptor, Setters.class.getClassLoader()).parameterArray();
        if (name.equals("<init>")) {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            return constructor;
        }
        return type.getDeclaredMethod(name, types);
    }

    private static void lookAtPublic(String owner, String field, Map<String, String> seen) {
        try {
            seen.put(owner + "." + field, SetterLook.of(Class.forName(owner).getField(field).get(null)));
        } catch (ReflectiveOperationException | RuntimeException e) {
            // Most have none.
        }
    }

    /** Fields, also a public one of the same name, and what the getter of that name says. */
    private static void look(Line line, Map<String, String> seen) {
        for (String field : line.fields) {
            if (field.startsWith(BEAN)) {
                try {
                    seen.put(field, SetterLook.of(beans(field).toArray()));
                } catch (ClassNotFoundException e) {
                    seen.put(field, e.toString());
                }
            } else if (!field.startsWith("native ")) {
                seen.put(field, SetterLook.field(field));
            }
        }
        if (line.name.startsWith("set") && line.caller.isEmpty()) {
            String rest = line.name.substring(3);
            lookAtPublic(line.owner, rest.toLowerCase(Locale.ROOT), seen);
            for (String name : new String[] {"get" + rest, "is" + rest, "is" + rest + "Enabled"}) {
                try {
                    Method method = Class.forName(line.owner).getDeclaredMethod(name);
                    Object target = Modifier.isStatic(method.getModifiers()) ? null : target(line, method.getDeclaringClass());
                    seen.put(line.owner + "." + name + "()", SetterLook.of(method.invoke(target)));
                } catch (NoSuchMethodException e) {
                    continue;
                } catch (Throwable e) {
                    seen.put(line.owner + "." + name + "()", e.getClass().getName());
                }
            }
        }
    }
}
