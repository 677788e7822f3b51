// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

/**
 * @param id as debian
 * @param version as 12
 */
public record Distribution(Answer<String> id, Answer<String> version, Answer<String> name)
        implements Probe {
    static Distribution of(Machine machine) {
        String file = machine.exists("/etc/os-release") ? "/etc/os-release" : "/usr/lib/os-release";
        return new Distribution(
                value(machine, file, "ID="),
                value(machine, file, "VERSION_ID="),
                value(machine, file, "PRETTY_NAME="));
    }

    private static Answer<String> value(Machine machine, String file, String name) {
        return machine.field(file, name).understood(name, text -> text.replaceAll("[\"']", ""));
    }

    public boolean is(String distribution, String number) {
        return id.is(distribution::equals) && version.is(number::equals);
    }

    /** Whether packages come by apt. */
    public boolean hasApt() {
        return id.is(name -> name.equals("debian") || name.equals("ubuntu"));
    }

    @Override
    public String shown() {
        return name.shown();
    }
}
