// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import edu.stanford.nlp.pipeline.CoreDocument;
import edu.stanford.nlp.pipeline.StanfordCoreNLP;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SampleTextTest {
    @ParameterizedTest
    @EnumSource
    void hasTheSentencesItSays(SampleText text) throws IOException {
        Properties properties = new Properties();
        properties.setProperty("annotators", "tokenize");
        try (InputStream in = SampleText.class.getResourceAsStream(text.file())) {
            String content = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            CoreDocument document = new CoreDocument(content);
            new StanfordCoreNLP(properties).annotate(document);
            assertEquals(text.sentences(), document.sentences().size());
        }
    }
}
