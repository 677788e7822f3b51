// SPDX-License-Identifier: Apache-2.0

import java.lang.System.Logger;
import java.net.InetAddress;
import java.net.URI;
import java.net.URL;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.nio.channels.spi.SelectorProvider;
import java.nio.charset.Charset;
import java.nio.charset.spi.CharsetProvider;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.spi.FileSystemProvider;
import java.text.BreakIterator;
import java.text.Collator;
import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.time.chrono.Chronology;
import java.time.zone.ZoneRulesProvider;
import java.util.Calendar;
import java.util.Currency;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.random.RandomGeneratorFactory;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXConnectorServerFactory;
import javax.management.remote.JMXServiceURL;
import javax.naming.Context;
import javax.naming.directory.InitialDirContext;

/** Makes the JDK look for providers of a service on the class path, and says which it has made. */
public class Providers {
    private static final Set<String> MADE = new TreeSet<>();
    private static final Locale NOBODYS = new Locale("qq", "QQ");

    /** Constructors of providers call it. */
    public static void made(Object provider) {
        MADE.add(provider.getClass().getName());
    }

    public static void main(String[] services) {
        System.out.println("pid " + ProcessHandle.current().pid());
        for (String service : services) {
            MADE.clear();
            String thrown = "";
            try {
                look(service);
            } catch (Throwable e) {
                // Providers that do nothing are of no use to the JDK.
                thrown = " " + e.getClass().getName();
            }
            System.out.println(service + " " + (MADE.isEmpty() ? "none" + thrown : MADE));
        }
        System.exit(0);
    }

