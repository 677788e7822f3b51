// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import lombok.Getter;
import lombok.Setter;

/** A part of a company. */
@Getter
@Setter
public class Department {
    private String name;
    private int floor;
    private Address address;
}
