// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

/** Money of a customer. */
public class Account {
    private long number;
    private Customer owner;
    private double balance;
    private char currencySign;
    private boolean active;

    public long getNumber() {
        return number;
    }

    public void setNumber(long number) {
        this.number = number;
    }

    public Customer getOwner() {
        return owner;
    }

    public void setOwner(Customer owner) {
        this.owner = owner;
    }

    public double getBalance() {
        return balance;
    }

    public void setBalance(double balance) {
        this.balance = balance;
    }

    public char getCurrencySign() {
        return currencySign;
    }

    public void setCurrencySign(char currencySign) {
        this.currencySign = currencySign;
    }

    public boolean isActive() {
        return active;
    }

    public void setActive(boolean active) {
        this.active = active;
    }
}
