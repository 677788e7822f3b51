// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import java.util.Map;

/** Tasks by their names. */
public class Project {
    private String name;
    private Map<String, Task> tasks;
    private Department department;

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public Map<String, Task> getTasks() {
        return tasks;
    }

    public void setTasks(Map<String, Task> tasks) {
        this.tasks = tasks;
    }

    public Department getDepartment() {
        return department;
    }

    public void setDepartment(Department department) {
        this.department = department;
    }
}
