// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import java.util.List;
import lombok.Getter;
import lombok.Setter;

/** What a customer wants. */
@Getter
@Setter
public class Order {
    private long id;
    private Customer customer;
    private List<Product> products;
    private OrderState state;
}
