// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import java.util.List;

/** Employees at one time. */
public class Meeting {
    private String subject;
    private long begin;
    private int minutes;
    private List<Employee> participants;

    public String getSubject() {
        return subject;
    }

    public void setSubject(String subject) {
        this.subject = subject;
    }

    public long getBegin() {
        return begin;
    }

    public void setBegin(long begin) {
        this.begin = begin;
    }

    public int getMinutes() {
        return minutes;
    }

    public void setMinutes(int minutes) {
        this.minutes = minutes;
    }

    public List<Employee> getParticipants() {
        return participants;
    }

    public void setParticipants(List<Employee> participants) {
        this.participants = participants;
    }
}
