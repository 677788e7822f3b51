// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import lombok.Getter;
import lombok.Setter;

/** A product and how many of it. */
@Getter
@Setter
public class InvoiceLine {
    private Product product;
    private int quantity;
    private double total;
}