    private static void look(String service) throws Exception {
        switch (service) {
            case "java.lang.System$LoggerFinder" -> System.getLogger("providers").log(Logger.Level.DEBUG, "looked for");
            case "java.net.ContentHandlerFactory" -> new URL("jrt:/java.base/java/lang/Object.class").getContent();
            case "java.net.spi.InetAddressResolverProvider" -> InetAddress.getByName("localhost");
            case "java.net.spi.URLStreamHandlerProvider" -> new URL("providers:x");
            case "java.nio.channels.spi.AsynchronousChannelProvider" -> AsynchronousChannelProvider.provider();
            case "java.nio.channels.spi.SelectorProvider" -> SelectorProvider.provider();
            case "java.nio.charset.spi.CharsetProvider" -> Charset.forName("x-providers");
            case "java.nio.file.spi.FileSystemProvider" -> FileSystemProvider.installedProviders();
            case "java.nio.file.spi.FileTypeDetector" -> Files.probeContentType(Path.of("providers.providers"));
            case "java.text.spi.BreakIteratorProvider" -> BreakIterator.getWordInstance(NOBODYS);
            case "java.text.spi.CollatorProvider" -> Collator.getInstance(NOBODYS);
            case "java.text.spi.DateFormatProvider" -> DateFormat.getDateInstance(DateFormat.LONG, NOBODYS);
            case "java.text.spi.DateFormatSymbolsProvider" -> DateFormatSymbols.getInstance(NOBODYS);
            case "java.text.spi.DecimalFormatSymbolsProvider" -> DecimalFormatSymbols.getInstance(NOBODYS);
            case "java.text.spi.NumberFormatProvider" -> NumberFormat.getInstance(NOBODYS);
            case "java.util.spi.CalendarDataProvider" -> Calendar.getInstance(NOBODYS).getFirstDayOfWeek();
            case "java.util.spi.CalendarNameProvider" ->
                    Calendar.getInstance(NOBODYS).getDisplayName(Calendar.MONTH, Calendar.LONG, NOBODYS);
            case "java.util.spi.CurrencyNameProvider" -> Currency.getInstance("EUR").getDisplayName(NOBODYS);
            case "java.util.spi.LocaleNameProvider" -> Locale.FRANCE.getDisplayName(NOBODYS);
            case "java.util.spi.TimeZoneNameProvider" -> TimeZone.getTimeZone("Europe/Paris").getDisplayName(NOBODYS);
            case "java.time.chrono.AbstractChronology", "java.time.chrono.Chronology" -> Chronology.getAvailableChronologies();
            case "java.time.zone.ZoneRulesProvider" -> ZoneRulesProvider.getAvailableZoneIds();
            case "java.util.random.RandomGenerator" -> RandomGeneratorFactory.all().forEach(RandomGeneratorFactory::create);
            case "java.util.spi.ResourceBundleControlProvider" -> ResourceBundle.getBundle("Pieces$Bundle");
            case "javax.management.remote.JMXConnectorProvider" ->
                    JMXConnectorFactory.newJMXConnector(new JMXServiceURL("service:jmx:providers://x"), null);
            case "javax.management.remote.JMXConnectorServerProvider" ->
                    JMXConnectorServerFactory.newJMXConnectorServer(new JMXServiceURL("service:jmx:providers://x"), null, null);
            case "javax.naming.ldap.spi.LdapDnsProvider" -> {
                Hashtable<String, String> environment = new Hashtable<>();
                environment.put(Context.INITIAL_CONTEXT_FACTORY, "com.sun.jndi.ldap.LdapCtxFactory");
                environment.put(Context.PROVIDER_URL, "ldap:///dc=providers,dc=invalid");
                new InitialDirContext(environment);
            }
            case "java.rmi.server.RMIClassLoaderSpi" -> java.rmi.server.RMIClassLoader.getDefaultProviderInstance();
            case "javax.script.ScriptEngineFactory" -> new javax.script.ScriptEngineManager().getEngineFactories();
            case "java.sql.Driver" -> java.sql.DriverManager.drivers().count();
            case "javax.sql.rowset.RowSetFactory" -> javax.sql.rowset.RowSetProvider.newFactory();
            case "com.sun.net.httpserver.spi.HttpServerProvider" -> com.sun.net.httpserver.spi.HttpServerProvider.provider();
            case "javax.xml.datatype.DatatypeFactory" -> javax.xml.datatype.DatatypeFactory.newInstance();
            case "javax.xml.parsers.DocumentBuilderFactory" -> javax.xml.parsers.DocumentBuilderFactory.newInstance();
            case "javax.xml.parsers.SAXParserFactory" -> javax.xml.parsers.SAXParserFactory.newInstance();
            case "javax.xml.stream.XMLEventFactory" -> javax.xml.stream.XMLEventFactory.newInstance();
            case "javax.xml.stream.XMLInputFactory" -> javax.xml.stream.XMLInputFactory.newInstance();
            case "javax.xml.stream.XMLOutputFactory" -> javax.xml.stream.XMLOutputFactory.newInstance();
            case "javax.xml.transform.TransformerFactory" -> javax.xml.transform.TransformerFactory.newInstance();
            case "javax.xml.validation.SchemaFactory" -> javax.xml.validation.SchemaFactory.newInstance("http://providers");
            case "javax.xml.xpath.XPathFactory" -> javax.xml.xpath.XPathFactory.newInstance("http://providers");
            case "org.xml.sax.XMLReader" -> org.xml.sax.helpers.XMLReaderFactory.createXMLReader();
            default -> throw new IllegalArgumentException("nothing looks for " + service);
        }
    }

    /** One that the JDK keeps what it makes of. */
    public static final class Charsets extends CharsetProvider {
        public Charsets() {
            made(this);
        }

        @Override
        public Iterator<Charset> charsets() {
            return List.<Charset>of(new Own()).iterator();
        }

        @Override
        public Charset charsetForName(String name) {
            return name.equals("x-providers") ? new Own() : null;
        }
    }

    static boolean isOfThisRun(Charset charset) {
        return charset instanceof Own own && own.run == MADE;
    }

    private static final class Own extends Charset {
        private final Object run = MADE;

        Own() {
            super("x-providers", new String[0]);
        }

        @Override
        public boolean contains(Charset other) {
            return false;
        }

        @Override
        public java.nio.charset.CharsetDecoder newDecoder() {
            throw new UnsupportedOperationException("newDecoder");
        }

        @Override
        public java.nio.charset.CharsetEncoder newEncoder() {
            throw new UnsupportedOperationException("newEncoder");
        }
    }
}
