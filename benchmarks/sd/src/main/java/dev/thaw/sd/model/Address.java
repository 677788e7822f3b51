// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import lombok.Getter;
import lombok.Setter;

/** A postal address. */
@Getter
@Setter
public class Address {
    private String street;
    private int number;
    private String city;
    private String postalCode;
    private String country;
}
