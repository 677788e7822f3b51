// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The page for users has what the plugin's descriptor has. */
class GoalsTest {
    private static final Path PAGE = Path.of("README.md");
    private static final Path DESCRIPTOR = Path.of("target/classes/META-INF/maven/plugin.xml");

    private record Parameter(String goal, String name, String property, String byDefault) {}

    private static String page;
    private static final Set<String> GOALS = new TreeSet<>();
    private static final List<Parameter> PARAMETERS = new ArrayList<>();

    @BeforeAll
    static void read() throws Exception {
        page = Files.readString(PAGE);
        Element plugin =
                DocumentBuilderFactory.newDefaultInstance()
                        .newDocumentBuilder()
                        .parse(DESCRIPTOR.toFile())
                        .getDocumentElement();
        for (Element mojo : below(plugin, "mojo")) {
            String goal = below(mojo, "goal").getFirst().getTextContent();
            GOALS.add(goal);
            if (goal.equals("help")) {
                continue; // made by Maven's own plugin, and explained by it
            }
            Element configuration = below(mojo, "configuration").getFirst();
            for (Element parameter : below(mojo, "parameter")) {
                if (below(parameter, "editable").getFirst().getTextContent().equals("true")) {
                    String name = below(parameter, "name").getFirst().getTextContent();
                    Element value = below(configuration, name).getFirst();
                    PARAMETERS.add(
                            new Parameter(
                                    goal,
                                    name,
                                    value.getTextContent().replaceAll("[${}]", ""),
                                    value.getAttribute("default-value")));
                }
            }
        }
    }

    private static List<Element> below(Element parent, String name) {
        NodeList nodes = parent.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    @Test
    void eachParameterIsOnThePage() {
        assertEquals(7, GOALS.size(), GOALS.toString());
        for (String goal : GOALS) {
            assertTrue(page.contains("\n| `thaw:" + goal + "` | "), goal);
        }
        assertTrue(PARAMETERS.size() > 20, PARAMETERS.toString());
        for (Parameter each : PARAMETERS) {
            String row = "\n| `%s` | `%s` | ".formatted(each.name(), each.property());
            int at = page.indexOf(row);
            assertTrue(at >= 0, each.toString());
            if (!each.byDefault().isEmpty()) {
                String given = page.substring(at + row.length());
                assertTrue(given.startsWith("`" + each.byDefault() + "` | "), each.toString());
            }
        }
    }

    @Test
    void thePageNamesNoOther() {
        Set<String> known =
                PARAMETERS.stream().map(Parameter::property).collect(Collectors.toSet());
        known.add("thaw.home"); // which the goal toolchain sets
        Set<String> named =
                Pattern.compile("`thaw\\.[A-Za-z]+`")
                        .matcher(page)
                        .results()
                        .map(MatchResult::group)
                        .map(name -> name.replace("`", ""))
                        .collect(Collectors.toCollection(TreeSet::new));
        named.removeAll(known);
        assertEquals(Set.of(), named);
        Set<String> goals =
                Pattern.compile("thaw:([a-z-]+)")
                        .matcher(page)
                        .results()
                        .map(match -> match.group(1))
                        .collect(Collectors.toCollection(TreeSet::new));
        goals.removeAll(GOALS);
        assertEquals(Set.of(), goals);
    }
}
