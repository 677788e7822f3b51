// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import lombok.Getter;
import lombok.Setter;

/** Who works in a department. */
@Getter
@Setter
public class Employee {
    private long id;
    private String name;
    private int age;
    private Department department;
    private Employee manager;
    private double salary;
}
