// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import java.io.Serializable;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/**
 * A client of a service, as plain data: the fields are public, so that each library reads and
 * writes them in its own way.
 *
 * <p>Source: DOSS dissertation, table A.1.
 */
public class Client implements Serializable {
    public long id;
    public int index;
    public boolean isActive;
    public BigDecimal balance;
    public String picture;
    public int age;
    public EyeColor eyeColor;
    public String name;
    public String gender;
    public String company;
    public String[] emails;
    public long[] phones;
    public String address;
    public String about;
    public LocalDate registered;
    public double latitude;
    public double longitude;
    public List<String> tags;
    public List<Partner> partners;
}
