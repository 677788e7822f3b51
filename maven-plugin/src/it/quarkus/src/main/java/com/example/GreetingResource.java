// SPDX-License-Identifier: Apache-2.0
package com.example;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

/** Greets by name. */
@Path("/greetings")
public class GreetingResource {
    @GET
    @Path("/{name}")
    public Greeting greet(String name) {
        return new Greeting(name, "hello " + name);
    }
}
