// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub.hdfs;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.hdfs.MiniDFSCluster;

/**
 * An HDFS cluster of one data node on the loopback interface, with a file for each size. Writes the
 * port to a file when it is ready, and ends with its standard input.
 */
public final class HdfsServer {
    private HdfsServer() {}

    /** Arguments: the directory for its data, the file for the port, sizes of files in MB. */
    public static void main(String[] arguments) throws Exception {
        Path directory = Path.of(arguments[0]);
        Configuration configuration = new Configuration();
        configuration.set(MiniDFSCluster.HDFS_MINIDFS_BASEDIR, directory.toString());
        configuration.set("dfs.replication", "1");
        try (MiniDFSCluster cluster =
                new MiniDFSCluster.Builder(configuration).numDataNodes(1).build()) {
            cluster.waitActive();
            FileSystem files = cluster.getFileSystem();
            for (int i = 2; i < arguments.length; i++) {
                write(files, Integer.parseInt(arguments[i]));
            }
            Path port = Path.of(arguments[1]);
            Path unfinished = port.resolveSibling(port.getFileName() + ".unfinished");
            Files.writeString(unfinished, Integer.toString(cluster.getNameNodePort()));
            Files.move(unfinished, port);
            while (System.in.read() >= 0) {
                // until whoever started the server is gone
            }
        }
        System.exit(0);
    }

    private static void write(FileSystem files, int megabytes) throws IOException {
        byte[] block = new byte[1 << 20];
        Random random = new Random(megabytes);
        try (OutputStream out =
                files.create(new org.apache.hadoop.fs.Path("/" + megabytes + "MB"))) {
            for (int i = 0; i < megabytes; i++) {
                random.nextBytes(block);
                out.write(block);
            }
        }
    }
}
