// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub.hdfs;

import java.io.InputStream;
import java.net.URI;
import java.util.zip.CRC32C;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Reads a file from HDFS and prints its size and checksum. */
public final class HdfsRead {
    private HdfsRead() {}

    /** Arguments: the URI of the file system, the path of the file. */
    public static void main(String[] arguments) throws Exception {
        CRC32C sum = new CRC32C();
        long size = 0;
        try (FileSystem files = FileSystem.get(URI.create(arguments[0]), new Configuration());
                InputStream in = files.open(new Path(arguments[1]))) {
            byte[] buffer = new byte[64 << 10];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                sum.update(buffer, 0, n);
                size += n;
            }
        }
        System.out.printf("%d bytes, CRC-32C %08x%n", size, sum.getValue());
    }
}
