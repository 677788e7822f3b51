// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

/** A part of a company. */
public class Department {
    private String name;
    private int floor;
    private Address address;

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public int getFloor() {
        return floor;
    }

    public void setFloor(int floor) {
        this.floor = floor;
    }

    public Address getAddress() {
        return address;
    }

    public void setAddress(Address address) {
        this.address = address;
    }
}
