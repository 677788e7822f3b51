// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import java.util.List;
import lombok.Getter;
import lombok.Setter;

/** Employees at one time. */
@Getter
@Setter
public class Meeting {
    private String subject;
    private long begin;
    private int minutes;
    private List<Employee> participants;
}
