// SPDX-License-Identifier: Apache-2.0
package com.example;

import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;

/** Greets by name. */
@Controller("/greetings")
public class GreetingController {
    @Get("/{name}")
    public Greeting greet(String name) {
        return new Greeting(name, "hello " + name);
    }
}
