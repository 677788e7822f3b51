// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout.programs;

import com.ctc.wstx.stax.WstxInputFactory;
import com.ctc.wstx.stax.WstxOutputFactory;
import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;

/** Reads a catalogue as XML and writes its prices. */
public final class XmlProgram {
    private XmlProgram() {}

    private static final String CATALOGUE =
            """
            <catalogue currency="EUR">
              <article id="1"><name>tea</name><price>3.50</price></article>
              <article id="2"><name>cup &amp; saucer</name><price>7.25</price></article>
            </catalogue>
            """;

    public static void main(String[] args) throws XMLStreamException {
        XMLStreamReader in =
                new WstxInputFactory().createXMLStreamReader(new StringReader(CATALOGUE));
        StringWriter text = new StringWriter();
        XMLStreamWriter out = new WstxOutputFactory().createXMLStreamWriter(text);
        out.writeStartElement("prices");
        String name = "";
        while (in.hasNext()) {
            if (in.next() == XMLStreamConstants.START_ELEMENT) {
                switch (in.getLocalName()) {
                    case "name" -> name = in.getElementText();
                    case "price" -> {
                        out.writeStartElement("price");
                        out.writeAttribute("of", name);
                        out.writeCharacters(in.getElementText());
                        out.writeEndElement();
                    }
                    default -> {}
                }
            }
        }
        out.writeEndElement();
        out.close();
        System.out.println(text);
    }
}
