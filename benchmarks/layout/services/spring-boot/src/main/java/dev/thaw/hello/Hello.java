// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hello;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** A service with one answer. */
@SpringBootApplication
@RestController
public class Hello {
    public static void main(String[] args) {
        SpringApplication.run(Hello.class, args);
    }

    @GetMapping("/hello")
    public String hello() {
        return "Hello";
    }
}
