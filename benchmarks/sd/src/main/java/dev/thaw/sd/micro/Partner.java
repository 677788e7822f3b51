// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import java.io.Serializable;
import java.time.OffsetDateTime;

/**
 * Who works with a {@link Client}.
 *
 * <p>Source: DOSS dissertation, table A.2.
 */
public record Partner(long id, String name, OffsetDateTime partnershipTime)
        implements Serializable {}
