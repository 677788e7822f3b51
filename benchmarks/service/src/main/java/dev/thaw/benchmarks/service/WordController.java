// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.service;

import dev.thaw.wordnet.Dictionary;
import dev.thaw.wordnet.program.Answers;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Post;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;

/** WordNet through HTTP. */
@Controller(produces = MediaType.TEXT_PLAIN)
@ExecuteOn(TaskExecutors.IO) // parsing must not block those who read requests
public class WordController {
    private final Words words;

    WordController(Words words) {
        this.words = words;
    }

    /** What the dictionary says about a word or one of its forms. */
    @Get("/words/{word}")
    public HttpResponse<String> word(String word) {
        Dictionary dictionary = words.dictionary();
        String answer = Answers.about(word, dictionary);
        return dictionary.lookUp(word).isEmpty()
                ? HttpResponse.notFound(answer)
                : HttpResponse.ok(answer);
    }

    /** Collects garbage: what is left from parsing would count against those that parse. */
    @Post("/collect")
    public String collect() {
        System.gc();
        return "collected\n";
    }
}
