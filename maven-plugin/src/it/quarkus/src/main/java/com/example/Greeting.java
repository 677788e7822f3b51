// SPDX-License-Identifier: Apache-2.0
package com.example;

/** What the service answers. */
public record Greeting(String name, String text) {}
