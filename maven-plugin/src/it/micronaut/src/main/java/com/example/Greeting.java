// SPDX-License-Identifier: Apache-2.0
package com.example;

import io.micronaut.serde.annotation.Serdeable;

/** What the service answers. */
@Serdeable
public record Greeting(String name, String text) {}
