// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import lombok.Getter;
import lombok.Setter;

/** How to reach somebody. */
@Getter
@Setter
public class Contact {
    private String email;
    private long phone;
    private boolean preferred;
}
