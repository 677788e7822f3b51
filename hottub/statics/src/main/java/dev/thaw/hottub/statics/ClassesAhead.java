// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import org.objectweb.asm.ClassReader;

/**
 * The classes that a program may well load, before it has run: those that its main class refers to,
 * those that these refer to, and so on, with the providers of services that are named; then all
 * beside the main class. Nothing is loaded; what else a run loads is transformed then.
 */
final class ClassesAhead {
    /** As long as seconds of work, and some tens of MiB on disk. */
    private static final int MOST_CLASSES = 4000;

    private static final long MOST_BYTES = 64 << 20;

    /** Of all files in the directories. */
    private static final int MOST_LISTED = 50_000;

    private static final int CONSTANT_CLASS = 7;
    private static final String SUFFIX = ".class";
    private static final String SERVICES = "META-INF/services/";

    /** Is given each class: its name, its class file, and whether it is the JDK's. */
    interface Use {
        /** Returns how many bytes that takes. */
        long use(String name, byte[] classFile, boolean ofJdk);
    }

    private final ClassLoader loader;
    private final Hierarchy hierarchy;
    private final Use use;
    private final Deque<String> next = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();
    private int classes;
    private long bytes;
    private int listed;

    ClassesAhead(ClassLoader loader, Hierarchy hierarchy, Use use) {
        this.loader = loader;
        this.hierarchy = hierarchy;
        this.use = use;
    }

    /** The main class has its name as in class files. */
    void from(String main) throws IOException {
        URL place = loader.getResource(main + SUFFIX);
        add(main);
        drain();
        if (place != null) {
            for (String name : beside(place, main)) {
                add(name);
                drain();
            }
        }
    }

    private void add(String name) {
        if (seen.add(name)) {
            next.add(name);
        }
    }

    private void drain() throws IOException {
        while (!next.isEmpty() && classes < MOST_CLASSES && bytes < MOST_BYTES) {
            String name = next.poll();
            if (!name.startsWith("java/lang/")) {
                addProviders(name);
            }
            // Who refers to one class of the desktop refers to most of them in the end.
            if (!hierarchy.isPlatform(name) && !hierarchy.isRenewed(name)) {
                one(name);
            }
        }
    }

    private void one(String name) {
        URL place = loader.getResource(name + SUFFIX);
        if (place == null) {
            return;
        }
        try {
            byte[] classFile = read(place);
            ClassReader reader = new ClassReader(classFile);
            if (!reader.getClassName().equals(name)) {
                return;
            }
            classes++;
            bytes += use.use(name, classFile, place.getProtocol().equals("jrt"));
            addReferences(reader);
        } catch (IOException | RuntimeException e) {
            // A run that needs it will say what is wrong.
        }
    }

    private void addReferences(ClassReader reader) {
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int at = reader.getItem(i);
            // Behind a long or a double there is an item that is none.
            if (at > 0 && reader.readByte(at - 1) == CONSTANT_CLASS) {
                String name = reader.readUTF8(at, buffer);
                if (!name.startsWith("[")) {
                    add(name);
                } else if (name.endsWith(";")) {
                    add(name.substring(name.indexOf('L') + 1, name.length() - 1));
                }
            }
        }
    }

    private void addProviders(String service) throws IOException {
        List<URL> files =
                Collections.list(loader.getResources(SERVICES + service.replace('/', '.')));
        for (URL file : files) {
            String text = new String(read(file), StandardCharsets.UTF_8);
            text.lines()
                    .map(line -> line.replaceAll("#.*", "").strip())
                    .filter(line -> !line.isEmpty())
                    .forEach(line -> add(line.replace('.', '/')));
        }
    }

    private static byte[] read(URL place) throws IOException {
        URLConnection connection = place.openConnection();
        try (InputStream in = connection.getInputStream()) {
            return in.readAllBytes();
        }
    }

    /** The names of all classes in the same jar or directory; not of a module of the JDK. */
    private List<String> beside(URL place, String main) throws IOException {
        if (place.openConnection() instanceof JarURLConnection jar) {
            return jar.getJarFile().stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.endsWith(SUFFIX) && !name.startsWith("META-INF/"))
                    .map(ClassesAhead::withoutSuffix)
                    .toList();
        }
        if (!place.getProtocol().equals("file")) {
            return List.of();
        }
        Path directory = Path.of(URI.create(place.toString()));
        for (int i = main.split("/").length; i > 0; i--) {
            directory = directory.getParent();
        }
        List<String> names = new ArrayList<>();
        addClasses(directory, "", names);
        return names;
    }

    private void addClasses(Path directory, String prefix, List<String> names) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                if (++listed > MOST_LISTED) {
                    return;
                }
                if (name.endsWith(SUFFIX)) {
                    names.add(prefix + withoutSuffix(name));
                } else if (name.indexOf('.') < 0
                        && Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
                    addClasses(file, prefix + name + "/", names);
                }
            }
        }
    }

    private static String withoutSuffix(String name) {
        return name.substring(0, name.length() - SUFFIX.length());
    }
}
