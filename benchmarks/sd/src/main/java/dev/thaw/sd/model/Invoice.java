// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import lombok.Getter;
import lombok.Setter;

/** What a customer owes. */
@Getter
@Setter
public class Invoice {
    private long id;
    private Customer customer;
    private InvoiceLine[] lines;
    private double total;
    private boolean paid;
}
