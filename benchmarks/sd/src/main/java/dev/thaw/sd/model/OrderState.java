// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

/** How far an order has come. */
public enum OrderState {
    NEW,
    SENT,
    DELIVERED
}
