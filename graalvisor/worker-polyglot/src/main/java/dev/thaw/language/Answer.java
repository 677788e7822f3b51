// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language;

/**
 * What a script has answered.
 *
 * @param json whether it is JSON; else it is the text that the function returned
 */
public record Answer(boolean json, String text) {
    public String contentType() {
        return json ? "application/json" : "text/plain; charset=utf-8";
    }
}
