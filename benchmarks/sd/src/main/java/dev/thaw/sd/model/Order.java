// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import java.util.List;

/** What a customer wants. */
public class Order {
    private long id;
    private Customer customer;
    private List<Product> products;
    private OrderState state;

    public long getId() {
        return id;
    }

    public void setId(long id) {
        this.id = id;
    }

    public Customer getCustomer() {
        return customer;
    }

    public void setCustomer(Customer customer) {
        this.customer = customer;
    }

    public List<Product> getProducts() {
        return products;
    }

    public void setProducts(List<Product> products) {
        this.products = products;
    }

    public OrderState getState() {
        return state;
    }

    public void setState(OrderState state) {
        this.state = state;
    }
}
