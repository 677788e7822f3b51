// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import lombok.Getter;
import lombok.Setter;

/** Who buys. */
@Getter
@Setter
public class Customer {
    private long id;
    private String name;
    private Address address;
    private Contact contact;
    private double discount;
}
