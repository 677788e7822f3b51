// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * One artifact of a repository.
 *
 * @param directory of its version
 */
record Library(Path directory, Element pom) {

    static Library in(Path directory) throws IOException {
        Path artifact = directory.getParent().getFileName();
        Path file = directory.resolve("%s-%s.pom".formatted(artifact, directory.getFileName()));
        try (InputStream in = Files.newInputStream(file)) {
            Document document =
                    DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(in);
            return new Library(directory, document.getDocumentElement());
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException(file + " is no XML", e);
        }
    }

    String name() {
        return directory.getParent().getFileName().toString();
    }

    /** As it is in the name of its files. */
    String version() {
        return directory.getFileName().toString();
    }

    Path file(String suffix) {
        return directory.resolve(name() + "-" + version() + suffix);
    }

    /** Such as the parent of all: it has no jar. */
    boolean isPom() {
        return text("packaging").filter("pom"::equals).isPresent();
    }

    /** What is at a path of the pom, which begins below its root. */
    Optional<String> text(String path) {
        List<Element> found = all(path);
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(found.getFirst().getTextContent().strip());
    }

    List<Element> all(String path) {
        List<Element> elements = List.of(pom);
        for (String name : path.split("/")) {
            elements = elements.stream().flatMap(each -> children(each, name).stream()).toList();
        }
        return elements;
    }

    static List<Element> children(Element parent, String name) {
        List<Element> children = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getTagName().equals(name)) {
                children.add(element);
            }
        }
        return children;
    }

    /** The text of a child; empty if there is none. */
    static String child(Element element, String name) {
        List<Element> children = children(element, name);
        return children.isEmpty() ? "" : children.getFirst().getTextContent().strip();
    }

    @Override
    public String toString() {
        return name();
    }
}
