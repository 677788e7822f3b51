// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import lombok.Getter;
import lombok.Setter;

/** Money of a customer. */
@Getter
@Setter
public class Account {
    private long number;
    private Customer owner;
    private double balance;
    private char currencySign;
    private boolean active;
}
