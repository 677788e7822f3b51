// SPDX-License-Identifier: Apache-2.0

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.FileAppender;
import ch.qos.logback.core.read.ListAppender;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import org.slf4j.MarkerFactory;

/** Logback: the logger context, levels, appenders, the diagnostic context of threads, markers. */
public class LoggerContexts {
    private static final Logger LOG = LoggerFactory.getLogger(LoggerContexts.class);

    public static void main(String[] arguments) throws Exception {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        System.out.println(context.getName() + " " + context.getLoggerList());
        System.out.println(context.getCopyOfPropertyMap().keySet() + " " + context.getObject("seen"));
        System.out.println(MDC.getCopyOfContextMap() + " " + LOG.isDebugEnabled());
        System.out.println(MarkerFactory.getIMarkerFactory().exists("AUDIT"));
        context.reset();
        context.putObject("seen", true);
        context.putProperty("property", "value");

        ch.qos.logback.classic.Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.INFO);
        ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
        console.setContext(context);
        console.setEncoder(pattern(context, "%level [%thread] %logger{10} %X{user} %marker %property{property} - %msg%n%ex{1}"));
        console.start();
        root.addAppender(console);
        FileAppender<ILoggingEvent> file = new FileAppender<>();
        file.setContext(context);
        file.setFile("log.txt");
        file.setEncoder(pattern(context, "%msg %caller{1}"));
        file.start();
        AsyncAppender async = new AsyncAppender();
        async.setContext(context);
        async.addAppender(file);
        async.setIncludeCallerData(true);
        async.start();
        root.addAppender(async);
        ListAppender<ILoggingEvent> list = new ListAppender<>();
        list.setContext(context);
        list.start();
        root.addAppender(list);

        LOG.debug("not shown");
        MDC.put("user", "ann");
        LOG.info("hello {} and {}", "bob", Map.of("a", 1));
        context.getLogger(LoggerContexts.class).setLevel(Level.TRACE);
        LOG.trace(MarkerFactory.getMarker("AUDIT"), "marked");
        LOG.error("failed", new IllegalStateException("reason"));
        Thread other = new Thread(() -> LOG.warn("from another thread"), "other");
        other.start();
        other.join();
        LoggerFactory.getLogger("x.y.z").atInfo().addKeyValue("k", "v").log("fluent");
        System.out.println(list.list.size() + " " + context.getLogger("x.y").getEffectiveLevel());
        System.out.println(context.getLoggerList().size());
        // The context is left as it is: threads of it run, and files are open.
        async.stop();
    }

    private static PatternLayoutEncoder pattern(LoggerContext context, String pattern) {
        PatternLayoutEncoder encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setPattern(pattern);
        encoder.start();
        return encoder;
    }
}
