// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.apache.commons.cli.ParseException;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.Constructor;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** picocli, Commons CLI and SnakeYAML: options of enum types, and beans made by reflection. */
@Command(
        name = "lines",
        mixinStandardHelpOptions = true,
        version = "1",
        subcommands = CommandLines.Sub.class)
public class CommandLines implements Callable<Integer> {
    enum Mode {
        FAST,
        SAFE
    }

    static final List<String> CALLS = new ArrayList<>();

    @CommandLine.Option(names = "--mode", description = "${COMPLETION-CANDIDATES}")
    Mode mode = Mode.SAFE;

    @CommandLine.Option(names = "-D")
    Map<String, Integer> numbers = new LinkedHashMap<>();

    @Parameters List<String> rest = new ArrayList<>();

    @Override
    public Integer call() {
        CALLS.add(mode + " " + numbers + " " + rest + " " + (mode == Mode.FAST));
        return CALLS.size();
    }

    @Command(name = "sub", description = "A command below.")
    static class Sub implements Runnable {
        @Override
        public void run() {
            CALLS.add("sub");
        }
    }

    /** A bean for YAML. */
    public static class Person {
        static int created;
        public String name;
        public Mode mode;
        public List<Person> friends = new ArrayList<>();

        public Person() {
            created++;
        }
    }

    public static void main(String[] arguments) {
        CommandLine line = new CommandLine(new CommandLines());
        System.out.println(line.execute("--mode", "FAST", "-Da=1", "-Db=2", "x", "y"));
        System.out.println(new CommandLine(new CommandLines()).execute("sub"));
        System.out.println(new CommandLine(new CommandLines()).execute("--mode", "SLOW"));
        System.out.println(new CommandLine(new CommandLines()).execute("--help"));
        System.out.println(CALLS);

        Options options = new Options();
        options.addOption(Option.builder("n").longOpt("number").hasArg().type(Number.class).get());
        options.addRequiredOption("r", "required", false, "has to be there");
        try {
            System.out.println(new DefaultParser().parse(options, new String[] {"-r", "--number=4.5"}).getParsedOptionValue("n").toString());
            new DefaultParser().parse(options, new String[] {"-n", "1"});
        } catch (ParseException e) {
            System.out.println(e.getMessage());
        }

        Yaml yaml = new Yaml(new Constructor(Person.class, new LoaderOptions()));
        Person ann = yaml.load("name: Ann\nmode: FAST\nfriends:\n- &b {name: Bob, mode: SAFE}\n- *b\n");
        System.out.println(ann.name + " " + (ann.mode == Mode.FAST) + " " + (ann.friends.get(0) == ann.friends.get(1)));
        System.out.println(Person.created);
        DumperOptions dumping = new DumperOptions();
        dumping.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
        System.out.print(new Yaml(dumping).dump(new Yaml().load("{a: [1, 2.5, true, 2001-01-01, ~], b: {c: '1'}}").toString()));
        System.exit(CALLS.size() == 2 ? 0 : 1);
    }
}
