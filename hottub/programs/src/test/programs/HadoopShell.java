// SPDX-License-Identifier: Apache-2.0

import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.FsShell;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.IntWritable;
import org.apache.hadoop.io.SequenceFile;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.security.UserGroupInformation;
import org.apache.hadoop.util.ToolRunner;

/** The Hadoop client on the local file system: its shell, and what programs use of it. */
public class HadoopShell {
    public static void main(String[] arguments) throws Exception {
        Configuration configuration = new Configuration();
        System.out.println(configuration.get("probe") + " " + configuration.get("io.file.buffer.size"));
        Configuration.addDefaultResource("more.xml");
        System.out.println(configuration.get("more"));
        int failed = 0;
        for (List<String> command :
                List.of(
                        List.of("-mkdir", "-p", "data/in"),
                        List.of("-put", arguments[0], "data/in/words"),
                        List.of("-cp", "data/in/words", "data/in/copy"),
                        List.of("-cat", "data/in/copy"),
                        List.of("-ls", "-C", "data/in"),
                        List.of("-count", "data"),
                        List.of("-stat", "%n %b %r", "data/in/words"),
                        List.of("-rm", "-skipTrash", "data/in/copy"),
                        List.of("-test", "-e", "data/in/copy"),
                        List.of("-ls", "missing"))) {
            int status = ToolRunner.run(new Configuration(), new FsShell(), command.toArray(new String[0]));
            System.out.println(command + " " + status);
            failed += status == 0 ? 0 : 1;
        }
        Path file = new Path("data/sequence");
        try (SequenceFile.Writer out =
                SequenceFile.createWriter(
                        configuration,
                        SequenceFile.Writer.file(file),
                        SequenceFile.Writer.keyClass(IntWritable.class),
                        SequenceFile.Writer.valueClass(Text.class))) {
            out.append(new IntWritable(1), new Text("one"));
        }
        try (SequenceFile.Reader in = new SequenceFile.Reader(configuration, SequenceFile.Reader.file(file))) {
            IntWritable key = new IntWritable();
            Text value = new Text();
            while (in.next(key, value)) {
                System.out.println(key + " " + value);
            }
        }
        // A random marker is in the file.
        FileSystem.get(configuration).delete(file, false);
        System.out.println(FileSystem.get(configuration).getScheme() + " " + FileSystem.getGlobalStorageStatistics().get("file").getScheme());
        System.out.println(UserGroupInformation.getCurrentUser().getAuthenticationMethod() + " " + UserGroupInformation.isSecurityEnabled());
        System.exit(failed == 2 ? 0 : 1);
    }
}
