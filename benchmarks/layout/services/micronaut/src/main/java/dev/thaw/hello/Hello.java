// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hello;

import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.http.annotation.Produces;
import io.micronaut.runtime.Micronaut;

/** A service with one answer. */
@Controller
public class Hello {
    public static void main(String[] args) {
        Micronaut.run(Hello.class, args);
    }

    @Get("/hello")
    @Produces(MediaType.TEXT_PLAIN)
    public String hello() {
        return "Hello";
    }
}
