// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import lombok.Getter;
import lombok.Setter;

/** Something to do. */
@Getter
@Setter
public class Task {
    private String title;
    private byte priority;
    private boolean done;
    private Employee assignee;
}
