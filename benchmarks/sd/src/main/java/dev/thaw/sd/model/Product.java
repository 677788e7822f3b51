// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import lombok.Getter;
import lombok.Setter;

/** What is sold. */
@Getter
@Setter
public class Product {
    private long id;
    private String name;
    private double price;
    private float weight;
    private short stock;
}
