// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

/** What a customer owes. */
public class Invoice {
    private long id;
    private Customer customer;
    private InvoiceLine[] lines;
    private double total;
    private boolean paid;

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

    public InvoiceLine[] getLines() {
        return lines;
    }

    public void setLines(InvoiceLine[] lines) {
        this.lines = lines;
    }

    public double getTotal() {
        return total;
    }

    public void setTotal(double total) {
        this.total = total;
    }

    public boolean isPaid() {
        return paid;
    }

    public void setPaid(boolean paid) {
        this.paid = paid;
    }
}
