// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

/** How to reach somebody. */
public class Contact {
    private String email;
    private long phone;
    private boolean preferred;

    public String getEmail() {
        return email;
    }

    public void setEmail(String email) {
        this.email = email;
    }

    public long getPhone() {
        return phone;
    }

    public void setPhone(long phone) {
        this.phone = phone;
    }

    public boolean isPreferred() {
        return preferred;
    }

    public void setPreferred(boolean preferred) {
        this.preferred = preferred;
    }
}
