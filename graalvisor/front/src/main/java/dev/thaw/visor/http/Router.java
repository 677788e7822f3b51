// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

/** Decides who answers a request. */
public interface Router {
    /** Gets its body; an answer may have been given already. */
    RequestSink route(Exchange exchange);
}
