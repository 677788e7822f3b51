// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

/** A product and how many of it. */
public class InvoiceLine {
    private Product product;
    private int quantity;
    private double total;

    public Product getProduct() {
        return product;
    }

    public void setProduct(Product product) {
        this.product = product;
    }

    public int getQuantity() {
        return quantity;
    }

    public void setQuantity(int quantity) {
        this.quantity = quantity;
    }

    public double getTotal() {
        return total;
    }

    public void setTotal(double total) {
        this.total = total;
    }
}
