// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import java.util.Map;
import lombok.Getter;
import lombok.Setter;

/** Tasks by their names. */
@Getter
@Setter
public class Project {
    private String name;
    private Map<String, Task> tasks;
    private Department department;
}
