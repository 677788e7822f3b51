// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import lombok.Getter;
import lombok.Setter;

/** Who signs in. */
@Getter
@Setter
public class User {
    private String login;
    private Integer age;
    private Long lastLogin;
    private Boolean enabled;
    private Character initial;
    private long[] sessions;
    private String[] roles;
}
