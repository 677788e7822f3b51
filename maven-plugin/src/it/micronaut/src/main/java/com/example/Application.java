// SPDX-License-Identifier: Apache-2.0
package com.example;

import io.micronaut.runtime.Micronaut;

/** Starts the service. */
public class Application {
    public static void main(String[] arguments) {
        Micronaut.run(Application.class, arguments);
    }
}
