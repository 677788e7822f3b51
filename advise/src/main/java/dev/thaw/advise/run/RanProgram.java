// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import dev.thaw.advise.kernel.Event;
import dev.thaw.advise.kernel.Recording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A program that was run, from its exec to its end or the next exec.
 *
 * @param file of the program; empty if the kernel did not say
 * @param events of its process, in order
 */
public record RanProgram(int process, String file, List<Event> events) {
    /** By which the JDK starts programs; it is ours. */
    private static final String OF_THE_JDK = "jspawnhelper";

    private static final double MILLION = 1e6;

    /** All of a recording, in the order of their start. A process that was only forked is none. */
    public static List<RanProgram> of(Recording recording) {
        List<List<Event>> programs = new ArrayList<>();
        Map<Integer, List<Event>> current = new HashMap<>();
        for (Event event : recording.events()) {
            if (event instanceof Event.Named named && named.executed()) {
                List<Event> begun = new ArrayList<>();
                programs.add(begun);
                current.put(event.process(), begun);
            }
            List<Event> own = current.get(event.process());
            if (own != null) {
                own.add(event);
            }
        }
        return programs.stream()
                .map(events -> new RanProgram(events.getFirst().process(), fileOf(events), events))
                .filter(program -> !program.name().equals(OF_THE_JDK))
                .toList();
    }

    /** The kernel maps the program first, then what loads its libraries. */
    private static String fileOf(List<Event> events) {
        for (Event event : events) {
            if (event instanceof Event.Mapped mapped && mapped.isOfFile()) {
                return mapped.file();
            }
        }
        return "";
    }

    public String name() {
        return file.substring(file.lastIndexOf('/') + 1);
    }

    /** From its exec to its end, in milliseconds. */
    public double wall() {
        return (events.getLast().time() - events.getFirst().time()) / MILLION;
    }

    /** What it has mapped of the file that ends so. */
    public Optional<String> mapped(String end) {
        for (Event event : events) {
            if (event instanceof Event.Mapped mapped && mapped.file().endsWith(end)) {
                return Optional.of(mapped.file());
            }
        }
        return Optional.empty();
    }

    /** How long its threads have run, in milliseconds. */
    public double processor() {
        Map<Integer, Long> since = new HashMap<>();
        long sum = 0;
        for (Event event : events) {
            switch (event) {
                case Event.Resumed resumed -> since.put(event.thread(), event.time());
                case Event.Named named when named.executed() ->
                        since.put(event.thread(), event.time());
                case Event.Stopped stopped -> {
                    Long begin = since.remove(event.thread());
                    sum += begin == null ? 0 : event.time() - begin;
                }
                default -> {}
            }
        }
        return sum / MILLION;
    }
}
