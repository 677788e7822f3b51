// SPDX-License-Identifier: Apache-2.0
package com.example;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Greets by name. */
@RestController
public class GreetingController {
    @GetMapping("/greetings/{name}")
    public Greeting greet(@PathVariable String name) {
        return new Greeting(name, "hello " + name);
    }
}
