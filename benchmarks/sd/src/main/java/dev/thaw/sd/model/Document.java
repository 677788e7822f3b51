// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import java.util.Set;
import lombok.Getter;
import lombok.Setter;

/** A text with its tags. */
@Getter
@Setter
public class Document {
    private String title;
    private String text;
    private byte[] checksum;
    private Set<String> tags;
}
