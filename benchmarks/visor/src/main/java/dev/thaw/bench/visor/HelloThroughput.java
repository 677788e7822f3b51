// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.ProcFiles;
import dev.thaw.bench.visor.functions.HelloHttp;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hello at 64 connections. The load generator runs on the same machine, so what counts is requests
 * per second of processor time, of all processes of a server.
 */
final class HelloThroughput extends VisorExperiment {
    private static final String VISOR = "thaw visor";
    private static final int CONNECTIONS = 64;
    private static final int WARM_SECONDS = 15;
    private static final Pattern REQUESTS = Pattern.compile("(\\d+) requests in ");
    private static final Pattern RATE = Pattern.compile("Requests/sec: +([\\d.]+)");

    private final int seconds;

    /** Who is compared, and how it is started. */
    private final Kind kind;

    private VisorServer visor;
    private Peers.Peer peer;

    enum Kind {
        /** Hello as each runtime likes it best. */
        WORKERD("hello64", "workerd"),
        /** The same source on both sides. */
        FRAMEWORK("http64", "functions framework");

        private final String experiment;
        private final String peer;

        Kind(String experiment, String peer) {
            this.experiment = experiment;
            this.peer = peer;
        }
    }

    HelloThroughput(Lab lab, Kind kind) {
        super(lab, kind.experiment, List.of(VISOR, kind.peer));
        this.kind = kind;
        seconds = quick ? 2 : 5;
    }

    @Override
    public void prepare() throws Exception {
        Path function =
                switch (kind) {
                    case WORKERD -> functions.hello();
                    case FRAMEWORK -> functions.helloHttp();
                };
        visor = keep(VisorServer.start(places, places.work().resolve(kind.experiment)));
        visor.deploy(function, "hello");
        Peers peers = new Peers(places);
        peer =
                keep(
                        switch (kind) {
                            case WORKERD -> peers.workerd();
                            case FRAMEWORK -> peers.functionsFramework(HelloHttp.class);
                        });
        for (String contender : contenders()) {
            wrk(url(contender), WARM_SECONDS);
        }
    }

    private String url(String contender) {
        int port = contender.equals(VISOR) ? visor.port() : peer.port();
        return "http://127.0.0.1:" + port + "/hello";
    }

    private List<Long> pids(String contender) {
        return contender.equals(VISOR) ? visor.pids() : peer.process().pids();
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        List<Long> pids = pids(contender);
        double before = ProcFiles.cpuSeconds(pids);
        String output = wrk(url(contender), seconds);
        double processor = ProcFiles.cpuSeconds(pids) - before;
        to.add("requests per processor second", "/s", number(REQUESTS, output) / processor);
        to.add("requests per second", "/s", number(RATE, output));
    }

    private static double number(Pattern pattern, String output) throws IOException {
        Matcher matcher = pattern.matcher(output);
        if (!matcher.find()) {
            throw new IOException("wrk should say " + pattern + ", but says " + output);
        }
        return Double.parseDouble(matcher.group(1));
    }

    private static String wrk(String url, int seconds) throws IOException, InterruptedException {
        String output =
                Commands.output("wrk", "-t1", "-c" + CONNECTIONS, "-d" + seconds + "s", url);
        if (output.contains("Non-2xx") || output.contains("Socket errors")) {
            throw new IOException("not all calls of " + url + " were answered: " + output);
        }
        return output;
    }
}
