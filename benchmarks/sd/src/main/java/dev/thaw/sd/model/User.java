// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

/** Who signs in. */
public class User {
    private String login;
    private Integer age;
    private Long lastLogin;
    private Boolean enabled;
    private Character initial;
    private long[] sessions;
    private String[] roles;

    public String getLogin() {
        return login;
    }

    public void setLogin(String login) {
        this.login = login;
    }

    public Integer getAge() {
        return age;
    }

    public void setAge(Integer age) {
        this.age = age;
    }

    public Long getLastLogin() {
        return lastLogin;
    }

    public void setLastLogin(Long lastLogin) {
        this.lastLogin = lastLogin;
    }

    public Boolean getEnabled() {
        return enabled;
    }

    public void setEnabled(Boolean enabled) {
        this.enabled = enabled;
    }

    public Character getInitial() {
        return initial;
    }

    public void setInitial(Character initial) {
        this.initial = initial;
    }

    public long[] getSessions() {
        return sessions;
    }

    public void setSessions(long[] sessions) {
        this.sessions = sessions;
    }

    public String[] getRoles() {
        return roles;
    }

    public void setRoles(String[] roles) {
        this.roles = roles;
    }
}
